/** English, and the keys of what the shared flight says besides the words of live tables and of one flown alone. */
export const en = {
  boarding: 'Boarding: place your bet',
  lastCall: 'Last call',
  closing: 'The doors are closed',
  flying: 'In flight',
  ended: 'The flight is over',
  next: 'The next flight boards in a moment',
  flight: 'Flight {number}',
  ready: 'Boarding',
  place: 'Place bet',
  second: '+ {amount}',
  secondName: 'Place a second bet of {amount}',
  isIn: 'Your bet is in. A second one has a button of its own.',
  ownBets: 'Your bets',
  inShort: 'On board',
  lostShort: 'Lost',
  bets: 'Bets on this flight',
  betsSum: 'Bets: {count} · {amount}',
  outSum: 'Cashed out: {count} · {amount}',
  you: 'You',
  liftOff: 'Lift-off.',
  liftOffIn: 'Lift-off. Press to cash out.',
  endedAt: 'The flight ended at {times}',
  grounded: 'The flight did not leave the ground',
  ruleShared:
    'Everyone at the table is on the same flight. Each sees the others’ bets and when they are cashed out, under a name that gives nobody away.',
  ruleTwo:
    'You can place up to {most} bets on a flight, each with its own auto cash-out, and cash them out one by one or together. Together they can be as high as the highest single bet.',
  rulePaid: 'A cash-out counts at once and cannot be lost any more. All winnings are paid when the flight has ended.',
  ruleBoard:
    'Bets are placed while the flight boards. A placed bet stays on the flight until it is cashed out or lost.',
} as const

export type Key = keyof typeof en
