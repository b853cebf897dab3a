/** English, and the keys of all words of the crash games. */
export const en = {
  launch: 'Launch',
  cashOut: 'Cash out {amount}',
  goal: 'Auto cash-out',
  off: 'Off',
  lower: 'Lower auto cash-out',
  raise: 'Raise auto cash-out',
  results: 'Last 20 flights',
  ready: 'Ready for launch',
  lost: 'Lost',
  flewOn: 'It went on to {times}',
  announceLaunch: 'Launched. Press to cash out.',
  announceLeft: 'Cashed out at {times}.',
  announceLost: 'Lost at {times}.',
  goalFor: 'Odds and payouts for a bet of {bet}',
  goalColumn: 'Cash out at',
  chance: 'Chance',
  pays: 'Pays',
  rule1:
    'The multiplier starts at 1.00 and doubles every {seconds} seconds until the flight ends. Cash out before that to win your bet times the multiplier.',
  rule2:
    'The end of the flight is drawn before it starts. The chance of reaching a multiplier is {rtp} % divided by that multiplier, so the return to player is {rtp} % for every strategy.',
  rule3:
    'The server’s clock counts: you are paid the multiplier at the moment your press reaches the server. If your connection is slow, set an auto cash-out, which does not depend on it.',
  rule4: 'One flight in {grounded} does not leave the ground. At {highest}, everyone is cashed out.',
  rule5:
    'If you leave during a flight, it continues without you: it is cashed out at your auto cash-out, or lost. If the game fails during a flight, a bet without a cash-out is returned; an auto cash-out that was reached is paid.',
  rule6:
    'Payouts are exact on average: a fraction of the smallest unit of the currency is rounded up or down by a number drawn with the round, so a small bet returns the same share as a large one. What is shown during the round is the lower amount.',
  rounding: 'Rounding number: a fraction above {number} of {parts} is rounded up',
} as const

export type CrashKey = keyof typeof en
