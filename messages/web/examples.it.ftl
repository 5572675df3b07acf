# Esempi delle regole: le pagine che li contengono
examples-title = Esempio
examples-example = Esempio: { $title }
examples-try = Prova sulla mappa
examples-more = Vedi anche l’esempio:
examples-source = { $resource }: { $place }
examples-buyer = compratore: { $place }
examples-whole-turn = turno intero
examples-play-next =
    { $left ->
        [one] Gioca la mossa dell’esempio
       *[other] Gioca la prossima mossa dell’esempio
    }
examples-undo = Annulla mossa
examples-reset = Ricomincia
examples-show = Mostra sulla mappa
examples-moves = Mosse giocate
examples-others = Altri esempi
examples-to-rules = Regole
examples-points-links = Collegamenti
examples-points-tiles = Tessere
examples-points-money = Contanti
examples-points-loans = Prestiti
examples-points-total = Punti

## Brass

examples-brass-first-turn = Il primo turno
    .text =
        Cominci con £30 ed entrate di £0. Nel round iniziale ognuno gioca una sola carta. Con la carta Manchester costruisci un cotonificio di livello 1, la tessera in cima alla pila, per £12. Ti restano £18, e in cima c’è ancora un cotonificio di livello 1.
examples-brass-new-period = Dall’ultima carta dei canali alle ferrovie
    .text =
        Viola gioca l’ultimissima carta del periodo dei canali. Dopo il conteggio dei punti si rimescolano tutte le 66 carte: ognuno ne riceve 8, 2 si mettono da parte senza guardarle e 32 formano il nuovo mazzo. Il periodo delle ferrovie comincia con due azioni a testa.
examples-brass-refill = Cinque carte per otto posti vuoti
    .text =
        Viola non ha speso nulla e nel prossimo round gioca prima degli altri; seguono Arancione (£3), Rosa (£5) e Blu (£12). Le mani si reintegrano in questo nuovo ordine: Viola pesca due carte, Arancione due, Rosa prende l’ultima e per Blu non resta nulla.
examples-brass-debt = Cinque sterline di debito
    .text =
        Le tue entrate sono −£5 e non hai contanti: devi rinunciare a una tessera. Scegli il cotonificio girato di Colne. È costato £12 e rende £6: paghi £5 e tieni £1. Il tuo segnalino delle entrate resta dov’è; il cotonificio non darà più punti.
examples-brass-bankrupt = Non resta nulla da togliere
    .text =
        Le tue entrate sono −£5, hai £2 e nessuna tessera sulla mappa. Paghi le £2; per ognuna delle £3 che mancano perdi 1 PV.
examples-brass-turn-order = £23, £6, £6 e £12
    .text =
        In questo round Blu ha speso £23, Arancione e Rosa £6 a testa, Viola £12. Nel prossimo round cominciano Arancione e Rosa; sono pari, quindi Arancione resta davanti a Rosa. Segue Viola, e chiude Blu.
examples-brass-last-card = L’ultima carta di un periodo
    .text =
        Solo Viola ha ancora una carta. Appena la gioca, si contano i punti: il tuo canale unisce due tessere girate e vale 2 PV, il tuo porto altri 2; Arancione riceve 2 PV per la miniera. Poi il canale e il porto di livello 1 lasciano la mappa, mentre la miniera di livello 2 resta.
examples-brass-sixty-pounds = £60 in un solo turno
    .text =
        Per un prestito va bene qualsiasi carta, e puoi scegliere due volte la stessa azione: prendi £30 con Liverpool e £30 con una carta porto. Le tue entrate scendono da £0 a −£3 e poi a −£6.
examples-brass-colne = Due carte per Colne
    .text =
        Nessuna delle due carte permette un cotonificio a Colne: Manchester è un altro luogo, e l’altra carta mostra una miniera di carbone. Insieme sostituiscono la carta Colne e impiegano l’intero turno. Il carbone deve comunque arrivare: attraverso lo Yorkshire, un luogo esterno, si compra per £1.
        A Burnley due carte non bastano, perché lì non arriva carbone.
