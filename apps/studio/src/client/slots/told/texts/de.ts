import type { ToldKey } from './en.ts'

export const de: Record<ToldKey, string> = {
  paidGame: 'Das bezahlte Spiel',
  freeGame: 'Freispiel {number}',
  laidCoins: 'Wo die Münzen des Geschenks liegen',
  respin: 'Respin {number}: Eine Münze kommt unter {chance} von 1000',
  together: 'Zusammen',
  reelStops: 'Walze {reel} hält an Stelle {place} von {size}: {symbols}',
  lineRun: 'Linie {line}: {count} × {symbol}',
  scatterRun: '{count} × {symbol}, beliebig verteilt',
  waysRun: '{symbol} auf {reels} Walzen, {ways} Wege',
  fall: 'Gewinn {number}, Multiplikator ×{times}',
  refilled: 'Was zerspringt, wird vom Band aufgefüllt, von der Haltestelle aufwärts',
  cell: 'Walze {reel}, Reihe {row}',
  coinHere: '{place}: eine Münze',
  noCoin: '{place}: nichts',
  worth: '{place}: {worth} wert',
  coin: 'Münze',
  gift: 'Geschenk',
  betTimes: '{times} des Einsatzes',
  haulTimes: 'Alle Münzen × {times}',
  grand: 'Volles Feld: Grand-Preis',
}
