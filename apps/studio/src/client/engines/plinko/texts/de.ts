import type { PlinkoKey } from './en.ts'

export const de: Record<PlinkoKey, string> = {
  drop: 'Kugel fallen lassen',
  dropping: 'Die Kugel ist unterwegs',
  rows: 'Reihen',
  fewerRows: 'Weniger Reihen',
  moreRows: 'Mehr Reihen',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  results: 'Letzte Ergebnisse',
  chosen: '{rows} Reihen, Risiko {risk}',
  slots: '{rows} Reihen, Risiko {risk}: was jedes Fach zahlt',
  chance: 'Chance',
  times: 'Multiplikator',
  amount: 'Zahlt',
  boardReturns: 'Dieses Brett zahlt {rtp} % zurück.',
  rule1:
    'Die Kugel trifft in jeder Reihe einen Stift und fällt mit gleicher Chance nach links oder rechts. Das Fach, in dem sie landet, bestimmt den Gewinn.',
  rule2:
    'Mehr Reihen und ein höheres Risiko verschieben das Geld in die äußeren Fächer: Sie werden seltener getroffen und zahlen mehr.',
  rule3: 'Der Weg jeder Kugel wird auf dem Server gezogen, bevor sie fällt. Wie sie springt, ändert nichts.',
  rule4:
    'Die Bretter zahlen zwischen {lowest} und {highest} % zurück, gezählt über alle Wege, die eine Kugel nehmen kann.',
  rule5:
    'Mehrere Kugeln können zugleich fallen; jede ist eine eigene Runde, bezahlt, sobald sie gezogen ist, und gezeigt, wenn sie landet.',
}