examples-brass-manchester-card = La carta Manchester
    .text =
        Non hai nulla vicino a Manchester e non ti serve alcun collegamento: con la carta costruisci lì qualsiasi industria adatta a uno spazio libero. La fonderia richiede carbone, e lo fornisce la miniera di Arancione nello stesso luogo. Nella vicina Oldham la carta non serve a nulla.
examples-brass-preston = Una carta cotonificio e un porto a Preston
    .text =
        I tuoi canali portano a Lancaster e, attraverso Wigan, a Warrington & Runcorn. I luoghi che raggiungono formano la tua rete. Un cotonificio può andare a Lancaster o a Warrington & Runcorn: Wigan ha solo spazi per miniere, a Preston hai già una tessera, e Blackburn è raggiunta solo dal canale di Arancione.
examples-brass-no-tile = Finché non hai tessere
    .text =
        Non hai tessere sulla mappa, quindi la tua carta miniera vale ovunque: a Wigan o a Bolton, senza alcun collegamento. Appena la miniera è costruita, la tua carta cotonificio vale solo nella tua rete.
examples-brass-birkenhead = Un cantiere navale a Birkenhead
    .text =
        La tua ferrovia raggiunge Liverpool, quindi il collegamento virtuale ti permette di usare la carta cantiere navale a Birkenhead. Il carbone non passa di lì: si compra tramite il porto di Arancione a Ellesmere Port e arriva a Birkenhead per ferrovia. £25 per la tessera, £1 per il carbone e £1 per il ferro.
examples-brass-birkenhead-without-rail = Lo stesso senza la ferrovia
    .text =
        Nessuno ha costruito la ferrovia da Ellesmere Port. Ci sono porti tutt’intorno, perfino a Liverpool, ma il collegamento virtuale non trasporta carbone: niente cantiere, per ora.
examples-brass-birkenhead-one-way = Non in senso inverso
    .text =
        La tua ferrovia raggiunge Birkenhead. Questo ti apre Ellesmere Port, all’altra estremità, ma non Liverpool: il collegamento virtuale porta solo da Liverpool a Birkenhead.
examples-brass-manchester-slots = I quattro spazi di Manchester
    .text =
        Tre spazi di Manchester mostrano un cotonificio e una miniera di carbone, il quarto solo una fonderia. Costruisci una fonderia, con il carbone della miniera di Arancione a Oldham. Non va su nessun altro spazio, e su questo non va nient’altro.
examples-brass-first-shipyard = Il primo cantiere navale
    .text =
        In cima alla pila dei tuoi cantieri ci sono due tessere di livello 0, che non si possono costruire. Con una sola azione le elimini entrambe con lo sviluppo, con il ferro gratis della fonderia di Arancione. Ora in cima c’è un cantiere di livello 1, e nel periodo dei canali Liverpool è l’unico luogo adatto: nessun canale porta carbone a Barrow-in-Furness e Birkenhead. £16 più £1 di carbone; si gira subito.
examples-brass-lancaster = Prima lo spazio riservato ai porti
    .text =
        A Lancaster uno spazio accetta solo porti, l’altro un porto o un cotonificio. Il tuo porto deve andare sul primo, così resta posto per un cotonificio. Un cotonificio può andare subito sullo spazio misto.
examples-brass-lancaster-overbuilt = Un vecchio porto sullo spazio misto
    .text =
        Nel periodo delle ferrovie il porto di livello 1 che stava sullo spazio riservato non c’è più, e il tuo è su quello misto. Lì puoi costruirci sopra, perché nessun cotonificio perde il posto; oppure costruisci sullo spazio vuoto.
examples-brass-one-per-location = Una tessera per luogo
    .text =
        È il periodo dei canali e a Bolton c’è la tua miniera di carbone: non puoi aggiungere una seconda tessera. Gli altri giocatori possono usare gli spazi liberi.
