import type { SlotKey } from './en.ts'

export const no: Record<SlotKey, string> = {
  lineWins: 'Linje {line} gir {amount}',
  scatterWins: '{count} scattere gir {amount}',
  totalWins: 'Samlet gevinst {amount}',
  freeGames: 'Gratisspinn',
  freeGamesOf: '{done} av {all}',
  multiplier: 'Multiplikator',
  freeGamesWon: '{count} gratisspinn',
  moreFreeGames: '{count} gratisspinn til',
  freeGamesDone: 'Gratisspinnene er ferdige',
  topPays: '5 like',
  lines: 'De {count} linjene',
  wildRule: 'Erstatter alle symboler unntatt scatteren.',
  scatterRule: '3, 4 eller 5 hvor som helst starter {three}, {four} eller {five} gratisspinn.',
  drawnFirst: 'Hvert utfall trekkes på serveren før hjulene stopper. Å stoppe dem tidligere endrer ingenting.',
  figures:
    'Tilbakebetalingen til spilleren er {rtp}\u00a0%, beregnet over alle mulige stopp av hjulene. {hit}\u00a0% av rundene gir en gevinst.',
  wild: 'Joker',
  scatter: 'Scatter',
  picture: 'Bilde {number}',
  ace: 'Ess',
  king: 'Konge',
  queen: 'Dame',
  jack: 'Knekt',
  ten: 'Ti',
}
