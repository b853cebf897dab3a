/** English, and the keys of what a slot's numbers became. */
export const en = {
  paidGame: 'The paid game',
  freeGame: 'Free game {number}',
  laidCoins: 'Where the coins of the gift land',
  respin: 'Respin {number}: a coin lands below {chance} of 1000',
  together: 'Total',
  reelStops: 'Reel {reel} stops at position {place} of {size}: {symbols}',
  lineRun: 'Line {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, anywhere',
  waysRun: '{symbol} on {reels} reels, {ways} ways',
  fall: 'Win {number}, multiplier ×{times}',
  refilled: 'Burst symbols are replaced from the strip, upwards from the stop',
  cell: 'Reel {reel}, row {row}',
  coinHere: '{place}: a coin',
  noCoin: '{place}: nothing',
  worth: '{place}: worth {worth}',
  coin: 'Coin',
  gift: 'Gift',
  betTimes: '{times} × the bet',
  haulTimes: 'All coins × {times}',
  grand: 'The full grid: grand prize',
} as const

export type ToldKey = keyof typeof en
