import type { ToldKey } from './en.ts'

export const no: Record<ToldKey, string> = {
  paidGame: 'Det betalte spinnet',
  freeGame: 'Gratisspinn {number}',
  laidCoins: 'Hvor myntene i gaven ligger',
  respin: 'Respinn {number}: en mynt kommer under {chance} av 1000',
  together: 'Til sammen',
  reelStops: 'Hjul {reel} stopper på plass {place} av {size}: {symbols}',
  lineRun: 'Linje {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, hvor som helst',
  waysRun: '{symbol} på {reels} hjul, {ways} veier',
  fall: 'Gevinst {number}, multiplikator ×{times}',
  refilled: 'Det som sprekker, fylles fra båndet, oppover fra stoppet',
  cell: 'Hjul {reel}, rad {row}',
  coinHere: '{place}: en mynt',
  noCoin: '{place}: ingenting',
  worth: '{place}: verdt {worth}',
  coin: 'Mynt',
  gift: 'Gave',
  betTimes: '{times} innsatsen',
  haulTimes: 'Alle mynter × {times}',
  grand: 'Fullt rutenett: grand-premien',
}
