import type { CrashKey } from './en.ts'

export const fr: Record<CrashKey, string> = {
  launch: 'Décoller',
  cashOut: 'Encaisser {amount}',
  goal: 'Encaissement auto',
  off: 'Non',
  lower: 'Baisser l’encaissement auto',
  raise: 'Monter l’encaissement auto',
  results: '20 derniers vols',
  ready: 'Prêt au décollage',
  lost: 'Perdu',
  flewOn: 'Le vol a continué jusqu’à {times}',
  announceLaunch: 'Décollage. Appuyez pour encaisser.',
  announceLeft: 'Encaissé à {times}.',
  announceLost: 'Perdu à {times}.',
  goalFor: 'Probabilités et gains pour une mise de {bet}',
  goalColumn: 'Encaisser à',
  chance: 'Probabilité',
  pays: 'Paie',
  rule1:
    'Le multiplicateur part de 1,00 et double toutes les {seconds} secondes jusqu’à la fin du vol. Encaissez avant, et la mise est payée fois le multiplicateur.',
  rule2:
    'La fin du vol est tirée avant le départ. Un multiplicateur est atteint avec une probabilité de {rtp}\u00a0% divisée par lui, si bien que le taux de retour est de {rtp}\u00a0% quel que soit le plan.',
  rule3:
    'C’est l’horloge du serveur qui compte\u00a0: votre geste est payé au multiplicateur du moment où il y arrive. Avec une connexion lente, réglez un encaissement automatique, qui s’en passe.',
  rule4: 'Un vol sur {grounded} ne quitte pas le sol. À {highest}, tout le monde descend.',
  rule5:
    'Un vol que vous quittez continue sans vous\u00a0: il est encaissé par son encaissement automatique, ou perdu. Si le jeu tombe en panne pendant un vol, une mise sans encaissement est rendue; un encaissement automatique atteint est payé.',
  rule6:
    'Les gains sont exacts en moyenne : une fraction de la plus petite pièce de la monnaie est arrondie vers le haut ou vers le bas par un nombre tiré avec la partie. Une petite mise redonne ainsi la même part qu’une grande. Pendant la partie, c’est le montant inférieur qui s’affiche.',
  rounding: 'Nombre d’arrondi : une fraction supérieure à {number} sur {parts} est arrondie vers le haut',
}
