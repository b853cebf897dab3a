import type { Key } from './en.ts'

export const fr: Record<Key, string> = {
  boarding: 'Embarquement\u00a0: placez votre mise',
  lastCall: 'Dernier appel',
  closing: 'Les portes sont fermées',
  flying: 'En vol',
  ended: 'Le vol est terminé',
  next: 'L’embarquement du prochain vol commence dans un instant',
  flight: 'Vol {number}',
  ready: 'Embarquement',
  place: 'Placer la mise',
  second: '+ {amount}',
  secondName: 'Placer une deuxième mise de {amount}',
  isIn: 'Votre mise est prise. Une deuxième a son propre bouton.',
  ownBets: 'Vos mises',
  inShort: 'À bord',
  lostShort: 'Perdu',
  bets: 'Mises sur ce vol',
  betsSum: 'Mises\u00a0: {count} · {amount}',
  outSum: 'Encaissées\u00a0: {count} · {amount}',
  you: 'Vous',
  liftOff: 'Décollage.',
  liftOffIn: 'Décollage. Appuyez pour encaisser.',
  endedAt: 'Le vol s’est terminé à {times}',
  grounded: 'Le vol n’a pas quitté le sol',
  ruleShared:
    'Tout le monde à la table est sur le même vol. Chacun voit les mises des autres et leurs encaissements, sous un nom qui ne trahit personne.',
  ruleTwo:
    'On peut placer jusqu’à {most} mises sur un vol, chacune avec son encaissement automatique, et les encaisser une à une ou ensemble. Ensemble, elles peuvent atteindre la mise unique la plus élevée.',
  rulePaid:
    'Un encaissement compte aussitôt et ne peut plus être perdu. Tous les gains sont versés quand le vol est terminé.',
  ruleBoard:
    'On mise pendant l’embarquement. Une mise placée reste sur le vol jusqu’à ce qu’elle soit encaissée ou perdue.',
}
