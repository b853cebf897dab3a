import type { MinesKey } from './en.ts'

export const fr: Record<MinesKey, string> = {
  begin: 'Commencer la ronde',
  cashOut: 'Encaisser {amount}',
  pickFirst: 'Retournez une case',
  field: 'Grille de 25 cases. Les flèches déplacent, C encaisse',
  tile: 'Rangée {row}, colonne {column}',
  safe: 'sûre',
  mine: 'mine',
  hidden: 'cachée',
  mines: 'Mines',
  fewer: 'Moins de mines',
  more: 'Plus de mines',
  steps: 'Ce qu’apporte chaque case sûre',
  anyTile: 'Retourner une case au hasard',
  autoPicks: 'Cases à retourner par ronde, puis encaissement',
  pickOne: 'Choisissez une case',
  nextStep: 'Prochaine case sûre\u00a0: {next}',
  won: '{amount} encaissés',
  lost: 'Une mine. {amount} perdus',
  announceSafe: 'Sûre. {tile}. Encaisser {amount}, ensuite {next}.',
  announceHit: 'Une mine. {tile}.',
  atMines: 'Avec {count} mines, pour une mise de {bet}',
  safeTiles: 'Cases sûres',
  chance: 'Probabilité',
  multiplier: 'Multiplicateur',
  pays: 'Paie',
  rule1:
    'Choisissez combien des 25 cases cachent une mine\u00a0: de {fewest} à {most}. Toutes les mines sont posées avant la première case et ne bougent plus.',
  rule2:
    'Chaque case sûre augmente ce que paie la ronde. Encaissez quand vous voulez après la première; une mine met fin à la ronde sans gain.',
  rule3:
    'Le multiplicateur est le multiplicateur équitable fois {returned}\u00a0%, coupé à deux décimales. L’échelle s’arrête à {times} fois la mise au plus; son dernier échelon paie aussitôt.',
  rule3Raised:
    'Le multiplicateur est le multiplicateur équitable fois {returned}\u00a0%, arrondi vers le haut à trois décimales\u00a0: chaque échelon redonne au moins cette part. L’échelle s’arrête à {times} fois la mise au plus; son dernier échelon paie aussitôt.',
  rule4:
    'Le taux de retour au joueur va de {lowest} à {highest}\u00a0%, selon les mines et l’échelon où l’on encaisse. Le choix des cases n’y change rien.',
  rule5:
    'Les gains sont exacts en moyenne : une fraction de la plus petite pièce de la monnaie est arrondie vers le haut ou vers le bas par un nombre tiré avec la partie. Une petite mise redonne ainsi la même part qu’une grande. Pendant la partie, c’est le montant inférieur qui s’affiche.',
  rounding: 'Nombre d’arrondi : une fraction supérieure à {number} sur {parts} est arrondie vers le haut',
  rule6:
    'Une ronde laissée ouverte attend une journée. Elle est ensuite encaissée; avant la première case, la mise est rendue, aussi dès que vous commencez une ronde dans un autre jeu de ce type.',
}
