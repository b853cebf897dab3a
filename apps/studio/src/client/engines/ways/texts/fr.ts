import type { WaysKey } from './en.ts'

export const fr: Record<WaysKey, string> = {
  way: '1 façon',
  ways: '{ways} façons',
  hurry: 'Voir le résultat',
  freePromise:
    'Le multiplicateur commence à ×{from}, augmente à chaque gain jusqu’à ×{cap} et reste d’un tour à l’autre.',
  perWay: 'Chaque montant vaut pour une façon.',
  rule1:
    'Des symboles identiques gagnent sur des rouleaux voisins à partir de la gauche, dès trois, où qu’ils soient: {ways} façons en tout.',
  rule2:
    'Chaque symbole d’un rouleau compte: deux sur l’un et trois sur le suivant font six façons. Les gains de tous les symboles s’additionnent.',
  rule3:
    'Les symboles gagnants éclatent et d’autres tombent d’en haut. Tant que quelque chose gagne, cela continue sans nouvelle mise.',
  rule4: 'Le multiplicateur des gains d’un même tour payé: {ladder}. Le dernier demeure.',
  rule5:
    'Pendant les tours gratuits, il commence à ×{from}, monte de {step} à chaque gain jusqu’à ×{cap} et se garde jusqu’au dernier tour. Trois scatters ou plus ajoutent {three}, {four} ou {five} tours, {most} au plus par ronde.',
}
