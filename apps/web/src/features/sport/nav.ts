import { Volleyball } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const sportNav: readonly NavEntry[] = [
  { key: 'sports', icon: Volleyball, group: 'games', path: ({ sports }) => sports },
]
