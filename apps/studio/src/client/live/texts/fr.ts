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
  tableFull:
    'Cette table a accepté toutes les mises qu’elle peut payer dans cette manche. Aucun montant n’a été débité; essayez une mise plus petite ou la prochaine manche.',
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
  publicSeed: 'Valeurs publiques, combinées',
  fairness:
    'Les graines secrètes de cette table forment une chaîne. Sa fin a été publiée et signée avant la première manche, et l’empreinte de chaque manche l’est avant ses mises. Votre navigateur envoie une graine avec votre mise. Après la clôture des mises, les graines de toutes les mises et la graine secrète donnent ensemble le résultat. Cela prouve que personne n’a fixé le résultat d’avance et qu’aucune graine n’a été échangée. Cela n’exclut pas qu’une personne connaissant la graine secrète ait placé la dernière mise d’une manche. Chacune de vos manches peut être vérifiée sous Dernières manches.',
  fairnessBeacon:
    'Les graines secrètes de cette table forment une chaîne. Sa fin a été publiée et signée avant la première manche, et l’empreinte de chaque manche l’est avant ses mises. Après la clôture des mises, la valeur suivante d’une source publique de hasard et la graine secrète donnent ensemble le résultat. Cela prouve que personne, pas même le casino, ne pouvait connaître ou choisir le résultat tant que vous pouviez miser. Chacune de vos manches peut être vérifiée sous Dernières manches.',
  ruleClock:
    'Tout le monde à la table joue la même manche, à la même horloge. On mise tant que l’anneau court ; le résultat est tiré ensuite.',
  ruleConfirm:
    'Les jetons comptent une fois confirmés. On peut en ajouter et confirmer encore tant que la fenêtre est ouverte.',
  ruleLate:
    'Une mise après la clôture est refusée et aucun argent ne bouge. Celle à laquelle votre solde n’a pas pu répondre avant le tirage est rendue.',
  ruleGone: 'Une mise confirmée est jouée et payée même si vous quittez la table.',
}
