### The client in Italian: learning

## The entrance

learn-title = Impara
learn-welcome = Due giochi di carbone, ferro e cotone. Gioca una lezione, cerca una regola o guarda che cosa fanno i bravi giocatori.
learn-tutorials = Impara giocando
learn-tutorial-brass = Prima i canali, poi le ferrovie
    .text = Il periodo dei canali di Brass, dalla mappa vuota al conteggio dei punti, poi il periodo delle ferrovie. Una guida ti dice che cosa fare, e perché.
learn-tutorial-industry = Un cotonificio nel New England
    .text = L’apertura di una partita di Age of Industry, con cotonificio, porto e nave, e poi il suo ultimo round.
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
learn-start = Comincia la lezione
learn-go-on = Continua la lezione
learn-once-more = Rigiocala
learn-done = Completata
learn-look-up = Consulta
learn-rules = Regole
    .text = Ogni regola con il suo numero e i disegni; puoi cercare.
learn-tips = Consigli
    .text = Che cosa fanno i bravi giocatori, in poche righe.
learn-glossary = Glossario
    .text = Che cosa significano le parole dei giochi.
learn-studies = Studi
    .text = Partite e posizioni con varianti, commenti e frecce, da condividere con un link.
learn-keyboard = Tastiera
    .text = Gioca un’intera partita senza toccare il mouse.

## Rules

learn-game = Gioco
learn-search = Cerca nelle regole
learn-search-hint = B17, carbone porto…
learn-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
learn-nothing-found = Nessuna regola trovata. Prova con meno parole.
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
learn-section-scoring = Conteggio dei punti e fine della partita
learn-section-rails = Ferrovie, vendita, carte, denaro
learn-section-end = Fine della partita
learn-section-maps = Mappe
learn-section-variants = Varianti

## What the drawings show, for those who do not see them

learn-drawing-b13 = Uno spazio con i simboli di cotonificio e miniera di carbone accetta l’uno o l’altra; una fonderia non ci sta.
learn-drawing-b19 = Una miniera di carbone cede l’ultimo cubetto e si gira; il segnalino delle entrate del proprietario avanza.
learn-drawing-b24 = Un canale costa £3; una ferrovia £5 e un cubetto di carbone; due ferrovie £15 e due cubetti di carbone.
learn-drawing-a7 = Uno spazio senza simbolo accetta un cotonificio, una fabbrica o una fonderia; quelli con un simbolo solo quell’industria.
learn-drawing-a16 = La prima ferrovia costa $1; ognuna delle successive $1, un cubetto di carbone e uno di ferro.

## Keyboard

learn-keys = Tasti
learn-keys-cards = Carte e azioni
learn-keys-choosing = Per scegliere
learn-keys-looking = Per guardare
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
learn-key-undo = Annulla mossa
learn-key-leave = Annulla la scelta
learn-key-hint = Chiedi un suggerimento
learn-key-hurry = Concludi la mossa mostrata
learn-key-fit = Mostra tutta la mappa
learn-key-zoom-in = Ingrandisci
learn-key-zoom-out = Riduci
learn-key-track = Entrate e punti
learn-key-player-board = Le tue tessere
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
learn-back = Passo precedente
learn-fold = Mostra o nascondi il testo
learn-again = Ricomincia
learn-leave = Lascia la lezione
learn-finish = Concludi
learn-laying-out = Si prepara la mappa…
learn-instead = Era un’altra mossa, perciò è stata annullata. Prova quella descritta sopra.
learn-comment-same = Ottima scelta: il nostro bot più forte farebbe lo stesso.
learn-comment-other = Una scelta possibile. Il nostro bot più forte avrebbe preferito: { $move }.
learn-watch = Giocano gli avversari
    .text = Guarda la mappa e il registro. Tra un momento tocca a te.

## The lesson of Brass

learn-brass-goal = Ecco il Lancashire
    .text = Giochi con il Blu: hai £30 e una mappa vuota. Costruisci cotonifici, miniere, porti e canali: alla fine vince chi ha più punti vittoria. In questo capitolo giochi il periodo dei canali, la prima metà della partita.
