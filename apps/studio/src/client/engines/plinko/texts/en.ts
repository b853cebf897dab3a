/** English, and the keys of all words of the plinko games. */
export const en = {
  drop: 'Drop a ball',
  dropping: 'The ball is on its way',
  rows: 'Rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  results: 'Last results',
  chosen: '{rows} rows, risk {risk}',
  slots: '{rows} rows, risk {risk}: what each slot pays',
  chance: 'Chance',
  times: 'Multiplier',
  amount: 'Pays',
  boardReturns: 'This board returns {rtp} %.',
  rule1:
    'The ball meets one peg a row and goes left or right, each with the same chance. Where it lands says what it pays.',
  rule2: 'More rows and a higher risk move the money to the outer slots: they are reached less often and pay more.',
  rule3: 'Every way of the ball is drawn on the server before it falls. How it bounces changes nothing.',
  rule4: 'The nine boards return between {lowest} and {highest} %, counted over every way a ball can take.',
  rule5: 'Several balls may fall at once; each is a round of its own, paid when it is drawn and shown when it lands.',
} as const

export type PlinkoKey = keyof typeof en
