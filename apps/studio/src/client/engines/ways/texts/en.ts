/** English, and the keys of the words of the ways games. */
export const en = {
  way: '1 way',
  ways: '{ways} ways',
  hurry: 'Show the result',
  freePromise:
    'The multiplier starts at ×{from}, grows with every win up to ×{cap} and carries over from game to game.',
  perWay: 'Amounts are per way.',
  rule1:
    'Three or more matching symbols win on adjacent reels, starting from the leftmost, in any position: {ways} ways in total.',
  rule2:
    'Every matching symbol on a reel counts: two on one reel and three on the next make six ways. All wins are added together.',
  rule3:
    'Winning symbols burst and others fall from above. This continues at no extra cost for as long as there is a win.',
  rule4: 'The win multiplier within one paid game: {ladder}. It stays at the last value.',
  rule5:
    'In free games it starts at ×{from}, rises by {step} with every win up to ×{cap}, and is kept until the last game. Three or more scatters add {three}, {four} or {five} games, up to {most} in a round.',
} as const

export type WaysKey = keyof typeof en