learn-brass-cards = Ogni carta è un’azione
    .text = Ogni carta giocata è un’azione. Quello che mostra conta solo per costruire: una carta luogo permette di costruire in quel luogo, una carta industria di costruire quell’industria dove arrivano i tuoi canali.
learn-brass-first-mill = Costruisci un cotonificio
    .text = Scegli la carta Manchester, poi «Costruisci», e un cotonificio a Manchester. Costa £12. Nel primo round ognuno ha una sola azione.
learn-brass-face-down = Prima deve vendere
    .text = Il tuo cotonificio c’è, ma non rende ancora nulla. Solo quando il suo cotone è venduto la tessera si gira: allora crescono le tue entrate, e vale punti.
learn-brass-order = Chi spende meno gioca prima
    .text = Hai speso £12, più di tutti, perciò in questo round giochi dopo gli altri. Tieni d’occhio le spese: se in un round spendi poco, nel successivo giochi prima degli altri.
learn-brass-first-canal = Scava un canale
    .text = Il cotonificio ha bisogno di una via verso un porto. Costruisci per £3 il canale da Manchester a Warrington & Runcorn. Va bene qualsiasi carta: scartane una che non ti serve, Preston.
learn-brass-port = Costruisci un porto
    .text = Ora gioca una carta porto. Il tuo canale raggiunge Warrington & Runcorn, che fa quindi parte della tua rete, ed è lì che valgono le carte industria. Il porto costa £6.
learn-brass-income = Il tracciato delle entrate
    .text = Ogni round comincia con le entrate. Il tuo segnalino è su £0, e con £9 in mano non si costruisce molto. Prendiamo dunque un prestito.
learn-brass-loan = Prima il prestito
    .text = Prendi £30 scartando Blackburn: le tue entrate scendono di tre livelli. Conviene farlo prima di vendere, perché in basso un livello è un solo spazio, più in alto due o più.
learn-brass-sell = Vendi il tuo cotone
    .text = Vendi ora da Manchester al tuo porto. Va bene qualsiasi carta: usa una carta miniera di carbone.
learn-brass-flipped = Due tessere girate
    .text = Il cotonificio ha dato 5 spazi, il porto 3: ora le tue entrate sono £3 a round. Le tessere girate danno punti alla fine del periodo e aumentano il valore di ogni collegamento vicino.
learn-brass-canal-bolton = Verso Bolton
    .text = Non hai speso nulla, perciò giochi prima degli altri. Costruisci il canale da Manchester a Bolton scartando la carta cantiere navale.
learn-brass-iron = Una fonderia richiede carbone
    .text = Costruisci una fonderia a Bolton con la carta Bolton. Il carbone arriva lungo i collegamenti costruiti dalla miniera più vicina, ed è gratis: qui dalla miniera di Viola a Manchester, a un canale di distanza.
learn-brass-demand-track = I tracciati di domanda
    .text = Due spazi del tracciato del ferro erano vuoti, così due tuoi cubetti sono stati venduti lì, in tutto per £2. Quando nessuna fonderia ha più ferro, tutti comprano dal tracciato, a partire dal cubetto meno caro. Per il carbone è lo stesso, ma solo dove è collegato un porto.
learn-brass-develop = Sviluppa
    .text = I cotonifici migliori sono più in basso nella pila. Sviluppa due tessere con una sola azione: elimina due cotonifici di livello 1, ognuno per un cubetto di ferro della tua fonderia. Al ferro non serve alcun collegamento. Scarta Liverpool.
learn-brass-emptied = Svuotata e girata
    .text = L’ultimo cubetto è andato, così la tua fonderia si è girata: altri 3 spazi di entrate. Miniere e fonderie si girano quando sono vuote, chiunque abbia preso i cubetti.
learn-brass-canal-stockport = Verso Stockport
    .text = Nel periodo dei canali puoi avere una sola tessera per luogo. Allargati, dunque: costruisci il canale per Stockport con l’altra carta miniera di carbone.
