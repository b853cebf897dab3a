import type { HoldKey } from './en.ts'

export const fr: Record<HoldKey, string> = {
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plusOne: '+1×',
  coins: 'Pièces',
  gifts: 'Cadeaux',
  prizes: 'Prix',
  respins: 'Relances',
  respinsLeft: 'Relances restantes: {count}',
  heldOf: '{held} sur {all}',
  giftCounter: 'Comptoir à cadeaux',
  coinsWon: '{count} pièces: garder et gagner',
  giftsWon: '{count} cadeaux: le comptoir ouvre',
  coinsPromise:
    'Les pièces restent en place. Chaque nouvelle redonne {lives} relances. Une grille pleine gagne le grand prix.',
  giftsPromise:
    'Les cadeaux restent emballés sur le comptoir. Chaque nouveau redonne {lives} relances. Un comptoir plein gagne le grand prix; puis tous sont ouverts.',
  allTimes: 'Toutes les pièces × {times}: {amount}',
  grandWon: 'Grand prix {amount}',
  respinsDone: 'Relances terminées',
  rule1:
    'La mise est répartie sur {lines} lignes; chaque ligne joue pour {line}. Des symboles identiques gagnent sur une ligne à partir du rouleau de gauche, dès trois de suite.',
  coinRule:
    '{count} pièces ou plus dans un même tour lancent {lives} relances. Les pièces restent, et chaque nouvelle ramène les relances à {lives}.',
  giftRule:
    '{count} cadeaux ou plus dans un même tour ouvrent le comptoir avec {lives} relances. Les cadeaux restent, et chaque nouveau ramène les relances à {lives}.',
  rule3:
    'À la fin des relances, tout ce qui a été réuni est payé: montants et prix mini, minor et major. Les quinze places remplies gagnent en plus le grand prix.',
  rule4: 'Le contenu d’un cadeau est tiré quand il tombe et montré quand le comptoir ferme.',
  rule5:
    'Une pièce marquée +1× multiplie toutes les autres: avec une, elles comptent double, avec deux, triple, et ainsi de suite. Le grand prix n’est pas multiplié.',
}
