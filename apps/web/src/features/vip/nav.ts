import { Crown } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const vipNav: readonly NavEntry[] = [
  { key: 'vipClub', icon: Crown, group: 'rewards', path: '/rocketplay-vipclub' },
]
