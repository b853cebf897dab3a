import type { LinesKey } from './en.ts'

export const de: Record<LinesKey, string> = {
  lineWins: 'Linie {line} gewinnt {amount}',
  scatterWins: '{count} Scatter gewinnen {amount}',
  totalWins: 'Gesamtgewinn {amount}',
  freeGames: 'Freispiele',
  freeGamesOf: '{done} von {all}',
  multiplier: 'Multiplikator',
  freeGamesWon: '{count} Freispiele',
  moreFreeGames: '{count} weitere Freispiele',
  allWinsTimes: 'Jeder Gewinn zählt {times}-fach',
  freeGamesDone: 'Freispiele beendet',
  topPays: '5 gleiche',
  lines: 'Die {count} Linien',
  wildRule: 'Ersetzt jedes Symbol außer dem Scatter.',
  scatterRule: '3, 4 oder 5 an beliebiger Stelle starten {three}, {four} oder {five} Freispiele.',
  rule1: 'Der Einsatz verteilt sich auf {lines} Linien; eine Linie spielt um {line}.',
  rule2:
    'Gleiche Symbole gewinnen auf einer Linie von der linken Walze an, ab drei in Folge. Eine Linie zahlt ihren höchsten Gewinn.',
  rule3: 'Gewinne verschiedener Linien und der Scatter werden addiert.',
  rule4:
    'In Freispielen zählt jeder Gewinn {times}-fach. Ab drei Scattern kommen {three}, {four} oder {five} Spiele hinzu.',
  rule5: 'Jedes Ergebnis wird auf dem Server gezogen, bevor die Walzen stehen. Früheres Anhalten ändert nichts daran.',
  rule7:
    'Die Auszahlungsquote beträgt {rtp} %, berechnet über alle möglichen Walzenstände. {hit} % der Runden gewinnen etwas.',
}
