import type { Key } from './en.ts'

export const fr: Record<Key, string> = {
  betting: 'Faites vos jeux',
  lastSeconds: 'Dernières secondes pour miser',
  closing: 'Rien ne va plus',
  spinning: 'La roue tourne',
  result: 'Résultat',
  waiting: 'La prochaine manche commence dans un instant',
  secondsLeft: 'Encore {seconds} secondes',
  round: 'Manche {number}',
  seats: '{count} à la table',
  players: 'Joueurs à la table',
  seatBet: '{name} a misé',
  confirm: 'Confirmer les mises',
  confirmed: 'Vos mises de {amount} sont prises',
  nothingBet: 'Aucune mise dans cette manche',
  layFirst: 'Posez d’abord un jeton',
  bettingClosed: 'Les mises sont closes',
  backAgain: 'Vos jetons n’ont pas été confirmés à temps : ils restent à vous',
  tooLate: 'La mise est arrivée trop tard. Elle est revenue dans votre solde.',
  moveLate: 'Trop tard\u00a0: c’était déjà fini.',
  lastWin: 'Dernier gain',
  allBets: 'Toutes les mises ici : {amount}',
  resultWon: '{result}. Vous gagnez {amount}.',
  resultBack: '{result}. Il vous revient {amount} sur {stake}.',
  resultLost: '{result}. Pas de gain cette fois.',
  lastResults: 'Derniers résultats de la table',
  counted: 'Les {count} derniers résultats de cette table. Ce qui est sorti ne dit rien du prochain.',
  hash: 'Empreinte de la manche en cours',
  seed: 'Graine de la dernière manche',
  publicSeed: 'Graine de la table',
  fairness:
    'L’empreinte d’une manche est publiée avant l’ouverture des mises, sa graine secrète avec le résultat. À la place de votre graine se trouvent le nom de la table et le numéro de la manche : personne à la table ne peut les choisir. Chacune de vos manches peut être vérifiée sous Dernières manches.',
  ruleClock:
    'Tout le monde à la table joue la même manche, à la même horloge. On mise tant que l’anneau court ; le résultat est tiré ensuite.',
  ruleConfirm:
    'Les jetons comptent une fois confirmés. On peut en ajouter et confirmer encore tant que la fenêtre est ouverte.',
  ruleLate:
    'Une mise après la clôture est refusée et aucun argent ne bouge. Celle à laquelle votre solde n’a pas pu répondre avant le tirage est rendue.',
  ruleGone: 'Une mise confirmée est jouée et payée même si vous quittez la table.',
}
