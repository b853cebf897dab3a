import { Gem } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const jackpotsNav: readonly NavEntry[] = [
  {
    key: 'mysticJackpots',
    icon: Gem,
    group: 'rewards',
    path: '/categories/mystic-jackpots',
    when: ({ flags }) => flags.mystic_jackpots,
  },
]
