/** English, and the keys of the words of the money wheel. */
export const en = {
  spots: 'Fields of the wheel. Enter lays a chip, Delete takes it off.',
  laidHere: '{amount} on it',
  pays: '{value} to 1',
  chances: '{count} of {size}',
  chips: 'Chip in hand',
  chip: 'Chip of {amount}',
  undo: 'Undo',
  clear: 'Clear the fields',
  double: 'Double all bets',
  rebet: 'Same bets again',
  saidLaid: '{value}: {amount}. In all {total}.',
  saidTotal: 'In all {total}',
  refusedSpot: 'At most {most} here',
  refusedFunds: 'Your balance is not enough for this chip',
  stopped: 'The wheel stopped at {value}',
  stoppedTimes: 'The wheel stopped at {value}, {times} times',
  again: '{times} times: the wheel is spun again',
  rulePays: 'A field pays as many times the bet as it says, the bet itself beside it. All other bets are lost.',
  ruleTimes:
    'A multiplier spins the wheel again: what comes then pays so many times more. Several multiply one another, up to {most} times.',
  ruleLimits: 'Chips from {least}; a field takes at most {most} in a round.',
  ruleRtp: 'Return to player: {list}. Each of the {size} segments is equally likely, every time.',
  ruleRtpSpot: '{value}: {rtp} %',
  rim: 'Where the wheel stopped',
  rimPlace: 'Place {place} of {size} on the rim',
} as const

export type Key = keyof typeof en
