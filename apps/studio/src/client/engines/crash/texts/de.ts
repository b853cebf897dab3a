import type { CrashKey } from './en.ts'

export const de: Record<CrashKey, string> = {
  launch: 'Starten',
  cashOut: '{amount} auszahlen',
  goal: 'Auto-Auszahlung',
  off: 'Aus',
  lower: 'Auto-Auszahlung senken',
  raise: 'Auto-Auszahlung erhöhen',
  results: 'Letzte 20 Flüge',
  ready: 'Bereit zum Start',
  lost: 'Verloren',
  flewOn: 'Der Flug ging bis {times}',
  announceLaunch: 'Gestartet. Drücken zahlt aus.',
  announceLeft: 'Ausgezahlt bei {times}.',
  announceLost: 'Verloren bei {times}.',
  goalFor: 'Chancen und Gewinne bei einem Einsatz von {bet}',
  goalColumn: 'Auszahlen bei',
  chance: 'Chance',
  pays: 'Zahlt',
  rule1:
    'Der Multiplikator beginnt bei 1,00 und verdoppelt sich alle {seconds} Sekunden, bis der Flug endet. Wer vorher auszahlt, bekommt den Einsatz mal den Multiplikator.',
  rule2:
    'Wo der Flug endet, wird vor dem Start gezogen. Jeder Multiplikator wird mit einer Chance von {rtp} % geteilt durch ihn erreicht; die Auszahlungsquote ist also mit jedem Plan {rtp} %.',
  rule3:
    'Es zählt die Uhr des Servers: Dein Druck zahlt den Multiplikator, bei dem er dort ankommt. Bei langsamer Verbindung hilft eine Auto-Auszahlung, die keine braucht.',
  rule4: 'Einer von {grounded} Flügen hebt nicht ab. Bei {highest} steigen alle aus.',
  rule5:
    'Ein Flug, den du verlässt, geht ohne dich weiter: Die Auto-Auszahlung zahlt ihn aus, oder er ist verloren. Fällt das Spiel während eines Flugs aus, kommt ein Einsatz ohne Auszahlung zurück; eine erreichte Auto-Auszahlung wird bezahlt.',
  rule6:
    'Auszahlungen stimmen im Mittel genau: Ein Bruchteil der kleinsten Münze wird durch eine Zahl, die mit der Runde gezogen wird, auf- oder abgerundet. Ein kleiner Einsatz bringt so denselben Anteil zurück wie ein großer. Während der Runde siehst du den niedrigeren Betrag.',
  rounding: 'Rundungszahl: Ein Bruchteil über {number} von {parts} wird aufgerundet',
}