learn-brass-second-mill = Un cotonificio migliore
    .text = Costruisci a Stockport il tuo cotonificio di livello 2 con una carta cotonificio: £14 e un carbone. È l’ultimo cubetto della miniera di Viola: la miniera si girerà, e Viola ne sarà felice.
learn-brass-distant = Il Mercato Distante
    .text = Il tuo porto si è girato e non prende più cotone, ma apre ancora la via d’oltremare. Vendi il cotone di Stockport al Mercato Distante, con una carta porto. Si rivelerà una tessera e la domanda scenderà del suo numero.
learn-brass-bonus = C’era domanda
    .text = La domanda è scesa di 2 e il cotonificio si è girato: 4 spazi, più 1 di bonus dove ora sta il segnalino. Se il segnalino arriva in fondo, nessuno può più vendere lì fino alla fine del periodo.
learn-brass-canal-macclesfield = Anche i collegamenti danno punti
    .text = Alla fine del periodo ogni collegamento vale 1 punto per ogni tessera girata alle sue due estremità. Costruisci il canale da Stockport a Macclesfield scartando la carta fonderia.
learn-brass-third-mill = Un terzo cotonificio
    .text = Costruisci un cotonificio a Macclesfield con la tua carta cotonificio. Stavolta più miniere sono alla stessa distanza: scegli tu da quale prendere il carbone, ma così aiuti quell’avversario a girarla.
learn-brass-closed = L’ultimo round
    .text = Rosa ha provato a vendere al Mercato Distante e non ha più trovato domanda. Ma Arancione ha costruito un porto a Ellesmere Port, e i canali ci arrivano da Macclesfield.
learn-brass-choice = Scegli tu
    .text = Due carte, due azioni: ora decidi tu. Il nostro consiglio: vendi il cotone di Macclesfield al porto di Arancione, perché va bene il porto di chiunque. Può aiutarti anche il pulsante «Suggerimento».
learn-brass-last-card = L’ultima carta
    .text = Ancora un’azione. Il nostro consiglio: il canale da Macclesfield alle Midlands, perché un luogo esterno dà 2 punti a un collegamento.
learn-brass-scoring = Il conteggio dei punti
    .text = Prima i collegamenti, poi le tessere girate. Tutti i canali e tutte le tessere di livello 1 hanno lasciato la mappa, ma i tuoi cotonifici di livello 2 restano e varranno punti anche alla fine della partita.
learn-brass-rail = Poi arriva la ferrovia
    .text = Il periodo delle ferrovie si gioca come questo, con collegamenti più cari e più tessere per luogo. Vai al secondo capitolo: spiega le ferrovie, come costruire sopra altre tessere e come costruire con due carte.
learn-brass-rail-start = Arriva la ferrovia
    .text = Giochi di nuovo con il Blu, nel secondo round del periodo delle ferrovie, con 18 punti. I canali e tutte le tessere di livello 1 non ci sono più, e il livello 1 non si può più costruire. Novità: puoi avere più tessere nello stesso luogo.
learn-brass-rail-iron = Il ferro scarseggia
    .text = Sei spazi del tracciato del ferro sono vuoti. Costruisci una fonderia a Bolton con una carta fonderia: £9 e un carbone. Se più miniere sono alla stessa distanza, scegli tu.
learn-brass-rail-iron-sold = Subito ripagata
    .text = Il tracciato ha preso tutti e cinque i cubetti per £11, più di quanto è costata la fonderia. Ora è vuota, quindi si è girata: le tue entrate sono salite da −£2 a £0.
learn-brass-rail-two = Due ferrovie in un’azione
    .text = Una ferrovia costa £5 e un carbone; una seconda nella stessa azione £10 e un altro carbone. Costruisci Liverpool – Warrington & Runcorn e Liverpool – Wigan, scartando l’altra carta fonderia.
learn-brass-rail-shipyard = I cantieri valgono più di tutto
    .text = Costruisci un cantiere navale a Liverpool con la carta Liverpool: £25, un carbone e un ferro. Si gira subito e alla fine vale 18 punti.
learn-brass-rail-loan = Prestiti finché si può
    .text = Non ti resta quasi nulla. Prendi £30 scartando la carta cotonificio. Nel periodo delle ferrovie non ci sono più prestiti quando il mazzo è vuoto, cioè negli ultimi quattro round.
