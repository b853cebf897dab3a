import type { ToldKey } from './en.ts'

export const fr: Record<ToldKey, string> = {
  paidGame: 'Le tour payé',
  freeGame: 'Tour gratuit {number}',
  laidCoins: 'Où se trouvent les pièces du cadeau',
  respin: 'Relance {number} : une pièce vient sous {chance} sur 1000',
  together: 'En tout',
  reelStops: 'Le rouleau {reel} s’arrête à la place {place} sur {size} : {symbols}',
  lineRun: 'Ligne {line} : {count} × {symbol}',
  scatterRun: '{count} × {symbol}, n’importe où',
  waysRun: '{symbol} sur {reels} rouleaux, {ways} façons',
  fall: 'Gain {number}, multiplicateur ×{times}',
  refilled: 'Ce qui éclate est remplacé par la bande, en remontant depuis l’arrêt',
  cell: 'Rouleau {reel}, rangée {row}',
  coinHere: '{place} : une pièce',
  noCoin: '{place} : rien',
  worth: '{place} : vaut {worth}',
  coin: 'Pièce',
  gift: 'Cadeau',
  betTimes: '{times} la mise',
  haulTimes: 'Toutes les pièces × {times}',
  grand: 'La grille pleine : grand prix',
}