examples-brass-two-in-bolton = Due tessere nel periodo delle ferrovie
    .text =
        Nel periodo delle ferrovie il limite non c’è più: a Bolton aggiungi un cotonificio alla tua miniera, che gli fornisce il carbone.
examples-brass-one-pound-short = Manca una sterlina
    .text =
        Il cotonificio costa £14 e il prossimo cubetto di carbone del tracciato £2: £16 in tutto. Hai £15. Non si fa credito: con questa azione non puoi costruirlo; prima prendi un prestito.
examples-brass-proceeds-come-later = Il ricavo arriva dopo
    .text =
        Il tracciato del carbone è vuoto. Una nuova miniera a Warrington & Runcorn spedirebbe subito i suoi due cubetti per £8, ma costa £5 e tu hai £4. Il denaro del tracciato arriva solo dopo aver pagato il prezzo.
examples-brass-oldham = Un cotonificio a vapore a Oldham
    .text =
        Con la carta Oldham costruisci un cotonificio di livello 2 per £14. Il carbone viene gratis dalla miniera di Arancione a Manchester, a un collegamento di distanza; la tua miniera di Bury è a due collegamenti e non si può usare.
        La carta cotonificio vale solo nella tua rete, alle due estremità del tuo canale: Manchester è possibile. A Bury hai già una tessera, e Oldham è raggiunta solo dal canale di Arancione. La carta Colne non basta, perché lì non arriva carbone.
examples-brass-next-cube = Il prossimo cubetto costa £2
    .text =
        Sul tracciato del carbone mancano tre cubetti, quindi il prossimo costa £2. Nessuna miniera è collegata a Warrington & Runcorn, ma c’è un porto, e non importa che sia girato: paghi £14 per il cotonificio e £2 per il carbone.
examples-brass-iron-flies = Il ferro non ha bisogno di collegamenti
    .text =
        Una miniera di livello 3 richiede ferro. Viene gratis da una fonderia qualsiasi, vicina o lontana, collegata o no, e scegli tu: lo prendi a Preston e lasci l’ultimo cubetto di Rosa a Rochdale, perché farebbe girare la sua fonderia.
examples-brass-iron-for-three = Ferro per £3
    .text =
        Nessuna fonderia ha più cubetti, quindi il ferro viene dal tracciato; non serve un porto. Mancano quattro cubetti e il prossimo costa £3: £8 per la miniera più £3 per il ferro.
examples-brass-last-cube = L’ultimo cubetto fa girare la miniera
    .text =
        Costruisci un cotonificio di livello 2 a Manchester e prendi l’ultimo cubetto della miniera di Arancione a Bury. La miniera si gira subito, e Arancione avanza di quattro spazi di entrate, anche se è il tuo turno.
examples-brass-own-mine-overbuilt = Una miniera migliore nello stesso posto
    .text =
        Costruisci una miniera di livello 2 sopra la tua di livello 1. La vecchia tessera esce dal gioco con il suo cubetto. La nuova ha tre cubetti e, essendo collegata a un porto, ne manda subito due sugli spazi vuoti del tracciato, per £1 l’uno.
examples-brass-another-players-mine = Quando il carbone è finito
    .text =
        Sulla mappa non c’è un solo cubetto di carbone, e il tracciato è vuoto. Ora, e solo ora, puoi costruire sopra la miniera di Arancione una miniera di livello superiore. Arancione tiene le entrate, ma non farà punti con quella miniera.
examples-brass-one-cube-left = Un solo cubetto sul tracciato
    .text =
        Nessuna tessera ha carbone, ma sul tracciato resta un cubetto: la miniera di Arancione è al sicuro. Sullo spazio libero puoi costruire come sempre.
