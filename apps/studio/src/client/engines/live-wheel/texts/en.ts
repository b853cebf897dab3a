/** English, and the keys of the words of the money wheel. */
export const en = {
  spots: 'Betting spots. Enter places a chip, Delete removes it.',
  laidHere: '{amount} placed',
  pays: '{value} to 1',
  chances: '{count} of {size}',
  chips: 'Selected chip',
  chip: '{amount} chip',
  undo: 'Undo',
  clear: 'Clear all bets',
  double: 'Double all bets',
  rebet: 'Repeat bets',
  saidLaid: '{value}: {amount}. Total {total}.',
  saidTotal: 'Total {total}',
  refusedSpot: 'Maximum {most} here',
  refusedFunds: 'Your balance is too low for this chip',
  stopped: 'The wheel stopped at {value}',
  stoppedTimes: 'The wheel stopped at {value}, × {times}',
  again: '× {times}: the wheel spins again',
  rulePays: 'A number pays that many times your bet, and your bet is returned. All other bets lose.',
  ruleTimes:
    'A multiplier spins the wheel again and multiplies the next result. Several in a row multiply each other, up to {most} times.',
  ruleLimitOf: 'On {value}, you can bet up to {most}.',
  ruleLimits: 'Chips start at {least}. The maximum per spot and round is {most}.',
  ruleRtp: 'Return to player: {list}. Each of the {size} segments is equally likely, every time.',
  ruleRtpSpot: '{value}: {rtp} %',
  rim: 'Where the wheel stopped',
  rimPlace: 'Segment {place} of {size} on the wheel',
} as const

export type Key = keyof typeof en
