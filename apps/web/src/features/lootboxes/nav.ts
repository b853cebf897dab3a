import { Dices } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const lootboxesNav: readonly NavEntry[] = [
  {
    key: 'rocketChance',
    icon: Dices,
    group: 'rewards',
    path: '/rocket-chance',
    when: ({ flags }) => flags.rocket_chance,
  },
]
