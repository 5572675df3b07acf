### Il client in italiano: la scelta in corso

## La frase sopra le azioni

choice-build = { $industry } { $level } ({ $place })
choice-link = { $action } { $links }
choice-develop = Sviluppa: { $tiles }
choice-sell = Vendi: { $industry } ({ $place })
choice-to-slot = → porto: { $place }
choice-to-market = → mercato: { $place }
choice-to-distant-market = → Mercato Distante
choice-to-open = → ?
choice-loan = Prestito di { $amount }
choice-with = con: { $cards }
choice-started = { $action }…

## Due carte, o una per tutto il turno

choice-two-cards = con due carte
choice-whole-turn = usando tutto il turno
choice-badge-two-cards = 2 carte
choice-badge-whole-turn = tutto il turno
choice-card-two-cards = insieme a un’altra carta
choice-card-whole-turn = per tutto il turno

## La legenda della mappa

choice-legend = Che cosa significano i segni
choice-legend-now = possibile subito
choice-legend-other = possibile con un’altra carta
choice-legend-two-cards = possibile con due carte qualsiasi
choice-legend-whole-turn = possibile usando tutto il turno
choice-legend-sell = una tessera che può vendere
choice-legend-ghost = ciò che stai scegliendo