learn-brass-rail-port-flipped = Un porto lavora per te
    .text = Arancione ha venduto cotone al tuo porto di Preston. Si è girato, e le tue entrate sono salite di £3: un porto ben piazzato serve anche agli avversari.
learn-brass-rail-coal = Le ferrovie richiedono carbone
    .text = Costruisci una miniera a Manchester con la carta miniera di carbone. Da lì le ferrovie portano a un porto, quindi due cubetti vanno negli spazi vuoti del tracciato del carbone. Il resto servirà presto a qualcuno per le ferrovie.
learn-brass-rail-last-loan = L’ultimo prestito
    .text = Dopo questo round il mazzo è vuoto. Prendi ancora £30 scartando Bolton: bastano per costruire due volte.
learn-brass-rail-port = Una seconda tessera a Liverpool
    .text = Le ferrovie di Viola hanno preso il tuo carbone, e la miniera si è girata. Ora costruisci un porto a Liverpool con una carta porto, per £7. Nel periodo dei canali il tuo cantiere navale l’avrebbe impedito.
learn-brass-rail-mill = Un cotonificio di livello 3
    .text = Costruiscilo a Stockport con la carta cotonificio: £16, un carbone e un ferro. Nessuna miniera e nessuna fonderia ha un cubetto per te, quindi entrambi vengono dai tracciati, per £2 e £3.
learn-brass-rail-port-used = Arancione ha usato il tuo porto
    .text = Arancione ha venduto al tuo nuovo porto di Liverpool, che si è girato. Ora te ne serve un altro per il tuo cotonificio.
learn-brass-rail-next-port = Un altro porto
    .text = Costruiscilo a Liverpool con una carta porto, stavolta di livello 3 per £8.
learn-brass-rail-sell = Vendi prima degli altri
    .text = Vendi il cotone di Stockport a questo porto prima che lo faccia un avversario, scartando una carta Oldham. Si girano entrambe le tessere.
learn-brass-rail-two-cards = Due carte, e la tessera di un avversario
    .text = Non c’è più ferro né sulle tessere né sul tracciato: solo allora puoi costruire sopra la fonderia di un avversario, con un livello più alto. Nessuna tua carta va bene per Manchester, ma con due carte qualsiasi costruisci ovunque, usando tutto il turno. Costruisci sopra la fonderia di Arancione con Oldham e Rochdale.
learn-brass-rail-overbuilt = Sopra la vecchia tessera
    .text = La tessera di Arancione è uscita dal gioco e non varrà punti. I tuoi sei cubetti hanno riempito il tracciato vuoto per £18, e la tua fonderia si è girata. Sopra le tue tessere puoi costruire quando vuoi, con un livello più alto della stessa industria.
learn-brass-rail-own-turn = Un turno tutto tuo
    .text = L’ultimo round: due carte e £40. Decidi tu, e poi la guida commenta. Chiediti che cosa si può ancora girare prima della fine, e quali collegamenti varrebbero di più.
learn-brass-rail-own-second = La tua ultima azione
    .text = Resta una carta. Che cosa può darti?
learn-brass-rail-scoring = La fine della partita
    .text = Prima si contano le ferrovie, poi tutte le tessere girate, anche quelle rimaste dal periodo dei canali. Infine ogni £10 che ti restano valgono 1 punto.
learn-brass-rail-end = Sai giocare a Brass
    .text = Prestiti all’inizio, tessere che si girano, ferrovie che le uniscono e porti che servono agli altri: il gioco è tutto qui. Siediti a un tavolo; il pulsante «Suggerimento» è sempre lì.

## The lesson of Age of Industry

learn-industry-goal = Ecco il New England
    .text = Giochi con il Blu, senza un soldo. Costruisci cotonifici, porti, navi e ferrovie. Alla fine il denaro e i livelli delle tue tessere diventano punti, e chi ne ha di più vince.
