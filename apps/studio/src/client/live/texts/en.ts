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
  publicSeed: 'Table seed',
  fairness:
    'The hash of a round is published before betting opens, its secret seed together with the result. Instead of your own seed, the name of the table and the number of the round are used: nobody at the table can choose either. Each of your rounds can be checked under Last rounds.',
  ruleClock:
    'Everyone at the table plays the same round by the same clock. You can bet while the timer runs down; the outcome is drawn afterwards.',
  ruleConfirm: 'Chips count once they are confirmed. You can add and confirm more while betting is open.',
  ruleLate:
    'A bet after betting closes is refused, and no money is taken. A bet that could not be confirmed before the draw is returned.',
  ruleGone: 'A confirmed bet is played and paid even if you leave the table.',
} as const

export type Key = keyof typeof en
