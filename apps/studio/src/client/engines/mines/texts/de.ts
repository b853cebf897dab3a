import type { MinesKey } from './en.ts'

export const de: Record<MinesKey, string> = {
  begin: 'Runde starten',
  cashOut: '{amount} auszahlen',
  pickFirst: 'Decke ein Feld auf',
  field: 'Spielfeld mit 25 Feldern. Pfeile führen weiter, C zahlt aus',
  tile: 'Reihe {row}, Spalte {column}',
  safe: 'sicher',
  mine: 'Mine',
  hidden: 'verdeckt',
  mines: 'Minen',
  fewer: 'Weniger Minen',
  more: 'Mehr Minen',
  steps: 'Was jedes sichere Feld bringt',
  anyTile: 'Ein beliebiges Feld aufdecken',
  autoPicks: 'Felder je Runde, danach Auszahlung',
  pickOne: 'Wähle ein beliebiges Feld',
  nextStep: 'Nächstes sicheres Feld: {next}',
  won: '{amount} ausgezahlt',
  lost: 'Eine Mine. {amount} sind verloren',
  announceSafe: 'Sicher. {tile}. Auszahlen: {amount}, danach: {next}.',
  announceHit: 'Eine Mine. {tile}.',
  atMines: 'Mit {count} Minen, bei einem Einsatz von {bet}',
  safeTiles: 'Sichere Felder',
  chance: 'Chance',
  multiplier: 'Multiplikator',
  pays: 'Zahlt',
  rule1:
    'Wähle, wie viele der 25 Felder eine Mine verbergen: {fewest} bis {most}. Alle Minen liegen vor dem ersten Feld fest und bewegen sich nicht.',
  rule2:
    'Jedes sichere Feld erhöht, was die Runde zahlt. Nach dem ersten kannst du jederzeit auszahlen; eine Mine beendet die Runde ohne Gewinn.',
  rule3:
    'Der Multiplikator ist der faire mal {returned} %, auf zwei Stellen abgeschnitten. Die Leiter endet spätestens beim {times}-Fachen des Einsatzes; ihre letzte Stufe zahlt sofort.',
  rule3Raised:
    'Der Multiplikator ist der faire mal {returned} %, auf drei Stellen aufgerundet: Jede Stufe zahlt mindestens so viel zurück. Die Leiter endet spätestens beim {times}-Fachen des Einsatzes; ihre letzte Stufe zahlt sofort.',
  rule4:
    'Die Auszahlungsquote liegt zwischen {lowest} und {highest} %, je nach Minen und Stufe der Auszahlung. Welche Felder man wählt, ändert nichts.',
  rule5:
    'Auszahlungen stimmen im Mittel genau: Ein Bruchteil der kleinsten Münze wird durch eine Zahl, die mit der Runde gezogen wird, auf- oder abgerundet. Ein kleiner Einsatz bringt so denselben Anteil zurück wie ein großer. Während der Runde siehst du den niedrigeren Betrag.',
  rounding: 'Rundungszahl: Ein Bruchteil über {number} von {parts} wird aufgerundet',
  rule6:
    'Eine offen gelassene Runde wartet einen Tag. Dann wird sie ausgezahlt; vor dem ersten Feld kommt der Einsatz zurück, auch sobald eine Runde in einem anderen Spiel dieser Art beginnt.',
}
