/** English, and the keys of all words of the lines games. */
export const en = {
  allWinsTimes: 'Every win counts {times} times',
  rule1: 'The bet is shared over {lines} lines; one line plays for {line}.',
  rule2: 'Equal symbols win along a line from the leftmost reel, three or more in a row. A line pays its highest win.',
  rule3: 'Wins of different lines and of scatters are added up.',
  rule4: 'In free games every win counts {times} times. Three or more scatters add {three}, {four} or {five} games.',
} as const

export type LinesKey = keyof typeof en
