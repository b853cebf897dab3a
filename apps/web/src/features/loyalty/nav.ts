import { Store } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const loyaltyNav: readonly NavEntry[] = [
  { key: 'rocketMart', icon: Store, group: 'rewards', path: '/rocket-mart', when: ({ flags }) => flags.rocket_mart },
]
