import type { PlinkoKey } from './en.ts'

export const it: Record<PlinkoKey, string> = {
  drop: 'Lascia cadere una pallina',
  dropping: 'La pallina sta scendendo',
  rows: 'File',
  fewerRows: 'Meno file',
  moreRows: 'Più file',
  risk: 'Rischio',
  low: 'Basso',
  medium: 'Medio',
  high: 'Alto',
  results: 'Ultimi risultati',
  chosen: '{rows} file, rischio {risk}',
  slots: '{rows} file, rischio {risk}: quanto paga ogni casella',
  chance: 'Probabilità',
  times: 'Moltiplicatore',
  amount: 'Paga',
  boardReturns: 'Questo tabellone restituisce il {rtp}%.',
  rule1:
    'La pallina tocca un piolo per fila e va a sinistra o a destra con la stessa probabilità. La casella in cui cade decide quanto paga.',
  rule2:
    'Più file e un rischio più alto spostano il denaro verso le caselle esterne: si raggiungono più di rado e pagano di più.',
  rule3: 'Il percorso di ogni pallina è estratto sul server prima che cada. Come rimbalza non cambia nulla.',
  rule4: 'I tabelloni restituiscono dal {lowest} al {highest}%, contando tutti i percorsi che una pallina può fare.',
  rule5:
    'Più palline possono cadere insieme; ognuna è una giocata a sé, pagata quando è estratta e mostrata quando arriva.',
}