learn-industry-cards = Due tipi di carte
    .text = Con una carta industria costruisci quell’industria dove arrivano le tue ferrovie. Una carta luogo ha un colore: permette di costruire qualsiasi industria adatta in un luogo di quel colore. Per le ferrovie, per vendere e per pescare non servono carte.
learn-industry-first-mill = Un cotonificio a Lowell
    .text = Gioca la carta cotonificio a Lowell. Finché non hai tessere sulla mappa, una carta industria vale ovunque. Il cotonificio costa $4.
learn-industry-loan = La banca presta
    .text = Non avevi nulla, così hai preso $10 in prestito: ci pensa il gioco. Ogni prestito costa $1 a round, e 5 punti se alla fine c’è ancora. Si restituisce da sé appena hai il denaro.
learn-industry-rail = La tua prima ferrovia
    .text = Le merci viaggiano in ferrovia. Costruisci da Lowell a Boston: la prima ferrovia costa solo $1, e nessuna carta.
learn-industry-port = Un porto a Boston
    .text = Boston è viola, perciò una carta luogo viola ti permette di costruire lì. Costruisci un porto per $3.
learn-industry-sell = Vendi il tuo cotone
    .text = Il tuo cotonificio è collegato a un porto, quindi puoi vendere. Non serve alcuna carta.
learn-industry-cash = Entrate in contanti, una volta
    .text = Le due tessere si sono girate e hanno pagato subito: $8 il cotonificio, $5 il porto. Una tessera girata non paga mai più: continua a costruire.
learn-industry-draw = Pesca carte
    .text = Le carte non arrivano da sole: pescarne due è un’azione. Prendi la carta viola scoperta e una dal mazzo.
learn-industry-order = Cominci tu
    .text = Il tuo prestito è stato restituito. E poiché hai speso meno di tutti, ora giochi prima degli altri.
learn-industry-develop = Fai spazio a una nave
    .text = La tua prima nave è di livello 0 e non si può mai costruire. Eliminala con lo sviluppo, scartando la carta grigia. In questo gioco non serve ferro.
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
    .text = Il tuo porto è già usato, ma il mercato accanto alla tua nave vuole cotone. Ferrovie e rotte arrivano fin lì: vendi!
learn-industry-ship-flips = Due tessere con una vendita
    .text = Il cotonificio ha pagato $8. Mercato usato, importazione vuota: si è girata anche la nave, per $12. Pensa a catene come questa prima di costruire.
learn-industry-later = Quindici round dopo
    .text = La stessa partita, l’ultimo round: il mazzo è vuoto, hai $73 e nessun prestito. Il tuo cotonificio di Hartford non ha ancora venduto.
learn-industry-choice = Scegli tu
    .text = Due azioni, e le decidi tu. Il nostro consiglio: vendi il cotone di Hartford al porto di Rosa a Boston, lungo le ferrovie di chiunque.
learn-industry-last-action = L’ultima azione
    .text = Il nostro consiglio: ancora una ferrovia. Alla fine frutta $2, più $1 per ogni casella occupata alle sue estremità. Quella da Albany a Burlington è buona.
learn-industry-scoring = Il conteggio finale
    .text = Le ferrovie hanno pagato, i prestiti sono stati restituiti e ogni $5 è diventato un punto. Ogni tessera vale il suo livello, girata o no; ogni prestito rimasto costa 5 punti.
learn-industry-end = Sai giocare ad Age of Industry
    .text = I livelli alti valgono molto, e anche il denaro; i prestiti vanno bene finché rendono più di quanto costano. Ora sai tutto quello che serve: siediti a un tavolo!

## Tips for Brass

learn-tip-brass-first = Le tue prime tessere
    .text = Comincia con un cotonificio a Manchester o lì vicino, oppure con un porto a Liverpool o a Preston. Al livello 1 nessuno dei due richiede carbone e, finché non hai tessere sulla mappa, con una carta industria puoi costruire in qualsiasi luogo.
learn-tip-brass-pair = Il cotonificio e il suo porto
    .text = Un cotonificio vale poco finché non ha venduto. Pensa insieme a cotonificio, collegamento e porto: con un’azione girerai due tessere.
