import type { LinesKey } from './en.ts'

export const fr: Record<LinesKey, string> = {
  allWinsTimes: 'Chaque gain compte {times} fois',
  rule1: 'La mise est répartie sur {lines} lignes; chaque ligne joue pour {line}.',
  rule2:
    'Des symboles identiques gagnent sur une ligne à partir du rouleau de gauche, dès trois de suite. Une ligne paie son gain le plus élevé.',
  rule3: 'Les gains de plusieurs lignes et des scatters s’additionnent.',
  rule4:
    'Pendant les tours gratuits, chaque gain compte {times} fois. Trois scatters ou plus ajoutent {three}, {four} ou {five} tours.',
}
