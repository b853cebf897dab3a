/** English, and the keys of what a slot's numbers became. */
export const en = {
  paidGame: 'The paid game',
  freeGame: 'Free game {number}',
  laidCoins: 'Where the coins of the gift lie',
  respin: 'Respin {number}: a coin comes below {chance} of 1000',
  together: 'Together',
  reelStops: 'Reel {reel} stops at place {place} of {size}: {symbols}',
  lineRun: 'Line {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, anywhere',
  waysRun: '{symbol} on {reels} reels, {ways} ways',
  fall: 'Win {number}, multiplier ×{times}',
  refilled: 'What bursts is filled from the strip, upwards from the stop',
  cell: 'Reel {reel}, row {row}',
  coinHere: '{place}: a coin',
  noCoin: '{place}: nothing',
  worth: '{place}: worth {worth}',
  coin: 'Coin',
  gift: 'Gift',
  betTimes: '{times} of the bet',
  haulTimes: 'All coins × {times}',
  grand: 'The full grid: grand prize',
} as const

export type ToldKey = keyof typeof en
