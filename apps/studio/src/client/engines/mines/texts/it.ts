import type { MinesKey } from './en.ts'

export const it: Record<MinesKey, string> = {
  begin: 'Inizia la giocata',
  cashOut: 'Incassa {amount}',
  pickFirst: 'Scopri una casella',
  field: 'Campo di 25 caselle. Le frecce spostano, C incassa',
  tile: 'Riga {row}, colonna {column}',
  safe: 'sicura',
  mine: 'mina',
  hidden: 'coperta',
  mines: 'Mine',
  fewer: 'Meno mine',
  more: 'Più mine',
  steps: 'Quanto porta ogni casella sicura',
  anyTile: 'Gira una casella a caso',
  autoPicks: 'Caselle da girare a ogni giocata, poi incasso',
  pickOne: 'Scegli una casella',
  nextStep: 'Prossima casella sicura: {next}',
  won: 'Incassati {amount}',
  lost: 'Una mina. {amount} persi',
  announceSafe: 'Sicura. {tile}. Incassa {amount}, poi {next}.',
  announceHit: 'Una mina. {tile}.',
  atMines: 'Con {count} mine, per una puntata di {bet}',
  safeTiles: 'Caselle sicure',
  chance: 'Probabilità',
  multiplier: 'Moltiplicatore',
  pays: 'Paga',
  rule1:
    'Scegli quante delle 25 caselle nascondono una mina: da {fewest} a {most}. Tutte le mine sono posate prima della prima casella e non si spostano.',
  rule2:
    'Ogni casella sicura alza ciò che paga la giocata. Dopo la prima incassi quando vuoi; una mina chiude la giocata senza vincita.',
  rule3:
    'Il moltiplicatore è quello equo per {returned}%, tagliato a due decimali. La scala finisce al massimo a {times} volte la puntata; l’ultimo gradino paga subito.',
  rule3Raised:
    'Il moltiplicatore è quello equo per {returned}%, arrotondato per eccesso a tre decimali: ogni gradino restituisce almeno altrettanto. La scala finisce al massimo a {times} volte la puntata; l’ultimo gradino paga subito.',
  rule4:
    'Il ritorno al giocatore va dal {lowest} al {highest}%, secondo le mine e il gradino a cui si incassa. Quali caselle si scelgono non cambia nulla.',
  rule5:
    'Le vincite sono esatte in media: una frazione della moneta più piccola della valuta è arrotondata per eccesso o per difetto da un numero estratto con il round. Una puntata piccola restituisce così la stessa parte di una grande. Durante il round vedi l’importo inferiore.',
  rounding: 'Numero di arrotondamento: una frazione oltre {number} su {parts} è arrotondata per eccesso',
  rule6:
    'Una giocata lasciata aperta aspetta un giorno. Poi viene incassata; prima della prima casella la puntata è restituita, anche appena inizi una giocata in un altro gioco di questo tipo.',
}
