import { Trophy } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const tournamentsNav: readonly NavEntry[] = [
  { key: 'tournaments', icon: Trophy, group: 'rewards', path: '/tournaments' },
]
