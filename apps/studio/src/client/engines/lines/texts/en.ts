/** English, and the keys of all words of the lines games. */
export const en = {
  lineWins: 'Line {line} wins {amount}',
  scatterWins: '{count} scatters win {amount}',
  totalWins: 'Total win {amount}',
  freeGames: 'Free games',
  freeGamesOf: '{done} of {all}',
  multiplier: 'Multiplier',
  freeGamesWon: '{count} free games',
  moreFreeGames: '{count} more free games',
  allWinsTimes: 'Every win counts {times} times',
  freeGamesDone: 'Free games over',
  topPays: '5 of a kind',
  lines: 'The {count} lines',
  wildRule: 'Stands for every symbol but the scatter.',
  scatterRule: '3, 4 or 5 anywhere start {three}, {four} or {five} free games.',
  rule1: 'The bet is shared over {lines} lines; one line plays for {line}.',
  rule2: 'Equal symbols win along a line from the leftmost reel, three or more in a row. A line pays its highest win.',
  rule3: 'Wins of different lines and of scatters are added up.',
  rule4: 'In free games every win counts {times} times. Three or more scatters add {three}, {four} or {five} games.',
  rule5: 'Every outcome is drawn on the server before the reels stop. Stopping them early changes nothing.',
  rule7:
    'The return to player is {rtp} %, computed over every possible stop of the reels. {hit} % of rounds win something.',
} as const

export type LinesKey = keyof typeof en
