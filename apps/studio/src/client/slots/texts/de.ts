import type { SlotKey } from './en.ts'

export const de: Record<SlotKey, string> = {
  lineWins: 'Linie {line} gewinnt {amount}',
  scatterWins: '{count} Scatter gewinnen {amount}',
  totalWins: 'Gesamtgewinn {amount}',
  freeGames: 'Freispiele',
  freeGamesOf: '{done} von {all}',
  multiplier: 'Multiplikator',
  freeGamesWon: '{count} Freispiele',
  moreFreeGames: '{count} weitere Freispiele',
  freeGamesDone: 'Freispiele beendet',
  topPays: '5 gleiche',
  lines: 'Die {count} Linien',
  wildRule: 'Ersetzt jedes Symbol außer dem Scatter.',
  scatterRule: '3, 4 oder 5 an beliebiger Stelle starten {three}, {four} oder {five} Freispiele.',
  drawnFirst:
    'Jedes Ergebnis wird auf dem Server gezogen, bevor die Walzen stehen. Früheres Anhalten ändert nichts daran.',
  figures:
    'Die Auszahlungsquote beträgt {rtp} %, berechnet über alle möglichen Walzenstände. {hit} % der Runden gewinnen etwas.',
  wild: 'Joker',
  scatter: 'Scatter',
  picture: 'Bild {number}',
  ace: 'Ass',
  king: 'König',
  queen: 'Dame',
  jack: 'Bube',
  ten: 'Zehn',
}
