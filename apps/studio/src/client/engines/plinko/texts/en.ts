/** English, and the keys of all words of the plinko games. */
export const en = {
  drop: 'Drop a ball',
  dropping: 'The ball is on its way',
  rows: 'Rows',
  fewerRows: 'Fewer rows',
  moreRows: 'More rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  results: 'Last results',
  chosen: 'Rows: {rows}, risk: {risk}',
  slots: 'Slot payouts. Rows: {rows}, risk: {risk}',
  chance: 'Chance',
  times: 'Multiplier',
  amount: 'Pays',
  boardReturns: 'This board returns {rtp} %.',
  rule1:
    'The ball hits one peg per row and goes left or right with equal odds. The slot it lands in decides the payout.',
  rule2: 'More rows and higher risk shift the payouts to the outer slots, which are hit less often and pay more.',
  rule3: 'The path of every ball is drawn on the server before it falls. How it bounces changes nothing.',
  rule4: 'Boards return between {lowest} and {highest} %, calculated over every possible path.',
  rule5: 'Several balls can fall at once. Each is its own round, paid when it is drawn and shown when it lands.',
} as const

export type PlinkoKey = keyof typeof en