examples-brass-three-cubes = Tre cubetti per £4
    .text =
        Il tracciato del carbone ha tre spazi vuoti: uno da £2 e due da £1. La tua miniera di livello 2 è accanto a un porto e li riempie subito, dal più caro, e ricevi £2 + £1 + £1 = £4. Era il suo ultimo cubetto: si gira, e avanzi di sette spazi.
examples-brass-first-canals = I primi canali da Liverpool
    .text =
        La tua unica tessera è un porto a Liverpool. Un canale deve toccarlo: verso Wigan o verso Ellesmere Port. Da Liverpool a Warrington & Runcorn c’è un tratto per sole ferrovie. Wigan–Preston sarà possibile quando un tuo canale raggiungerà Wigan. Senza tessere sulla mappa non potresti costruire alcun canale.
examples-brass-through-yorkshire = Colne – Yorkshire – Rochdale
    .text =
        I luoghi esterni prolungano la tua rete. Il tuo canale da Colne raggiunge lo Yorkshire; con la seconda azione prosegui da lì fino a Rochdale. Nell’ordine inverso non si può: quel canale non toccherebbe ancora nulla di tuo.
examples-brass-two-rails = Due ferrovie per £15
    .text =
        Con una sola azione costruisci due ferrovie, una dopo l’altra. La prima prende il carbone a Bolton. La seconda da sola non sarebbe stata possibile, perché né a Bury né a Manchester arrivava carbone; con la nuova ferrovia ci arriva.
examples-brass-port-to-mine = Dal tuo porto alla miniera di un altro
    .text =
        Costruisci una ferrovia dal tuo porto di Liverpool a Wigan. Attraverso il porto si potrebbe comprare carbone, ma la miniera di Arancione all’altra estremità ha cubetti, e una miniera collegata viene sempre prima: il carbone è gratis, e alla miniera di Arancione resta un cubetto in meno prima di girarsi.
examples-brass-rail-through-port = Una ferrovia con carbone tramite un porto
    .text =
        Nessuna miniera è collegata all’una o all’altra estremità. A Warrington & Runcorn c’è un porto, girato o no: il carbone si compra dal tracciato per £1 e arriva a quell’estremità.
examples-brass-either-end = Va bene l’una o l’altra estremità
    .text =
        Scegli tu a quale estremità della ferrovia portare il carbone. A Bolton c’è una miniera. Per Manchester la più vicina è quella di Rochdale, a due collegamenti; quella di Bolton non conta come più vicina, perché la ferrovia non è ancora costruita. Puoi quindi prendere l’uno o l’altro cubetto.
examples-brass-two-mills-developed = Subito ai cotonifici a vapore
    .text =
        Nella tua pila restano due cotonifici di livello 1. Li elimini entrambi con lo sviluppo; senza fonderie sulla mappa il ferro viene dal tracciato per £1 e £2. D’ora in poi costruisci cotonifici di livello 2, che danno punti in entrambi i periodi.
examples-brass-anyones-port = Il porto di un altro giocatore
    .text =
        Il tuo cotonificio di Bolton è collegato al porto di Arancione attraverso i canali di Rosa e Viola. Vendi lì: si girano entrambe le tessere, tu avanzi di cinque spazi e Arancione di tre. Arancione non può rifiutare. Ora nessuno riceve contanti; le entrate arrivano all’inizio del prossimo round.
examples-brass-ports-first = Prima i porti
    .text =
        Due cotonifici, un porto non girato e la domanda quasi finita. Prima vendi da Bolton al porto: è sicuro. Poi Manchester tenta il Mercato Distante: la tessera dice −2, il segnalino arriva in fondo e questo cotonificio non si gira. Nell’ordine inverso l’azione sarebbe finita prima che il porto potesse comprare.
examples-brass-seven-spaces = Quattro più tre fa sette
    .text =
        Un cotonificio di livello 2 dà 4 spazi di entrate. La tessera rivelata dice 0, quindi il segnalino resta sullo spazio in cima, con un bonus di 3: avanzi di 7 spazi. Sono entrate, non contanti.
