import type { WaysKey } from './en.ts'

export const it: Record<WaysKey, string> = {
  way: '1 modo',
  ways: '{ways} modi',
  hurry: 'Mostra l’esito',
  freePromise: 'Il moltiplicatore parte da ×{from}, cresce a ogni vincita fino a ×{cap} e resta da un giro all’altro.',
  perWay: 'Ogni importo vale per un modo.',
  rule1:
    'I simboli uguali vincono su rulli vicini a partire da sinistra, da tre in su, ovunque si trovino: {ways} modi in tutto.',
  rule2:
    'Conta ogni simbolo di un rullo: due su uno e tre sul successivo fanno sei modi. Le vincite di tutti i simboli si sommano.',
  rule3:
    'I simboli vincenti esplodono e altri cadono dall’alto. Finché qualcosa vince si continua senza altre puntate.',
  rule4: 'Il moltiplicatore delle vincite di un giro pagato: {ladder}. L’ultimo rimane.',
  rule5:
    'Nei giri gratis parte da ×{from}, sale di {step} a ogni vincita fino a ×{cap} e si conserva fino all’ultimo giro. Tre o più scatter aggiungono {three}, {four} o {five} giri, al massimo {most} per giocata.',
}
