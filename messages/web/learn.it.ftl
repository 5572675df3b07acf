### The client in Italian: learning

## The entrance

learn-title = Imparare
learn-welcome = Due giochi di carbone, ferro e cotone. Gioca una lezione, cerca una regola o guarda che cosa fanno i bravi giocatori.
learn-tutorials = Imparare giocando
learn-tutorial-brass = I tuoi primi canali
    .text = Un periodo dei canali di Brass, dalla mappa vuota al punteggio. Una guida ti dice che cosa fare, e perché.
learn-tutorial-industry = Un cotonificio nel New England
    .text = L’apertura di una partita di Age of Industry, con cotonificio, porto e nave, e poi il suo ultimo round.
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
learn-start = Comincia la lezione
learn-go-on = Continua la lezione
learn-once-more = Giocala ancora
learn-done = Giocata
learn-look-up = Consultare
learn-rules = Regole
    .text = Ogni regola con il suo numero, la ricerca e i disegni.
learn-tips = Consigli
    .text = Che cosa fanno i bravi giocatori, in poche righe.
learn-glossary = Glossario
    .text = Che cosa significano le parole dei giochi.
learn-keyboard = Tastiera
    .text = Giocare un’intera partita senza toccare il mouse.

## Rules

learn-game = Gioco
learn-search = Cerca nelle regole
learn-search-hint = B17, carbone porto…
learn-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
learn-nothing-found = Nessuna regola ne parla. Prova con meno parole.
learn-no-word = Questa parola non è nel glossario. Provane un’altra.
learn-in-other-game = Nell’altro gioco: { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
learn-clear = Cancella la ricerca
learn-contents = Indice
learn-rule-address = Indirizzo della regola { $rule }
learn-section-structure = Preparazione e svolgimento
learn-section-cards = Carte e azioni
learn-section-build = Costruire un’industria
learn-section-links = Collegamenti
learn-section-actions = Sviluppare, vendere, prendere prestiti
learn-section-scoring = Punteggio e fine della partita
learn-section-rails = Ferrovie, vendita, carte, denaro
learn-section-end = Fine della partita
learn-section-maps = Mappe
learn-section-variants = Varianti

## What the drawings show, for those who do not see them

learn-drawing-b5 = Rosa ha speso £3 e gioca per primo, Blu £9 e gioca per secondo, Arancione £14 e gioca per ultimo.
learn-drawing-b10 = Il canale di Blu unisce Manchester e Bolton: entrambe fanno parte della sua rete. Bury, senza un canale di Blu, no.
learn-drawing-b12 = Una freccia porta da Liverpool a Birkenhead; la via del ritorno è sbarrata.
learn-drawing-b13 = Uno spazio con i simboli di cotonificio e miniera di carbone accetta l’uno o l’altra; una fonderia non ci sta.
learn-drawing-b14 = Lancaster ha uno spazio riservato ai porti e uno per porto o cotonificio. Un porto deve andare sul primo.
learn-drawing-b17 = Un cubetto di carbone va dalla miniera di Viola a Manchester, lungo un canale costruito, alla fonderia di Bolton. La miniera di Arancione a Oldham, a due collegamenti, non serve.
learn-drawing-b18 = Il ferro salta da una fonderia di Rochdale a una tessera lontana; nessun collegamento le unisce.
learn-drawing-b19 = Una miniera di carbone cede l’ultimo cubetto e viene girata; il segnalino delle entrate del proprietario avanza.
learn-drawing-b20 = La miniera di carbone di livello 2 di Blu prende il posto della sua miniera di livello 1.
learn-drawing-b22 = Una nuova fonderia manda due dei suoi quattro cubetti nei due spazi vuoti del tracciato di domanda e incassa £2.
learn-drawing-b23 = Un nuovo canale può partire dalla tessera di Blu a Oldham, o proseguire il suo canale dallo Yorkshire a Colne, ma non unire Colne e Burnley.
learn-drawing-b24 = Un canale costa £3; una ferrovia £5 e un cubetto di carbone; due ferrovie £15 e due cubetti di carbone.
learn-drawing-b26 = Due cotonifici di livello 1 lasciano la pila in cambio di due cubetti di ferro; ora in cima c’è il livello 2.
learn-drawing-b27 = Un cotonificio a Manchester è collegato a un porto a Warrington & Runcorn: si girano entrambe le tessere.
learn-drawing-b28 = Il segnalino della domanda di cotone scende di due spazi, fino a un bonus di +2; l’ultimo spazio vuol dire che non c’è domanda.
learn-drawing-b29 = Un prestito di £30 fa scendere il segnalino di tre livelli di entrate, sullo spazio più alto di quel livello.
learn-drawing-b30 = Un collegamento tra Rochdale, con due tessere girate, e lo Yorkshire, con due dischi, vale 4 PV. La tessera non girata non conta.
learn-drawing-a5 = Con una carta industria Blu raggiunge Lowell lungo la propria ferrovia; Worcester, senza ferrovia, è fuori portata.
learn-drawing-a6 = Una carta viola permette di costruire a Boston, a Lowell e nella Baia del Massachusetts, tutte viola.
learn-drawing-a7 = Uno spazio senza simbolo accetta un cotonificio, una fabbrica o una fonderia; quelli con un simbolo solo quell’industria.
learn-drawing-a8 = Boston ha quattro spazi e accetta due tessere di Blu; Lowell ne ha tre e ne accetta una.
learn-drawing-a10 = Il carbone viene dalla miniera a una ferrovia di distanza, non da quella a due ferrovie.
learn-drawing-a11 = Il carbone va per mare dal porto di Boston al porto di Portsmouth, passando per una nave: due rotte, due collegamenti.
learn-drawing-a13 = Una nuova nave riempie la sua importazione con quattro cubetti di carbone: uno per sé, due per il tracciato di domanda, uno resta.
learn-drawing-a14 = Una fonderia svuotata viene girata e il proprietario incassa subito $5.
learn-drawing-a16 = La prima ferrovia costa $1; ognuna delle successive $1, un cubetto di carbone e uno di ferro.
learn-drawing-a17 = Un cotonificio vende a una casella di mercato che prende cotone; la casella è usata.
learn-drawing-a19 = Si pescano due carte, ciascuna dalla coppia scoperta o dal mazzo.
learn-drawing-a21 = Tre prestiti costano $3 di interessi alla fine del round.
learn-drawing-a22 = Una ferrovia frutta $2, più $1 per ogni casella occupata alle sue estremità: tre tessere e un villaggio fanno $6.

## Keyboard

learn-keys = Tasti
learn-keys-cards = Carte e azioni
learn-keys-choosing = Scegliere
learn-keys-looking = Guardare
learn-key-help = Questo elenco
learn-key-card = Scegli una carta
learn-key-build = Costruisci un’industria
learn-key-link = Costruisci un canale o una ferrovia
learn-key-develop = Sviluppa
learn-key-sell = Vendi
learn-key-loan = Prendi un prestito (Brass)
learn-key-draw = Pesca carte (Age of Industry)
learn-key-pass = Passa
learn-key-move = Vai da una scelta all’altra
learn-key-choose = Scegli
learn-key-confirm = Conferma una mossa completa
learn-key-undo = Annulla
learn-key-leave = Lascia la scelta
learn-key-hint = Chiedi un suggerimento
learn-key-fit = Mostra tutta la mappa
learn-key-zoom-in = Più vicino
learn-key-zoom-out = Più lontano
learn-key-track = Entrate e punti
learn-key-player-board = Le tue industrie
learn-key-rivals = I tuoi avversari
learn-key-log = Che cosa è successo
learn-key-chat = Chat
learn-key-menu = Menu
learn-keycap-space = Spazio
learn-keycap-ctrl = Ctrl
learn-keycap-enter = Invio
learn-keycap-escape = Esc
learn-keycap-backspace = Backspace
learn-keycap-arrows = Frecce
learn-or = o

## The coach

learn-coach = Guida
learn-step = Passo { $number } di { $count }
learn-next = Avanti
learn-back = Rileggi il passo precedente
learn-fold = Mostra o nascondi il testo
learn-again = Ricomincia
learn-leave = Lascia la lezione
learn-finish = Concludi
learn-laying-out = Si prepara la mappa…
learn-table = Lezione: { $game }
learn-instead = Sarebbe un’altra mossa, perciò è stata annullata. Prova quella descritta sopra.
learn-watch = Giocano gli avversari
    .text = Guarda la mappa e il registro. Tra un momento tocca a te.

## The lesson of Brass

learn-brass-goal = Ecco il Lancashire
    .text = Tu sei Blu, con £30 e una mappa vuota. Costruisci cotonifici, miniere, porti e canali: chi alla fine ha più punti vittoria vince. In questa lezione giochi il periodo dei canali, la prima metà del gioco.
learn-brass-cards = Ogni carta è un’azione
    .text = Ogni carta giocata è un’azione. Quello che mostra conta solo per costruire: una carta luogo permette di costruire in quel luogo, una carta industria di costruire quell’industria dove arrivano i tuoi canali.
learn-brass-first-mill = Costruisci un cotonificio
    .text = Scegli la carta Manchester, poi Costruire, e un cotonificio a Manchester. Costa £12. Nel primo round ognuno ha una sola azione.
learn-brass-face-down = Prima deve vendere
    .text = Il tuo cotonificio c’è, ma non rende ancora nulla. Solo quando il suo cotone è venduto la tessera si gira: allora crescono le tue entrate, e vale punti.
learn-brass-order = Chi spende meno gioca per primo
    .text = Hai speso £12, più di tutti, perciò in questo round giochi per ultimo. Tienilo d’occhio: un round economico ti fa giocare per primo nel successivo.
learn-brass-first-canal = Scava un canale
    .text = Il cotonificio ha bisogno di una via verso un porto. Costruisci per £3 il canale da Manchester a Warrington & Runcorn. Va bene qualsiasi carta: cedine una che non ti serve, Preston.
learn-brass-port = Costruisci un porto
    .text = Ora gioca una carta porto. Il tuo canale raggiunge Warrington & Runcorn, che fa quindi parte della tua rete, e lì valgono le carte industria. Il porto costa £6.
learn-brass-income = Il tracciato delle entrate
    .text = Ogni round comincia con le entrate. Il tuo segnalino è su £0, e con £9 in mano non si costruisce molto. Prendiamo dunque un prestito.
learn-brass-loan = Prima il prestito
    .text = Prendi £30 scartando Blackburn: le tue entrate scendono di tre livelli. Prima di vendere costa meno, perché in basso un livello è un solo spazio, più in alto due o più.
learn-brass-sell = Vendi il tuo cotone
    .text = Vendi ora da Manchester al tuo porto. Va bene qualsiasi carta: usa una carta miniera di carbone.
learn-brass-flipped = Due tessere girate
    .text = Il cotonificio ha dato 5 spazi, il porto 3: ora le tue entrate sono £3 a round. Le tessere girate contano alla fine del periodo e danno valore a ogni collegamento vicino.
learn-brass-canal-bolton = Verso Bolton
    .text = Non hai speso nulla, perciò giochi per primo. Costruisci il canale da Manchester a Bolton scartando il cantiere navale.
learn-brass-iron = Una fonderia vuole carbone
    .text = Costruisci una fonderia a Bolton con la carta Bolton. Il carbone arriva lungo i collegamenti costruiti dalla miniera più vicina, ed è gratis: qui dalla miniera di Viola a Manchester, a un canale di distanza.
learn-brass-demand-track = I tracciati di domanda
    .text = Due spazi del tracciato del ferro erano vuoti, così due tuoi cubetti vi sono stati venduti per £2. Quando nessuna fonderia ha più ferro, tutti comprano dal tracciato, dal meno caro. Per il carbone è lo stesso, ma solo dove è collegato un porto.
learn-brass-develop = Sviluppa
    .text = I cotonifici migliori sono più in basso nella pila. Sviluppa due volte in un’azione: togli due cotonifici di livello 1, ognuno per un cubetto di ferro della tua fonderia. Al ferro non serve alcun collegamento. Scarta Liverpool.
learn-brass-emptied = Svuotata e girata
    .text = L’ultimo cubetto è andato, così la tua fonderia è stata girata: altri 3 spazi di entrate. Miniere e fonderie si girano quando sono vuote, chiunque abbia preso i cubetti.
learn-brass-canal-stockport = Verso Stockport
    .text = Nel periodo dei canali puoi avere una sola tessera per luogo. Allargati, dunque: costruisci il canale per Stockport con l’altra carta miniera di carbone.
learn-brass-second-mill = Un cotonificio migliore
    .text = Costruisci a Stockport il tuo cotonificio di livello 2 con una carta cotonificio: £14 e un carbone. È l’ultimo della miniera di Viola, che verrà girata, con gioia di Viola.
learn-brass-distant = Il Mercato Distante
    .text = Il tuo porto è girato e non prende più cotone, ma porta ancora oltremare. Vendi il cotone di Stockport al Mercato Distante, con una carta porto. Si rivela una tessera e la domanda scende del suo numero.
learn-brass-bonus = C’era domanda
    .text = La domanda è scesa di 2 e il cotonificio è stato girato: 4 spazi, più 1 di bonus dove ora sta il segnalino. Se arriva in fondo, nessuno può più vendere lì fino alla fine del periodo.
learn-brass-canal-macclesfield = Contano anche i collegamenti
    .text = Alla fine ogni collegamento vale 1 punto per ogni tessera girata alle sue due estremità. Costruisci il canale da Stockport a Macclesfield scartando la carta fonderia.
learn-brass-third-mill = Un terzo cotonificio
    .text = Costruisci un cotonificio a Macclesfield con la tua carta cotonificio. Stavolta più miniere sono alla stessa distanza: scegli tu di chi prendere il carbone, e lo avvicini a girare la sua miniera.
learn-brass-closed = L’ultimo round
    .text = Rosa ha provato il Mercato Distante e non ha più trovato domanda. Ma Arancione ha costruito un porto a Ellesmere Port, e da Macclesfield vi portano dei canali.
learn-brass-choice = Scegli tu
    .text = Due carte, due azioni: ora decidi tu. Il nostro consiglio: vendi il cotone di Macclesfield al porto di Arancione, perché va bene il porto di chiunque. Può servirti anche il pulsante «Suggerimento».
learn-brass-last-card = L’ultima carta
    .text = Ancora un’azione. Il nostro consiglio: il canale da Macclesfield alle Midlands, perché un luogo fuori dal Lancashire vale 2 punti per un collegamento.
learn-brass-scoring = Il punteggio del periodo
    .text = Prima i collegamenti, poi le tessere girate. Tutti i canali e tutte le tessere di livello 1 hanno lasciato la mappa, ma i tuoi cotonifici di livello 2 restano e conteranno ancora alla fine.
learn-brass-rail = Poi arriva la ferrovia
    .text = Il periodo delle ferrovie si gioca come questo. Una ferrovia costa £5 e un cubetto di carbone, due costano £15 e due cubetti, e un luogo può avere più tessere tue. Sai quel che serve: siediti al tavolo!

## The lesson of Age of Industry

learn-industry-goal = Ecco il New England
    .text = Tu sei Blu, senza un soldo. Costruisci cotonifici, porti, navi e ferrovie. Alla fine il denaro e i livelli delle tue tessere diventano punti, e chi ne ha di più vince.
learn-industry-cards = Due tipi di carte
    .text = Una carta industria costruisce quell’industria dove arrivano le tue ferrovie. Una carta colorata costruisce qualsiasi cosa in un luogo di quel colore. Ferrovie, vendite e pesca non chiedono carte.
learn-industry-first-mill = Un cotonificio a Lowell
    .text = Gioca la carta cotonificio a Lowell. Finché non hai tessere sulla mappa, una carta industria vale ovunque. Il cotonificio costa $4.
learn-industry-loan = La banca presta
    .text = Non avevi nulla, così hai preso $10 in prestito: ci pensa il gioco. Ogni prestito costa $1 a round, e 5 punti se alla fine c’è ancora. Si restituisce da sé appena hai il denaro.
learn-industry-rail = La tua prima ferrovia
    .text = Le merci viaggiano su ferrovia. Costruisci da Lowell a Boston: la prima ferrovia costa solo $1, e nessuna carta.
learn-industry-port = Un porto a Boston
    .text = Boston è viola, perciò una carta viola ti permette di costruirvi. Costruisci un porto per $3.
learn-industry-sell = Vendi il tuo cotone
    .text = Il tuo cotonificio è collegato a un porto, quindi puoi vendere. Non serve alcuna carta.
learn-industry-cash = Entrate in contanti, una volta
    .text = Le due tessere si sono girate e hanno pagato subito: $8 il cotonificio, $5 il porto. Una tessera girata non paga mai più: continua a costruire.
learn-industry-draw = Pesca carte
    .text = Le carte non arrivano da sole: pescarne due è un’azione. Prendi la carta viola scoperta e una dal mazzo.
learn-industry-order = In testa
    .text = Il tuo prestito è stato restituito. E poiché hai speso meno di tutti, ora giochi per primo.
learn-industry-develop = Spazio a una nave
    .text = La tua prima nave è di livello 0 e non si può mai costruire. Sviluppa per toglierla, scartando la carta grigia. Qui non serve ferro.
learn-industry-iron = Una fonderia
    .text = Costruisci una fonderia a Boston con la sua carta, per $2. Nei luoghi con almeno quattro spazi puoi avere due tessere. I suoi tre cubetti serviranno alle tue ferrovie.
learn-industry-ship = Costruisci una nave
    .text = Gioca la carta nave nella Baia del Massachusetts; la sua rotta porta al tuo porto. Una nave porta carbone d’oltremare, più di quanto gliene serva.
learn-industry-import = Carbone d’oltremare
    .text = Sono arrivati quattro cubetti: uno per la nave, due venduti agli spazi vuoti del tracciato del carbone, uno resta. La nave si gira quando non c’è più carbone e il suo mercato è usato.
learn-industry-second-rail = La seconda ferrovia
    .text = D’ora in poi ogni ferrovia costa $1, un carbone e un ferro. Costruisci verso Manchester: il carbone viene per mare dalla tua importazione, il ferro dalla tua fonderia.
learn-industry-second-mill = Un cotonificio a Manchester
    .text = La tua ferrovia raggiunge Manchester, perciò lì vale la carta cotonificio.
learn-industry-market = Vendi per mare
    .text = Il tuo porto è usato, ma il mercato accanto alla tua nave vuole cotone. Ferrovie e rotte vi portano: vendi!
learn-industry-ship-flips = Tre in un colpo
    .text = Il cotonificio ha pagato $8. Mercato usato, importazione vuota: anche la nave si è girata, per $12. Pensa a catene così prima di costruire.
learn-industry-later = Quindici round dopo
    .text = La stessa partita, l’ultimo round: il mazzo è vuoto, hai $73 e nessun prestito. Il tuo cotonificio di Hartford non ha ancora venduto.
learn-industry-choice = Scegli tu
    .text = Due azioni, e sono tue. Il nostro consiglio: vendi il cotone di Hartford al porto di Rosa a Boston, lungo le ferrovie di tutti.
learn-industry-last-action = L’ultima azione
    .text = Il nostro consiglio: ancora una ferrovia. Alla fine frutta $2, più $1 per ogni tessera alle sue estremità. Quella da Albany a Burlington è buona.
learn-industry-scoring = Il punteggio finale
    .text = Le ferrovie hanno pagato, i prestiti sono stati restituiti e ogni $5 è diventato un punto. Ogni tessera vale il suo livello, girata o no; ogni prestito rimasto costa 5 punti.
learn-industry-end = È tutto
    .text = I livelli alti valgono molto, e anche il denaro; i prestiti vanno bene finché rendono più di quanto costano. Sai quel che serve: siediti al tavolo!

## Tips for Brass

learn-tip-brass-pair = Il cotonificio e il suo porto
    .text = Un cotonificio vale poco finché non ha venduto. Pensa insieme a cotonificio, collegamento e porto: con un’azione girerai due tessere.
learn-tip-brass-borrow = Prestiti presto
    .text = All’inizio un livello di entrate è un solo spazio; più tardi sono due o più. Prendi il prestito grosso prima che crescano le entrate, mai dopo.
learn-tip-brass-cash = Il denaro è da spendere
    .text = Il denaro in mano non rende. I bravi giocatori sono spesso vicini a £0 e sanno sempre che cosa pagherà il prossimo prestito.
learn-tip-brass-develop = Salta le tessere deboli
    .text = Due sviluppi finché il ferro costa poco ti portano ai cotonifici di livello 2 con round di anticipo. Molte buone aperture cominciano così.
learn-tip-brass-stay = Il livello 2 conta due volte
    .text = Una tessera di livello 2 o più, girata nel periodo dei canali, resta sulla mappa e conta ancora in quello delle ferrovie.
learn-tip-brass-gap = Guarda i vuoti dei tracciati
    .text = Una fonderia costruita quando il tracciato del ferro ha dei vuoti vende subito cubetti, spesso si gira nello stesso turno e si paga da sé.
learn-tip-brass-near = Miniere dove costruiscono gli altri
    .text = Una miniera si gira quando il suo carbone è preso, da chiunque. Mettila dove serve agli avversari, non dove sei solo.
learn-tip-brass-double = Due turni di fila
    .text = Spendi molto quando giochi per ultimo e poco quando giochi per primo: ultimo in un round e primo nel successivo, hai quattro azioni di seguito.
learn-tip-brass-market = Vendi presto oltremare
    .text = La domanda del Mercato Distante può solo scendere. Conta le tessere già rivelate: finché mancano quelle alte, ogni vendita è un rischio.
learn-tip-brass-guest = Usa i porti degli altri
    .text = Il porto di un avversario gira il tuo cotonificio come il tuo. E il tuo porto aperto invita gli altri a fare lo stesso per te.
learn-tip-brass-cards = Tieni le carte giuste
    .text = Una carta luogo vale di più dove gli spazi sono contesi e la tua rete non arriva. Scarta i luoghi già pieni.
learn-tip-brass-links = Collegamenti tardi e fitti
    .text = Un collegamento vale ciò che alle sue estremità è girato, di chiunque sia. Negli ultimi round cerca quello libero con più tessere girate.
learn-tip-brass-last-loan = Le ultime carte del periodo
    .text = Niente di meglio alla fine del periodo dei canali? Prendi un prestito: quel denaro varrà di più nei primi round delle ferrovie.
learn-tip-brass-pairs = Ferrovie a coppie
    .text = Due ferrovie per £15 risparmiano un’azione. I primi turni del periodo delle ferrovie decidono le linee migliori: arrivaci con denaro e carbone vicino.
learn-tip-brass-coal = Conta il carbone
    .text = Ogni ferrovia mangia un cubetto. Prima di fare piani guarda quale miniera lo fornirà, e quanto chiede il tracciato se un avversario arriva prima.
learn-tip-brass-shipyard = I cantieri pagano in punti
    .text = Un cantiere navale si gira subito e vale più di tutto. Per il livello 1, possibile solo nel periodo dei canali, servono due sviluppi; per il livello 2 devono andarsene altre due tessere. Ognuno chiede uno spazio raro, carbone e ferro: comincia presto.
learn-tip-brass-overbuild = Costruisci sopra le tue
    .text = Quando nel periodo delle ferrovie mancano gli spazi, un livello più alto sopra la tua tessera vale più di un collegamento povero.
learn-tip-brass-turn = Prima entrate, poi punti
    .text = Nella prima metà di un periodo prendi la tessera con più entrate, negli ultimi round quella con più punti.

## Tips for Age of Industry

learn-tip-industry-loans = I prestiti sono attrezzi
    .text = Un prestito costa $1 a round e risparmia un’azione d’attesa. Prendilo per ciò che rende in pochi round; non tenerne fino alla fine.
learn-tip-industry-first = Vendi appena puoi
    .text = Un cotonificio e un porto vicini si girano in tre round e ti liberano del primo prestito.
learn-tip-industry-levels = I livelli alti contano
    .text = Ogni tessera sulla mappa vale il suo livello, girata o no. Togli quelle basse quando una carta non serve ad altro.
learn-tip-industry-chain = Costruisci a catena
    .text = Cerca la vendita che gira tre tessere: un cotonificio, il mercato accanto a una nave e, con l’ultimo carbone, la nave stessa.
learn-tip-industry-rails = Le ferrovie sono risparmi
    .text = Ognuna alla fine frutta $2, più $1 per ogni casella occupata alle estremità. Con sei caselle vale $8.
learn-tip-industry-hungry = Nutri chi costruisce
    .text = Ogni ferrovia prende carbone e ferro. Miniere e fonderie vicine a chi costruisce si girano presto, e il proprietario incassa.
learn-tip-industry-draw = Pesca nei turni tranquilli
    .text = Pescare due carte quando nulla preme tiene larga la scelta. Con una sola carta in mano non scegli più.
learn-tip-industry-colour = I colori aprono porte
    .text = A una carta colorata non serve alcuna ferrovia. Tienine una per un luogo in cui entrare prima degli altri.
learn-tip-industry-whole = Un turno intero, qualsiasi spazio
    .text = Dedicare il turno a una costruzione vale con qualsiasi carta e su qualsiasi spazio. È caro, ma per un livello 3 o 4 può essere giusto.
learn-tip-industry-markets = Leggi i mercati
    .text = Le tessere mercato sono scoperte dall’inizio. Guarda chi vuole cotone e chi prodotti di fabbrica prima di scegliere che cosa costruire.
learn-tip-industry-ports = I porti si riempiono
    .text = Ogni porto compra una volta, e il livello 1 solo cotone. Conta i porti aperti e i cotonifici che li aspettano.
learn-tip-industry-gaps = Vendi nei vuoti
    .text = Miniere, fonderie e navi collegate a un porto riempiono gli spazi vuoti dei tracciati in cambio di denaro. Costruiscile subito dopo gli acquisti altrui.
learn-tip-industry-factories = Le fabbriche vogliono tempo
    .text = Due fabbriche di livello 0 sbarrano la strada. Comincia presto a sviluppare, se vuoi le tessere che pagano $27.
learn-tip-industry-order = Risparmia e passa avanti
    .text = Un turno di vendita e pesca non costa nulla e ti fa giocare per primo nel round dopo: il momento migliore per uno spazio conteso.
learn-tip-industry-end = Vedi arrivare la fine
    .text = Quando il mazzo è finito e una mano è vuota, la partita termina dopo quel round. Per allora devi aver venduto e restituito i prestiti.

## Glossary

learn-word-action = azione
    .text = Ciò che fai nel tuo turno: di solito due volte. In Brass ognuna costa una carta.
learn-word-canal = canale
    .text = Un collegamento del primo periodo di Brass. Tutti i canali lasciano la mappa alla fine del periodo.
learn-word-card-industry = carta industria
    .text = Costruisce l’industria raffigurata, dove arriva la tua rete.
learn-word-card-location = carta luogo
    .text = Costruisce qualsiasi industria nel luogo nominato; in Age of Industry, in qualsiasi luogo del suo colore.
learn-word-connected = collegato
    .text = Unito da collegamenti costruiti, di chiunque siano, o nello stesso luogo. In Age of Industry contano anche le rotte marittime.
learn-word-cube = cubetto
    .text = Un’unità di carbone (nera) o di ferro (arancione): sta su miniere, fonderie, tracciati di domanda e importazioni.
learn-word-deck = mazzo
    .text = Le carte ancora da pescare. In Brass si esaurisce fino all’ultima; in Age of Industry la sua fine annuncia quella della partita.
learn-word-demand-track = tracciato di domanda
    .text = Il mercato del carbone o del ferro: si compra il cubetto meno caro, si vende nel vuoto più caro.
learn-word-develop = sviluppare
    .text = Togliere tessere dalle pile senza costruirle, per arrivare alle migliori. In Brass ognuna costa un cubetto di ferro.
learn-word-distant-market = Mercato Distante
    .text = In Brass compra cotone finché c’è domanda; una tessera rivelata dice di quanto scende.
learn-word-distant-port = porto lontano
    .text = Un simbolo di Age of Industry: il luogo vale come porto quando si comprano cubetti o si mandano al tracciato.
learn-word-external = luogo esterno
    .text = Scozia, Yorkshire e Midlands: valgono come porti, non hanno spazi e contano 2 punti per un collegamento.
learn-word-face-up = carte scoperte
    .text = Due carte accanto al mazzo di Age of Industry, che chiunque può pescare.
learn-word-flip = girare
    .text = Una tessera si gira quando il suo lavoro è fatto: venduta o svuotata. Allora rende e, in Brass, vale punti.
learn-word-import = importazione di carbone
    .text = La casella dietro una nave: si riempie di carbone quando la nave è costruita.
learn-word-income = entrate
    .text = In Brass, ciò che la banca ti paga a ogni round; in Age of Industry, ciò che una tessera paga una volta quando si gira.
learn-word-income-space = spazio e livello di entrate
    .text = Il tracciato ha 100 spazi; più spazi insieme fanno un livello. Le tessere ti muovono di spazi, i prestiti di livelli.
learn-word-industry = industria
    .text = Ciò che una tessera è: cotonificio, miniera di carbone, fonderia, porto, cantiere navale; in Age of Industry anche fabbrica e nave.
learn-word-interest = interessi
    .text = In Age of Industry, $1 per ogni prestito alla fine di ogni round.
learn-word-level = livello
    .text = Il numero su una tessera. I livelli più alti costano di più e valgono di più.
learn-word-link = collegamento
    .text = Un canale o una ferrovia tra due luoghi. Estende la tua rete, trasporta merci e carbone per tutti e vale punti.
learn-word-loan = prestito
    .text = In Brass, denaro in cambio di entrate; in Age of Industry, $10 ogni volta che il denaro non basta.
learn-word-market-square = casella di mercato
    .text = Un compratore sulla mappa di Age of Industry. La sua tessera dice quali merci prende; compra una volta.
learn-word-network = rete
    .text = I luoghi raggiunti dai tuoi collegamenti e, nel periodo delle ferrovie, quelli in cui hai una tessera.
learn-word-overbuild = costruire sopra
    .text = Mettere una tessera di livello più alto sopra un’altra.
learn-word-period = periodo
    .text = Una metà di Brass: prima i canali, poi le ferrovie. Ognuno finisce con un punteggio.
learn-word-port = porto
    .text = Compra il cotone di un cotonificio e si gira con esso. È anche la porta dei tracciati di domanda e del Mercato Distante.
learn-word-rail = ferrovia
    .text = Un collegamento che consuma carbone; in Age of Industry carbone e ferro, tranne la prima di ogni giocatore.
learn-word-round = round
    .text = Ognuno gioca un turno. Poi il denaro speso decide il nuovo ordine.
learn-word-sea-lane = rotta marittima
    .text = Un legame tra un porto e una nave. Due rotte con una nave in mezzo uniscono due porti.
learn-word-slot = spazio
    .text = Un riquadro di un luogo in cui sta una tessera, se lo spazio mostra la sua industria.
learn-word-spent = denaro speso
    .text = Ciò che in un round hai pagato per tessere, collegamenti e cubetti. Chi ha speso meno gioca per primo nel successivo.
learn-word-stack = pila
    .text = Le tue tessere di un’industria, con il livello più basso in cima.
learn-word-ship-slot = spazio nave
    .text = Uno spazio in mare di Age of Industry; si usa quando su una delle sue rotte c’è un porto.
learn-word-unflipped = non girata
    .text = Una tessera che aspetta ancora la sua vendita, o porta ancora cubetti.
learn-word-village = villaggio
    .text = Un luogo senza spazi in Age of Industry. Le ferrovie lo attraversano, e conta come una casella.
learn-word-virtual-link = collegamento virtuale
    .text = Il traghetto da Liverpool a Birkenhead: aiuta soltanto una carta industria a raggiungere Birkenhead.
learn-word-vp = punti vittoria (PV)
    .text = Decidono la partita: collegamenti, tessere girate e denaro; in Age of Industry denaro e livelli.
