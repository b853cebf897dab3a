/** English, and the keys of all words of the mines games. */
export const en = {
  begin: 'Start the round',
  cashOut: 'Cash out {amount}',
  pickFirst: 'Turn over a tile',
  field: 'Field of 25 tiles. Arrows walk, C cashes out',
  tile: 'Row {row}, column {column}',
  safe: 'safe',
  mine: 'mine',
  hidden: 'face down',
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  steps: 'What each safe tile brings',
  autoPicks: 'Tiles to turn over each round, then cash out',
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
    'Choose how many of the 25 tiles hide a mine: {fewest} to {most}. All mines are laid before the first tile and do not move.',
  rule2:
    'Each safe tile raises what the round pays. Cash out whenever you like after the first; a mine ends the round with nothing.',
  rule3:
    'The multiplier is the fair one times {returned} %, cut to two decimals. The ladder ends at {times} times the bet at most; its last step pays at once.',
  rule4:
    'The return to player lies between {lowest} and {highest} %, by the mines and the step at which one cashes out. How one picks tiles changes nothing.',
  rule5: 'Payouts are cut to the whole smallest coin of the currency.',
  rule6: 'A round that is left open waits a day. Then it is cashed out; before the first tile the bet is returned.',
} as const

export type MinesKey = keyof typeof en