learn-tip-brass-borrow = Indebitati presto
    .text = All’inizio un livello di entrate è un solo spazio; più tardi sono due o più. Prendi il prestito grosso prima che crescano le entrate, mai dopo.
learn-tip-brass-cash = Il denaro è da spendere
    .text = I contanti in mano non rendono nulla. Chi gioca bene è spesso vicino a £0 e sa sempre che cosa pagherà con il prossimo prestito.
learn-tip-brass-develop = Salta le tessere deboli
    .text = Se sviluppi due volte finché il ferro costa poco, arrivi ai cotonifici di livello 2 con qualche round di anticipo. Molte buone aperture cominciano così.
learn-tip-brass-stay = Il livello 2 conta due volte
    .text = Una tessera di livello 2 o più, girata nel periodo dei canali, resta sulla mappa e dà punti anche in quello delle ferrovie.
learn-tip-brass-gap = Guarda i vuoti dei tracciati
    .text = Una fonderia costruita quando il tracciato del ferro ha dei vuoti vende subito cubetti, spesso si gira nello stesso turno e si ripaga da sola.
learn-tip-brass-near = Miniere dove costruiscono gli altri
    .text = Una miniera si gira quando il suo carbone è stato usato, da chiunque. Mettila dove serve agli avversari, non dove ci sei solo tu.
learn-tip-brass-double = Due turni di fila
    .text = Spendi poco quando giochi dopo gli altri: se chiudi un round e apri il successivo, hai quattro azioni di fila. Quando apri il round puoi permetterti di spendere di più.
learn-tip-brass-market = Vendi presto oltremare
    .text = La domanda del Mercato Distante può solo scendere. Conta le tessere già rivelate: finché mancano quelle alte, ogni vendita è un rischio.
learn-tip-brass-guest = Usa i porti degli altri
    .text = Il porto di un avversario fa girare il tuo cotonificio proprio come il tuo. E il tuo porto aperto invita gli altri a fare lo stesso per te.
learn-tip-brass-hand = Guarda la mano nel suo insieme
    .text = All’inizio di ogni periodo cerca nella tua mano luoghi vicini tra loro: le tessere vicine formano una rete fitta. Per le altre azioni scarta le carte che non ti servono.
learn-tip-brass-cards = Tieni le carte giuste
    .text = Una carta luogo vale di più dove gli spazi sono contesi e la tua rete non arriva. Scarta le carte dei luoghi già pieni.
learn-tip-brass-links = Collegamenti alla fine, dove rendono
    .text = Un collegamento vale quante tessere girate ci sono alle sue estremità, di chiunque siano. Negli ultimi round cerca il tratto libero che ne ha di più.
learn-tip-brass-last-loan = Le ultime carte del periodo
    .text = Niente di meglio alla fine del periodo dei canali? Prendi un prestito: quel denaro varrà di più nei primi round delle ferrovie.
learn-tip-brass-mine = Carbone per le ferrovie
    .text = Dopo il periodo dei canali le miniere di livello 1 lasciano la mappa con il loro carbone. Una miniera di livello 2 che ha ancora cubetti resta: fornisce carbone per le tue prime ferrovie, che possono partire da lì.
learn-tip-brass-pairs = Ferrovie a coppie
    .text = Due ferrovie per £15 fanno risparmiare un’azione. I primi turni del periodo delle ferrovie decidono chi ottiene le linee migliori: arrivaci con denaro, e con carbone vicino.
learn-tip-brass-coal = Conta il carbone
    .text = Ogni ferrovia consuma un cubetto. Prima di fare piani guarda quale miniera lo fornirà, e quanto costa sul tracciato se un avversario arriva prima.
learn-tip-brass-shipyard = I cantieri rendono punti
    .text = Un cantiere navale si gira subito e vale più di tutto. Per il livello 1, possibile solo nel periodo dei canali, elimina prima le due tessere di livello 0 (un’azione, due cubetti di ferro); per il livello 2 devono andarsene altre due. Ogni cantiere richiede uno spazio raro, carbone e ferro: comincia presto.
learn-tip-brass-overbuild = Costruisci sopra le tue tessere
    .text = Quando nel periodo delle ferrovie mancano gli spazi, un livello più alto sopra una tua tessera vale più di un collegamento che rende poco.
