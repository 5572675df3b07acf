// A plain client: every game can be played to the end with it, from a menu, on any screen.
const API = "/api/v1";
const words = JSON.parse(document.getElementById("words").textContent);
const page = document.getElementById("page");

const say = (id, facts = {}) =>
  (words[id] ?? id).replace(/\{\$(\w+)\}/g, (_, name) => String(facts[name] ?? ""));

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null));
  return element;
}

function complain(text) {
  const problem = document.getElementById("problem");
  problem.textContent = text;
  problem.hidden = false;
  setTimeout(() => (problem.hidden = true), 6000);
}

function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(name + "="));
  return found ? found.slice(name.length + 1) : "";
}

async function ask(method, path, body) {
  const response = await fetch(API + path, {
    method,
    headers: {
      "x-csrf-token": cookie("cottonopolis_csrf"),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) {
    const rules = (answer.reasons ?? []).map((reason) => reason.rule ?? reason.code).join(", ");
    complain(say("plain-refused", { code: answer.code }) + (rules ? ` (${rules})` : ""));
    throw new Error(answer.code);
  }
  return answer;
}

// The lobby

async function enter() {
  const { me } = await ask("GET", "/me");
  document.getElementById("who").textContent = me ? me.name : "";
  if (!me) return showWelcome();
  const table = location.hash.slice(1);
  return table ? showTable(table, me) : showLobby(me);
}

function showWelcome() {
  const name = make("input", { name: "name", required: true, minlength: 2, maxlength: 30, autofocus: true });
  const submit = async (event) => {
    event.preventDefault();
    await ask("POST", "/guests", { name: name.value, language: document.documentElement.lang });
    enter();
  };
  page.replaceChildren(
    make("h1", {}, say("plain-welcome")),
    make("form", { onsubmit: submit },
      make("label", {}, say("plain-name"), name),
      make("button", { class: "main" }, say("plain-enter"))),
  );
}

async function showLobby(me) {
  const [setups, mine, open] = await Promise.all([
    ask("GET", "/setups"),
    ask("GET", "/tables?mine=true"),
    ask("GET", "/tables?status=open"),
  ]);
  page.replaceChildren(
    make("h1", {}, say("plain-new")), newTable(setups),
    make("h2", {}, say("plain-mine")), tableList(mine.tables, me),
    make("h2", {}, say("plain-open")), tableList(open.tables, me),
  );
}

function choice(label, values, names = values) {
  const select = make("select", {}, values.map((value, i) => make("option", { value }, String(names[i]))));
  return { select, element: make("label", {}, label, select) };
}

function newTable(setups) {
  const kinds = setups.games.flatMap((game) => (game.maps.length ? game.maps : [null]).map((map) => [game, map]));
  const names = kinds.map(([game, map]) => setupName(game.game, map));
  const game = choice(say("plain-game"), kinds.map((_, i) => i), names);
  const players = choice(say("plain-players"), [4, 3]);
  const bot = choice(say("plain-bots"), setups.bots, setups.bots.map((name) => say(`bot-${name}`)));
  bot.select.value = "greedy";
  const submit = async (event) => {
    event.preventDefault();
    const [chosen, map] = kinds[Number(game.select.value)];
    const others = Array(Number(players.select.value) - 1).fill({ kind: "bot", bot: bot.select.value });
    const shown = await ask("POST", "/tables", {
      game: chosen.game, map, seats: [{ kind: "me" }, ...others], start: true,
    });
    location.hash = shown.table.id;
  };
  return make("form", { onsubmit: submit }, game.element, players.element, bot.element,
    make("button", { class: "main" }, say("plain-play")));
}

function tableList(tables, me) {
  if (!tables.length) return make("p", { class: "muted" }, say("plain-none"));
  return make("ul", {}, tables.map((table) =>
    make("li", {},
      make("a", { href: "#" + table.id }, table.name || setupName(table.game, table.map)),
      " – ", table.seats.map((seat) => seatName(seat)).join(", "), " – ", say("plain-status-" + table.status))));
}

const setupName = (game, map) => say(map ? `map-${map.replace("_", "-")}` : `game-${game}`);

// Bots share their names, so the seat's number tells them apart.
const seatName = (seat) => seat.label ?? seat.person?.name ?? (seat.bot ? `${say("bot-" + seat.bot)} ${seat.seat + 1}` : say("plain-free"));

// The table

let socket = null;

function showTable(id, me) {
  const view = { id, me, number: -1, table: null, position: null, legal: null, log: [], chosen: [], menu: null };
  socket?.close();
  connect(view);
}

function connect(view) {
  const since = view.number >= 0 ? `?since=${view.number}` : "";
  const mine = (socket = new WebSocket(`${location.origin.replace("http", "ws")}${API}/tables/${view.id}/live${since}`));
  mine.onmessage = (event) => hear(view, JSON.parse(event.data));
  mine.onclose = (event) => {
    if (event.code === 4404) complain(say("plain-refused", { code: event.reason }));
    else if (socket === mine) setTimeout(() => connect(view), 1000);
  };
}

function hear(view, message) {
  if (message.type === "snapshot") {
    Object.assign(view, { number: message.number, table: message.table, position: message.position, legal: message.legal, seat: message.viewer });
    loadLog(view);
  } else if (message.type === "entry") {
    view.number = message.number;
    Object.assign(view.table, message.table);
    for (const [path, value] of Object.entries(message.changes)) put(view, path, value);
    if (["started", "play", "undo"].includes(message.kind)) view.legal = message.legal;
    remember(view, message);
  } else return;
  view.chosen = [];
  loadMenu(view);
}

function put(view, path, value) {
  if (path === "") return void (view.position = value);
  const keys = path.split("/");
  const last = keys.pop();
  keys.reduce((part, key) => part[key], view.position)[last] = value;
}

async function loadLog(view) {
  const log = await ask("GET", `/tables/${view.id}/log?seat=${view.seat}`);
  view.log = [];
  log.entries.forEach((entry) => remember(view, entry));
  draw(view);
}

function remember(view, entry) {
  const who = entry.seat == null ? "" : seatName(view.table.seats[entry.seat]) + ": ";
  if (entry.kind === "play") entry.data.acted.forEach((text) => view.log.push(who + text));
  else if (entry.kind === "chat") view.log.push(who + "“" + entry.data.text + "”");
  else if (["undo", "left", "timeout", "resigned", "returned"].includes(entry.kind)) view.log.push(who + say("plain-entry-" + entry.kind));
}

async function loadMenu(view) {
  view.menu = null;
  if (view.legal && view.table.status === "playing") {
    view.menu = await ask("GET", `/tables/${view.id}/options?seat=${view.seat}&chosen=${view.chosen.join(",")}`);
  }
  draw(view);
}

async function choose(view, id) {
  view.chosen.push(id);
  await loadMenu(view);
}

async function confirmMove(view) {
  await ask("POST", `/tables/${view.id}/moves`, { seat: view.seat, after: view.menu.after, decisions: view.chosen });
}

function draw(view) {
  const { table, position } = view;
  if (!position) return void page.replaceChildren(make("h1", {}, say("plain-waiting")), tableList([table], view.me));
  page.replaceChildren(
    make("h1", {}, headline(view)),
    make("div", { class: "columns" },
      make("div", {}, menuPart(view), handPart(view), boardPart(position, table)),
      make("div", {}, seatsPart(view), logPart(view))),
  );
}

function headline({ table, position, seat }) {
  if (table.status === "finished") {
    const best = table.ranking[0];
    return say("plain-won", { name: seatName(table.seats[best]), vp: table.score[best] });
  }
  const when = (position.period ? say("period-" + position.period) + ", " : "") + say("plain-round", { round: position.round });
  return when + " – " + (table.to_move === seat ? say("plain-your-turn") : say("plain-thinks", { name: seatName(table.seats[table.to_move]) }));
}

function menuPart(view) {
  if (!view.menu) return null;
  const back = view.chosen.length ? make("button", { onclick: () => { view.chosen.pop(); loadMenu(view); } }, say("plain-back")) : null;
  if (view.menu.complete) {
    return make("section", {}, make("h2", {}, view.menu.pending ?? ""),
      make("ul", {}, view.menu.events.map((event) => make("li", {}, eventText(event)))),
      make("div", { class: "options" }, make("button", { class: "main", onclick: () => confirmMove(view) }, say("plain-confirm")), back));
  }
  return make("section", {}, make("h2", {}, view.menu.pending ?? say("plain-choose")),
    make("div", { class: "options" }, view.menu.options.map((option) =>
      make("button", { onclick: () => choose(view, option.id) }, option.text + (option.price ? ` (${option.price})` : ""))), back));
}

const eventText = ({ name, facts }) => [name.replaceAll("_", " "), ...Object.entries(facts).filter(([key]) => key !== "seat").map(([, value]) => value)].join(" · ");

function handPart({ position, seat }) {
  const hand = position.seats[seat]?.hand;
  if (!hand) return null;
  return make("section", {}, make("h2", {}, say("plain-hand")), make("div", { class: "cards" }, hand.map((card) => make("span", {}, card))));
}

function boardPart(position, table) {
  const tiles = Object.entries(position.slots).filter(([, tile]) => tile);
  const links = Object.entries(position.links ?? position.rails).filter(([, owner]) => owner != null);
  const row = (place, owner, what) => make("tr", {}, make("td", {}, place), make("td", {}, seatName(table.seats[owner])), make("td", {}, what));
  const tileText = (tile) => `${tile.industry} ${tile.level}` + (tile.flipped ? " ✓" : "") + (tile.cubes ? ` ■×${tile.cubes}` : "");
  return make("section", { class: "wide" }, make("h2", {}, say("plain-board")),
    make("p", { class: "muted" }, say("plain-tracks", { coal: position.coal_track.next_price, iron: position.iron_track.next_price })),
    make("table", {}, tiles.map(([place, tile]) => row(place, tile.owner, tileText(tile))), links.map(([place, owner]) => row(place, owner, "—"))));
}

function seatsPart({ table, position }) {
  const columns = ["money", "income", "loans", "vp", "hand_size"].filter((key) => key in position.seats[0]);
  return make("section", { class: "wide" }, make("h2", {}, say("plain-seats")), make("table", {},
    make("tr", {}, make("th", {}), columns.map((key) => make("th", {}, say("plain-column-" + key.replace("_", "-"))))),
    position.order.map((seat) => make("tr", { class: table.to_move === seat ? "moves" : null }, make("td", {}, seatName(table.seats[seat])),
      columns.map((key) => make("td", {}, String(position.seats[seat][key])))))));
}

function logPart({ log }) {
  const list = make("ol", { class: "log" }, log.map((line) => make("li", {}, line)));
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  return make("section", {}, make("h2", {}, say("plain-log")), list);
}

addEventListener("hashchange", enter);
enter();
