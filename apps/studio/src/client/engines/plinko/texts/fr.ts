import type { PlinkoKey } from './en.ts'

export const fr: Record<PlinkoKey, string> = {
  drop: 'Lâcher une bille',
  dropping: 'La bille est en route',
  rows: 'Rangées',
  fewerRows: 'Moins de rangées',
  moreRows: 'Plus de rangées',
  risk: 'Risque',
  low: 'Faible',
  medium: 'Moyen',
  high: 'Élevé',
  results: 'Derniers résultats',
  chosen: '{rows} rangées, risque {risk}',
  slots: '{rows} rangées, risque {risk}\u00a0: ce que paie chaque case',
  chance: 'Probabilité',
  times: 'Multiplicateur',
  amount: 'Paie',
  boardReturns: 'Ce plateau redonne {rtp}\u00a0%.',
  rule1:
    'La bille touche un clou par rangée et part à gauche ou à droite, avec la même probabilité. La case où elle tombe fixe le gain.',
  rule2:
    'Plus de rangées et un risque plus élevé déplacent l’argent vers les cases du bord\u00a0: on les atteint moins souvent et elles paient plus.',
  rule3: 'Le chemin de chaque bille est tiré sur le serveur avant qu’elle tombe. Sa façon de rebondir n’y change rien.',
  rule4:
    'Les plateaux redonnent de {lowest} à {highest}\u00a0%, comptés sur tous les chemins qu’une bille peut prendre.',
  rule5:
    'Plusieurs billes peuvent tomber en même temps; chacune est une ronde, payée dès le tirage et montrée quand elle arrive.',
}