examples-brass-market-closed = La domanda è finita
    .text =
        Il segnalino è sul settimo spazio e la tessera dice −3. Arriva in fondo: il cotonificio non si gira, la tua azione è conclusa, e nessuno vende più al Mercato Distante fino al termine del periodo.
examples-brass-loan = £30 dallo spazio 34
    .text =
        Il tuo segnalino è sullo spazio 34, cioè entrate di £12. Un prestito di £30 ti fa scendere di tre livelli, a £9: il segnalino va sullo spazio 28, il più alto di quel livello. Un prestito non si restituisce mai.
examples-brass-lowest-income = Mai sotto −£10
    .text =
        Le tue entrate sono −£8. Con £20 scendi a −£10, il livello più basso. Con £30 arriveresti a −£11: non è permesso.
examples-brass-two-networks = Il conteggio di due reti
    .text =
        Il periodo dei canali finisce. I tuoi canali valgono 3 (Bolton–Manchester), 3 (Bury–Manchester) e 3 PV (Rochdale–Yorkshire, 1 + 2); le tue quattro tessere girate ne danno 15. I canali di Arancione valgono 2 e 1 PV, la miniera 2. Il cotonificio di Stockport non è girato e non dà nulla, né a chi lo possiede né al canale.
examples-brass-what-stays = Che cosa resta per il periodo delle ferrovie
    .text =
        Dopo il conteggio il canale e il cotonificio di livello 1 lasciano la mappa. Le tessere di livello 2 restano, girate o no, con i loro cubetti. La domanda di cotone torna in cima; il tracciato del carbone non cambia, e riprendi le tue 14 tessere collegamento.
examples-brass-tie = 119 punti a testa
    .text =
        Blu e Arancione hanno 119 PV a testa. Decide il livello delle entrate: Arancione ha £15, Blu £14. Contanti e ordine di gioco verrebbero solo dopo.
examples-brass-enough-cubes = Più cubetti che nella scatola
    .text =
        Sei miniere sono piene, e anche il tracciato del carbone: nella scatola ci sono solo 30 cubetti neri. La tua nuova miniera riceve comunque i suoi cinque.

## Age of Industry

examples-industry-first-turn = Il primo turno
    .text =
        Cominci con sei carte e senza denaro. Nel primo round ognuno ha una sola azione. Un porto a Kiel costa $3: prendi un prestito di $10 e ti restano $7.
examples-industry-spending = $4, $2 e niente
    .text =
        Nel primo round Blu costruisce un cotonificio per $4, Arancione una fonderia per $2, e Rosa passa. Nel prossimo round comincia Rosa, poi Arancione, poi Blu. Che fosse tutto denaro preso in prestito non cambia nulla.
examples-industry-last-round = L’ultimo round
    .text =
        Il mazzo è vuoto, e anche la mano di Arancione. Prima si completa il round: Viola ha ancora l’ultima azione. Poi la partita finisce, anche se gli altri hanno ancora carte.
examples-industry-without-a-card = Un turno senza carte
    .text =
        Non hai più carte. Vendere, costruire una ferrovia e pescare non ne costano: vendi per $8 e $5 e poi peschi due carte. Per sviluppare o passare dovresti scartarne una.
examples-industry-whole-turn = Entrambe le azioni per Magdeburgo
    .text =
        Vuoi un cotonificio a Magdeburgo, ma non hai né una carta adatta né una ferrovia fin lì. Usa entrambe le azioni e una carta qualsiasi, qui una carta nave. Tutte le altre regole valgono: la tua prossima fabbrica è di livello 0 e non si potrebbe costruire.
examples-industry-kassel = Un cotonificio a Kassel
    .text =
        La tua ferrovia da Francoforte raggiunge Kassel, quindi lì la carta cotonificio vale. Conta anche l’altra estremità, Francoforte.
        Hannover è fuori portata, perché la ferrovia che vi porta è di Arancione. A Stoccarda la tua tessera non aiuta: il luogo ha meno di quattro spazi.
