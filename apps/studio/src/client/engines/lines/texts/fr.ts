import type { LinesKey } from './en.ts'

export const fr: Record<LinesKey, string> = {
  lineWins: 'La ligne {line} rapporte {amount}',
  scatterWins: '{count} symboles scatter rapportent {amount}',
  totalWins: 'Gain total {amount}',
  freeGames: 'Tours gratuits',
  freeGamesOf: '{done} sur {all}',
  multiplier: 'Multiplicateur',
  freeGamesWon: '{count} tours gratuits',
  moreFreeGames: '{count} tours gratuits de plus',
  allWinsTimes: 'Chaque gain compte {times} fois',
  freeGamesDone: 'Tours gratuits terminés',
  topPays: '5 identiques',
  lines: 'Les {count} lignes',
  wildRule: 'Remplace tous les symboles sauf le scatter.',
  scatterRule: '3, 4 ou 5 n’importe où lancent {three}, {four} ou {five} tours gratuits.',
  rule1: 'La mise est répartie sur {lines} lignes; chaque ligne joue pour {line}.',
  rule2:
    'Des symboles identiques gagnent sur une ligne à partir du rouleau de gauche, dès trois de suite. Une ligne paie son gain le plus élevé.',
  rule3: 'Les gains de plusieurs lignes et des scatters s’additionnent.',
  rule4:
    'Pendant les tours gratuits, chaque gain compte {times} fois. Trois scatters ou plus ajoutent {three}, {four} ou {five} tours.',
  rule5: 'Chaque résultat est tiré sur le serveur avant l’arrêt des rouleaux. Les arrêter plus tôt n’y change rien.',
  rule7:
    'Le taux de retour au joueur est de {rtp}\u00a0%, calculé sur tous les arrêts possibles des rouleaux. {hit}\u00a0% des rondes gagnent quelque chose.',
}
