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
  flewOn: 'It flew on to {times}',
  announceLaunch: 'Launched. Press to cash out.',
  announceLeft: 'Cashed out at {times}.',
  announceLost: 'Lost at {times}.',
  goalFor: 'Chances and payouts for a bet of {bet}',
  goalColumn: 'Cash out at',
  chance: 'Chance',
  pays: 'Pays',
  rule1:
    'The multiplier starts at 1.00 and doubles every {seconds} seconds until the flight ends. Cash out before, and the bet is paid times the multiplier.',
  rule2:
    'Where the flight ends is drawn before it starts. It reaches any multiplier with a chance of {rtp} % divided by it, so the return to player is {rtp} % for every plan.',
  rule3:
    'The clock of the server counts: your press is paid at the multiplier at which it arrives there. With a slow connection set an auto cash-out; it needs none.',
  rule4: 'One flight in {grounded} does not leave the ground. At {highest} everyone is let out.',
  rule5: 'A flight that you leave goes on without you: it is cashed out by its auto cash-out, or lost.',
  rule6: 'Payouts are cut to the whole smallest coin of the currency.',
} as const

export type CrashKey = keyof typeof en
