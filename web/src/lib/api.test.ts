import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, get, ofTable, post, remove } from "./api";

const requests: Request[] = [];

function answerWith(body: string | null, status = 200, type = "application/json"): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    return new Response(body, { status, headers: { "content-type": type } });
  });
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  requests.length = 0;
  document.cookie = "cottonopolis_csrf=; max-age=0";
});

describe("a request", () => {
  it("puts the path together and leaves out what is undefined", async () => {
    answerWith("{}");
    await get("/tables/{table_id}/menu", {
      params: { path: { table_id: "a/b" }, query: { seat: 1, chosen: undefined } },
    });
    expect(new URL(requests[0]!.url).pathname).toBe("/api/v1/tables/a%2Fb/menu");
    expect(new URL(requests[0]!.url).search).toBe("?seat=1");
  });

  it("repeats a parameter for each of several values", async () => {
    answerWith("{}");
    await get("/boards", { params: { query: { game: "brass", map: null, variants: ["one", "two"] } } });
    expect(new URL(requests[0]!.url).search).toBe("?game=brass&variants=one&variants=two");
  });

  it("carries JSON and the CSRF token", async () => {
    document.cookie = "cottonopolis_csrf=secret";
    answerWith("{}", 201);
    await post("/tables/{table_id}/undo", { ...ofTable("t"), body: { seat: 2 } });
    const [request] = requests;
    expect(request!.headers.get("x-csrf-token")).toBe("secret");
    expect(request!.headers.get("content-type")).toBe("application/json");
    expect(await request!.json()).toEqual({ seat: 2 });
  });

  it("may have no body and no answer", async () => {
    answerWith(null, 204);
    expect(await remove("/sessions")).toBeUndefined();
    expect(requests[0]!.method).toBe("DELETE");
    expect(requests[0]!.headers.get("content-type")).toBeNull();
  });

  it("may be answered with text", async () => {
    answerWith("rule-p1 = Peat", 200, "text/plain");
    const text = await get("/games/{game}/messages/{lang}", {
      params: { path: { game: "peat", lang: "en" } },
      parseAs: "text",
    });
    expect(text).toBe("rule-p1 = Peat");
  });
});

describe("an error", () => {
  it("carries the server's code, parameters and reasons", async () => {
    const reasons = [{ code: "B17_NO_COAL", rule: "B17", facts: {} }];
    answerWith(JSON.stringify({ code: "illegal-move", params: { seat: 1 }, reasons }), 422);
    const error = await errorOf(get("/me"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "illegal-move", status: 422, params: { seat: 1 }, reasons });
  });

  it("without JSON is an internal error", async () => {
    answerWith("<h1>Bad gateway</h1>", 502, "text/html");
    expect(await errorOf(get("/me"))).toMatchObject({
      code: "internal",
      status: 502,
      params: {},
      reasons: [],
    });
  });

  it("without an answer is called offline", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await errorOf(get("/me"))).toMatchObject({ code: "offline", status: 0 });
  });
});

it("is checked against the OpenAPI document by the compiler", () => {
  const calls = [
    // @ts-expect-error no such path
    () => get("/no-such-path"),
    // @ts-expect-error no such method for this path
    () => remove("/boards"),
    // @ts-expect-error the seat is missing
    () => get("/tables/{table_id}/menu", ofTable("t")),
    // @ts-expect-error no such field
    () => post("/tables/{table_id}/undo", { ...ofTable("t"), body: { place: 1 } }),
    // @ts-expect-error not what this path answers with
    (): Promise<{ moves: [] }> => get("/tables/{table_id}/notes", ofTable("t")),
  ];
  expect(calls).toHaveLength(5);
});
