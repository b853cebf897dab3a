import type { ToldKey } from './en.ts'

export const it: Record<ToldKey, string> = {
  paidGame: 'Il giro pagato',
  freeGame: 'Giro gratis {number}',
  laidCoins: 'Dove si trovano le monete del regalo',
  respin: 'Respin {number}: una moneta arriva sotto {chance} su 1000',
  together: 'In tutto',
  reelStops: 'Il rullo {reel} si ferma al posto {place} di {size}: {symbols}',
  lineRun: 'Linea {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, ovunque',
  waysRun: '{symbol} su {reels} rulli, {ways} modi',
  fall: 'Vincita {number}, moltiplicatore ×{times}',
  refilled: 'Ciò che esplode è rimpiazzato dalla striscia, salendo dal punto di arresto',
  cell: 'Rullo {reel}, riga {row}',
  coinHere: '{place}: una moneta',
  noCoin: '{place}: niente',
  worth: '{place}: vale {worth}',
  coin: 'Moneta',
  gift: 'Regalo',
  betTimes: '{times} la puntata',
  haulTimes: 'Tutte le monete × {times}',
  grand: 'La griglia piena: premio grand',
}