examples-industry-ship-card = Una nave presso il porto di un altro
    .text =
        La rotta della Baia del Massachusetts porta a Boston, dove Arancione ha un porto. Basta che la tua ferrovia tocchi Boston: puoi costruire la nave. La sua importazione riceve quattro cubetti, e uno di essi è il carbone della nave stessa.
examples-industry-brown-card = Marrone: cinque luoghi
    .text =
        La carta marrone vale nei cinque luoghi marroni, collegati o no, per qualsiasi industria adatta allo spazio: Boemia, Stoccarda, Augusta, Monaco di Baviera e Ratisbona. Francoforte ha un altro colore.
examples-industry-cologne = Colonia e il Belgio
    .text =
        Gli spazi di Colonia sono senza simbolo: va bene un cotonificio, una fabbrica o una fonderia. Il Belgio mostra una miniera di carbone e non accetta altro.
examples-industry-munich = Una a Monaco, due a Berlino
    .text =
        Monaco di Baviera ha due spazi, quindi al massimo una tua tessera. Berlino ne ha quattro: lì puoi averne due.
examples-industry-first-mill = Il primo cotonificio costa $4
    .text =
        Costruisci sempre il livello più basso che ti resta di un’industria: il cotonificio è di livello 1. Le tue fabbriche cominciano dal livello 0, che non si costruisce.
examples-industry-magdeburg = Carbone polacco per Magdeburgo
    .text =
        Il cotonificio di livello 2 richiede carbone. La miniera più vicina è quella di Arancione in Polonia, a tre ferrovie di distanza; non importa che anche le ferrovie siano di Arancione, e il carbone è gratis. La tua ferrovia da Hannover ti permette di usare la carta.
examples-industry-ratisbon = Una fabbrica a Ratisbona
    .text =
        Carbone: la Boemia è a una ferrovia di distanza, la tua miniera di Mannheim a tre, quindi devi prenderlo in Boemia. Ferro: Monaco e Augusta sono alla stessa distanza, e scegli la tua fonderia di Monaco. Miniera e fonderia danno l’ultimo cubetto e si girano: $4 per Arancione, $3 per te.
examples-industry-france = La Francia apre il tracciato a tutti
    .text =
        Nessuna miniera è collegata a Kassel. Ma attraverso le ferrovie di Arancione e Rosa Kassel è collegata alla Francia, un porto lontano: il carbone si compra dal tracciato per $1. Di chi siano le ferrovie non importa.
examples-industry-through-itself = Un porto si rifornisce da sé
    .text =
        Un porto di livello 3 richiede carbone e ferro. Il porto che costruisci è esso stesso il collegamento con i tracciati, quindi compri entrambi: $8 + $1 + $1. Un cotonificio ad Amburgo non potrebbe farlo senza un porto.
examples-industry-coal-by-sea = Carbone via mare
    .text =
        La nave di Rosa si trova tra due porti. La sua importazione rifornisce il porto di Portsmouth, e da lì la ferrovia di Viola porta il cubetto a Manchester. Boston, sull’altra rotta, non riceve nulla: non ha una tessera porto.
examples-industry-market-at-sea = Un mercato dietro una nave
    .text =
        Il tuo cotonificio di Lowell potrebbe vendere al porto di Arancione. Meglio: attraverso quel porto e la tua nave raggiunge il mercato della baia. Ora il mercato è usato e l’importazione è vuota, quindi si gira anche la nave: $8 + $9. Il porto è solo un passaggio e non si gira.
examples-industry-not-through-pennsylvania = Non attraverso la Pennsylvania
    .text =
        Le tue merci da Albany possono essere vendute in Pennsylvania, dove il mercato prende cotone. Non possono attraversarla per andare a New York, anche se le ferrovie ci sono.
