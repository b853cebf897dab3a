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
  confirm: 'Confirm the bets',
  confirmed: 'Your bets of {amount} are in',
  nothingBet: 'No bet in this round',
  layFirst: 'Lay a chip first',
  bettingClosed: 'Betting is closed',
  backAgain: 'Your chips were not confirmed in time: they stay with you',
  tooLate: 'The bet came too late. It is back in your balance.',
  lastWin: 'Last win',
  allBets: 'All bets here: {amount}',
  resultWon: '{result}. You won {amount}.',
  resultBack: '{result}. {amount} of your {stake} comes back.',
  resultLost: '{result}. No win this time.',
  lastResults: 'Last results of the table',
  counted: 'The last {count} results of this table. What came before says nothing about the next.',
  hash: 'Hash of the round that is on',
  seed: 'Seed of the last round',
  publicSeed: 'Seed of the table',
  fairness:
    'The hash of a round is published before betting opens, its secret seed together with the result. In the place of a seed of yours stands the name of the table, and the number of the round: nobody at the table can choose either. Each of your rounds can be checked under Last rounds.',
  ruleClock:
    'Everyone at the table plays the same round by the same clock. Bets are taken while the ring runs down; the outcome is drawn afterwards.',
  ruleConfirm:
    'Chips count once they are confirmed. More can be added and confirmed for as long as the window is open.',
  ruleLate:
    'A bet after closing is refused and no money moves. One your balance could not answer before the draw is returned.',
  ruleGone: 'A confirmed bet is played and paid even if you leave the table.',
} as const

export type Key = keyof typeof en
