import { Medal } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const questsNav: readonly NavEntry[] = [
  { key: 'achievements', icon: Medal, group: 'rewards', path: '/achievements' },
]
