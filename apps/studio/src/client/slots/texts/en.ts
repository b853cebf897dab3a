/** English, and the keys of the words that slots share. */
export const en = {
  lineWins: 'Line {line} wins {amount}',
  scatterWins: '{count} scatters win {amount}',
  totalWins: 'Total win {amount}',
  freeGames: 'Free games',
  freeGamesOf: '{done} of {all}',
  multiplier: 'Multiplier',
  freeGamesWon: '{count} free games',
  moreFreeGames: '{count} more free games',
  freeGamesDone: 'Free games over',
  topPays: '5 of a kind',
  lines: 'The {count} lines',
  wildRule: 'Substitutes for every symbol except the scatter.',
  scatterRule: '3, 4 or 5 anywhere trigger {three}, {four} or {five} free games.',
  drawnFirst: 'Every outcome is drawn on the server before the reels stop. Stopping them early changes nothing.',
  figures:
    'The return to player is {rtp} %, calculated over every possible stop of the reels. {hit} % of rounds win something.',
  wild: 'Wild',
  scatter: 'Scatter',
  picture: 'Picture {number}',
  ace: 'Ace',
  king: 'King',
  queen: 'Queen',
  jack: 'Jack',
  ten: 'Ten',
} as const

export type SlotKey = keyof typeof en
