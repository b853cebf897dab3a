import type { Key } from './en.ts'

export const fr: Record<Key, string> = {
  spots: 'Cases de la roue. Entrée pose un jeton, Suppr le retire.',
  laidHere: '{amount} dessus',
  pays: '{value} contre 1',
  chances: '{count} sur {size}',
  chips: 'Jeton en main',
  chip: 'Jeton de {amount}',
  undo: 'Annuler',
  clear: 'Vider les cases',
  double: 'Doubler toutes les mises',
  rebet: 'Les mêmes mises',
  saidLaid: '{value} : {amount}. En tout {total}.',
  saidTotal: 'En tout {total}',
  refusedSpot: 'Au plus {most} ici',
  refusedFunds: 'Votre solde ne suffit pas pour ce jeton',
  stopped: 'La roue s’est arrêtée sur {value}',
  stoppedTimes: 'La roue s’est arrêtée sur {value}, fois {times}',
  again: 'Fois {times} : la roue tourne encore',
  rulePays:
    'Une case paie autant de fois la mise qu’elle l’indique, la mise elle-même en plus. Toutes les autres mises sont perdues.',
  ruleTimes:
    'Un multiplicateur relance la roue : ce qui sort ensuite paie autant de fois plus. Plusieurs se multiplient entre eux, jusqu’à {most} fois.',
  ruleLimitOf: 'Sur {value}, vous pouvez miser jusqu’à {most}.',
  ruleLimits: 'Jetons à partir de {least} ; une case prend au plus {most} par manche.',
  ruleRtp: 'Taux de retour : {list}. Chacun des {size} segments a la même chance, à chaque fois.',
  ruleRtpSpot: '{value} à {rtp} %',
  rim: 'Où la roue s’est arrêtée',
  rimPlace: 'Place {place} sur {size} du bord',
}
