/** English, and the keys of all words of the mines games. */
export const en = {
  begin: 'Start the round',
  cashOut: 'Cash out {amount}',
  pickFirst: 'Reveal a tile',
  field: 'Grid of 25 tiles. Use the arrow keys to move, C to cash out',
  tile: 'Row {row}, column {column}',
  safe: 'safe',
  mine: 'mine',
  hidden: 'face down',
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  steps: 'What each safe tile pays',
  anyTile: 'Reveal a random tile',
  autoPicks: 'Tiles to reveal each round before cashing out',
  pickOne: 'Pick any tile',
  nextStep: 'Next safe tile: {next}',
  won: 'Cashed out {amount}',
  lost: 'A mine. {amount} is lost',
  announceSafe: 'Safe. {tile}. Cash out {amount}, next {next}.',
  announceHit: 'A mine. {tile}.',
  atMines: 'With {count} mines, for a bet of {bet}',
  safeTiles: 'Safe tiles',
  chance: 'Chance',
  multiplier: 'Multiplier',
  pays: 'Pays',
  rule1:
    'Choose how many of the 25 tiles hide a mine: {fewest} to {most}. All mines are placed before the first tile and do not move.',
  rule2:
    'Each safe tile raises the payout. Cash out at any time after the first one; a mine ends the round and your bet is lost.',
  rule3:
    'The multiplier is {returned} % of the fair one, rounded down to two decimals. It ends at {times} times the bet at most; the last step pays automatically.',
  rule3Raised:
    'The multiplier is {returned} % of the fair one, rounded up to three decimals: every step returns at least that much. It ends at {times} times the bet at most; the last step pays automatically.',
  rule4:
    'The return to player is between {lowest} and {highest} %, depending on the number of mines and when you cash out. Which tiles you pick makes no difference.',
  rule5:
    'Payouts are exact on average: a fraction of the smallest unit of the currency is rounded up or down by a number drawn with the round, so a small bet returns the same share as a large one. What is shown during the round is the lower amount.',
  rounding: 'Rounding number: a fraction above {number} of {parts} is rounded up',
  rule6:
    'An unfinished round stays open for a day. Then it is cashed out, or your bet is returned if you have not revealed a tile. Such a bet is also returned when you begin a round in another game of this kind.',
} as const

export type MinesKey = keyof typeof en
