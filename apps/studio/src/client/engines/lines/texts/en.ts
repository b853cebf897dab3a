/** English, and the keys of all texts of the lines games. */
export const en = {
  allWinsTimes: 'All wins × {times}',
  rule1: 'The bet is split across {lines} lines: {line} per line.',
  rule2:
    'Three or more matching symbols in a row win along a line, starting from the leftmost reel. Each line pays its highest win only.',
  rule3: 'Line wins and scatter wins are added together.',
  rule4:
    'In free games, all wins are multiplied by {times}. Three or more scatters add {three}, {four} or {five} games.',
} as const

export type LinesKey = keyof typeof en
