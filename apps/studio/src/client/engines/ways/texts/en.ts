/** English, and the keys of the words of the ways games. */
export const en = {
  way: '1 way',
  ways: '{ways} ways',
  hurry: 'Show the result',
  freePromise: 'The multiplier begins at ×{from}, grows with every win up to ×{cap} and stays from game to game.',
  perWay: 'Each is what one way pays.',
  rule1:
    'Equal symbols win on neighbouring reels from the leftmost, three or more, wherever they lie: {ways} ways in all.',
  rule2:
    'Every symbol of a reel counts: two on one reel and three on the next are six ways. Wins of all symbols are added up.',
  rule3:
    'Symbols that win burst and others fall from above. As long as something wins, this goes on at no further bet.',
  rule4: 'The multiplier of the wins of one paid game: {ladder}. The last one holds.',
  rule5:
    'In free games it begins at ×{from}, rises by {step} with every win up to ×{cap}, and is kept until the last game. Three or more scatters add {three}, {four} or {five} games, up to {most} in a round.',
} as const

export type WaysKey = keyof typeof en