learn-tip-brass-turn = Prima entrate, poi punti
    .text = Nella prima metà di un periodo prendi la tessera con più entrate, negli ultimi round quella con più punti.
learn-tip-brass-behind = Indietro dopo i canali?
    .text = Niente paura: nel periodo delle ferrovie ci sono molti più punti in palio, e spesso chi va in testa presto viene superato.

## Tips for Age of Industry

learn-tip-industry-loans = I prestiti sono strumenti
    .text = Un prestito costa $1 a round e ti evita di aspettare il denaro. Prendilo per ciò che rende in pochi round; non tenerne fino alla fine.
learn-tip-industry-first = Vendi appena puoi
    .text = Un cotonificio e un porto vicini si girano entro tre round e ti liberano del primo prestito.
learn-tip-industry-levels = I livelli alti contano
    .text = Ogni tessera sulla mappa vale il suo livello, girata o no. Elimina quelle basse con lo sviluppo quando una carta non serve ad altro.
learn-tip-industry-chain = Costruisci a catena
    .text = Cerca la vendita che fa girare tre tessere: un cotonificio, il mercato accanto a una nave e, con l’ultimo carbone, la nave stessa.
learn-tip-industry-rails = Le ferrovie sono risparmi
    .text = Alla fine ogni ferrovia frutta $2, più $1 per ogni casella occupata alle estremità. Con sei caselle vale $8.
learn-tip-industry-hungry = Rifornisci chi costruisce
    .text = Dopo la prima, ogni ferrovia di un giocatore consuma carbone e ferro. Miniere e fonderie vicine a dove costruiscono gli altri si girano presto, e il proprietario incassa.
learn-tip-industry-draw = Pesca nei turni tranquilli
    .text = Pescare due carte quando non c’è nulla di urgente ti lascia più scelta. Con una sola carta in mano la scelta è obbligata.
learn-tip-industry-colour = I colori aprono porte
    .text = A una carta luogo non serve alcuna ferrovia. Tienine una per un luogo in cui entrare prima degli altri.
learn-tip-industry-whole = Un turno intero, qualsiasi spazio
    .text = Sacrificando l’intero turno costruisci con qualsiasi carta e su qualsiasi spazio. Costa caro, ma per una tessera di livello 3 o 4 può valerne la pena.
learn-tip-industry-markets = Leggi i mercati
    .text = Le tessere mercato sono scoperte dall’inizio. Guarda chi vuole cotone e chi prodotti di fabbrica prima di scegliere che cosa costruire.
learn-tip-industry-ports = I porti si esauriscono
    .text = Ogni porto compra una volta, e il livello 1 solo cotone. Confronta i porti aperti con i cotonifici che li aspettano.
learn-tip-industry-gaps = Vendi nei vuoti
    .text = Miniere, fonderie e navi collegate a un porto riempiono gli spazi vuoti dei tracciati in cambio di denaro. Costruiscile subito dopo gli acquisti altrui.
learn-tip-industry-factories = Le fabbriche richiedono tempo
    .text = Due fabbriche di livello 0 ti sbarrano la strada. Comincia presto a sviluppare, se vuoi le tessere che pagano $27.
learn-tip-industry-order = Risparmia e passa avanti
    .text = Un turno in cui vendi e peschi carte non costa nulla, e così nel round successivo giochi probabilmente prima degli altri: il momento migliore per uno spazio conteso.
learn-tip-industry-end = Prevedi la fine
    .text = Quando il mazzo è finito e una mano è vuota, la partita termina dopo quel round. Prima di allora vendi tutto e restituisci i prestiti.

learn-key-reference = Prontuario, sulla voce selezionata o sotto il puntatore
learn-aid = Foglio di aiuto
    .text = Tutto ciò che si cerca durante la partita, su un foglio.
learn-tiles = Tessere e carte
    .text = Ogni tessera con prezzo, entrate e punti, e tutte le carte.
learn-legend = Legenda
    .text = Che cosa significa ogni pezzo e ogni simbolo della mappa.