examples-industry-three-cubes = Tre cubetti per $4
    .text =
        Il tracciato del carbone ha tre spazi vuoti: $2, $1, $1. La tua miniera di livello 2 a Breslavia è collegata al porto di Stettino dalle ferrovie degli altri: li riempie subito per $4 e tiene un cubetto su quattro.
examples-industry-ships-own-coal = Il carbone della nave
    .text =
        Costruisci una nave: quattro cubetti di carbone vanno sulla sua casella di importazione. Uno è il carbone della nave, due riempiono gli spazi vuoti del tracciato per $1 l’uno, e uno resta lì.
examples-industry-paid-at-once = Un incasso nel turno di un altro
    .text =
        Prendi l’ultimo cubetto della miniera di Rosa. Si gira, e Rosa riceve subito $4, durante il tuo turno.
examples-industry-mill-becomes-factory = Una fabbrica sopra un cotonificio
    .text =
        Il tuo cotonificio di livello 1, già girato, non renderà più nulla. Ci costruisci sopra una fabbrica di livello 3: un’altra industria è permessa se lo spazio l’accetta e il livello è più alto. Un cotonificio sopra il tuo porto no, perché lo spazio mostra un porto.
examples-industry-another-players-mine = La miniera vuota di Arancione
    .text =
        Non c’è nessun cubetto di carbone né sulla mappa né sul tracciato: puoi costruire sopra la miniera di Arancione una miniera di livello superiore.
examples-industry-rail-to-bohemia = Due dollari in tutto
    .text =
        La tua seconda ferrovia costa $1, un cubetto di carbone e uno di ferro. Il ferro è gratis, dalla tua fonderia di Augusta. Nessuna miniera è collegata, ma la Boemia, a un’estremità della ferrovia, è un porto lontano: compri il carbone per $1.
examples-industry-three-sales = Tre vendite per $37
    .text =
        La tua fabbrica vende al mercato in Polonia per $16. Un cotonificio vende al tuo porto di Danzica: $8 e $5. L’altro vende al porto di Arancione ad Amburgo: $8 per te, $5 per Arancione. Ricevi $37. La fabbrica non avrebbe potuto usare un porto di livello 1, che prende solo cotone.
examples-industry-any-tile = Via il livello 0
    .text =
        Per ogni carta scartata una tessera lascia la tua plancia, e scegli tu quale. Elimini entrambe le fabbriche di livello 0; ora si può costruire la fabbrica di livello 3.
examples-industry-two-cards = Prima il mazzo, poi la marrone
    .text =
        Prendi la prima carta dal mazzo, vedi che è grigia, e solo allora prendi la carta marrone scoperta. Dopo, le carte scoperte tornano a essere due.
examples-industry-borrowing = Quanto basta, e poi restituito
    .text =
        La fabbrica di Viola costa $15 più $2 di cubetti, e Viola ha $3: prende due prestiti, non di più. Alla fine del round Blu ha abbastanza contanti e restituisce entrambi i suoi prestiti prima di pagare interessi. Viola ha solo $6, quindi i prestiti restano e costano $2.
examples-industry-borrowed-interest = Un prestito per gli interessi
    .text =
        Tre prestiti costano $3 di interessi. Blu ha solo $2 e prende in prestito altri $10; in questo round il nuovo prestito non costa nulla. Arancione ha $7 e paga $3.
examples-industry-last-rails = $22 e $25
    .text =
        La partita è finita. Le quattro ferrovie di Blu rendono $6 + $6 + $5 + $5 = $22, cioè 4 PV, più 9 PV per le tessere; la fabbrica e la miniera contano anche se non sono girate. Le cinque ferrovie di Arancione rendono $25, cioè 5 PV, più 5 PV per le tessere.
examples-industry-ship-card-in-germany = Una carta nave in Germania
    .text =
        In Germania non ci sono spazi per navi. Una carta nave si può scartare per sviluppare o passare, o giocare per costruire un’altra industria con tutto il turno; una nave non si può costruire.
examples-found = Negli esempi
