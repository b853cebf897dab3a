/** English, and the keys of the words of live tables. */
export const en = {
  betting: 'Place your bets',
  lastSeconds: 'Last seconds to bet',
  closing: 'No more bets',
  spinning: 'The wheel is turning',
  result: 'Result',
  waiting: 'The next round begins in a moment',
  secondsLeft: '{seconds} seconds left',
  round: 'Round {number}',
  seats: '{count} at the table',
  players: 'Players at the table',
  seatBet: '{name} has bet',
  confirm: 'Confirm bets',
  confirmed: 'Your bets of {amount} are in',
  nothingBet: 'No bet in this round',
  layFirst: 'Place a chip first',
  bettingClosed: 'Betting is closed',
  backAgain: 'Your bets were not confirmed in time, so nothing was staked',
  tooLate: 'Your bet arrived too late. It is back in your balance.',
  tableFull:
    'This table has taken all the bets it can pay in this round. No money was taken; try a smaller bet or the next round.',
  moveLate: 'Too late: it was already over.',
  lastWin: 'Last win',
  allBets: 'All bets here: {amount}',
  resultWon: '{result}. You won {amount}.',
  resultBack: '{result}. {amount} of your {stake} is returned.',
  resultLost: '{result}. No win this time.',
  lastResults: 'Latest results at this table',
  counted: 'The last {count} results at this table. Past results say nothing about the next one.',
  hash: 'Hash of the current round',
  seed: 'Seed of the last round',
  publicSeed: 'Public values, combined',
  fairness:
    'The secret seeds of this table form a chain. Its end was published and signed before the first round, and the hash of each round is published before its bets. Your browser sends a seed with your bet. After betting closes, the seeds of all bets and the secret seed together give the result. This proves that nobody fixed the result in advance and that no seed was swapped. It does not rule out that someone who knows the secret seed placed the last bet of a round. You can check each of your rounds under Last rounds.',
  fairnessBeacon:
    'The secret seeds of this table form a chain. Its end was published and signed before the first round, and the hash of each round is published before its bets. After betting closes, the next value of a public random beacon and the secret seed together give the result. This proves that nobody, the casino included, could know or choose the result while you could bet. You can check each of your rounds under Last rounds.',
  ruleClock:
    'Everyone at the table plays the same round by the same clock. You can bet while the timer runs down; the outcome is drawn afterwards.',
  ruleConfirm: 'Chips count once they are confirmed. You can add and confirm more while betting is open.',
  ruleLate:
    'A bet after betting closes is refused, and no money is taken. A bet that could not be confirmed before the draw is returned.',
  ruleGone: 'A confirmed bet is played and paid even if you leave the table.',
} as const

export type Key = keyof typeof en
