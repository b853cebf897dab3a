import type { SlotKey } from './en.ts'

export const fr: Record<SlotKey, string> = {
  lineWins: 'La ligne {line} rapporte {amount}',
  scatterWins: '{count} symboles scatter rapportent {amount}',
  totalWins: 'Gain total {amount}',
  freeGames: 'Tours gratuits',
  freeGamesOf: '{done} sur {all}',
  multiplier: 'Multiplicateur',
  freeGamesWon: '{count} tours gratuits',
  moreFreeGames: '{count} tours gratuits de plus',
  freeGamesDone: 'Tours gratuits terminés',
  topPays: '5 identiques',
  lines: 'Les {count} lignes',
  wildRule: 'Remplace tous les symboles sauf le scatter.',
  scatterRule: '3, 4 ou 5 n’importe où lancent {three}, {four} ou {five} tours gratuits.',
  drawnFirst:
    'Chaque résultat est tiré sur le serveur avant l’arrêt des rouleaux. Les arrêter plus tôt n’y change rien.',
  figures:
    'Le taux de retour au joueur est de {rtp}\u00a0%, calculé sur tous les arrêts possibles des rouleaux. {hit}\u00a0% des rondes gagnent quelque chose.',
  wild: 'Joker',
  scatter: 'Scatter',
  picture: 'Image {number}',
  ace: 'As',
  king: 'Roi',
  queen: 'Dame',
  jack: 'Valet',
  ten: 'Dix',
}
