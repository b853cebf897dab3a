import type { ToldKey } from './en.ts'

export const et: Record<ToldKey, string> = {
  paidGame: 'Tasuline spinn',
  freeGame: 'Tasuta spinn {number}',
  laidCoins: 'Kus kingituse mündid asuvad',
  respin: 'Lisaspinn {number}: münt tuleb alla {chance} 1000-st',
  together: 'Kokku',
  reelStops: '{reel}. rull peatub kohal {place} / {size}: {symbols}',
  lineRun: 'Liin {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, kus tahes',
  waysRun: '{symbol} {reels} rullil, {ways} viisi',
  fall: 'Võit {number}, kordaja ×{times}',
  refilled: 'Lõhkenud sümbolite asemele tulevad ribalt järgmised, peatuskohast ülespoole',
  cell: '{reel}. rull, {row}. rida',
  coinHere: '{place}: münt',
  noCoin: '{place}: tühi',
  worth: '{place}: väärtus {worth}',
  coin: 'Münt',
  gift: 'Kingitus',
  betTimes: '{times} panust',
  haulTimes: 'Kõik mündid × {times}',
  grand: 'Täis väli: grand-auhind',
}
