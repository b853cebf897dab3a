import { ShieldCheck } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const limitsNav: readonly NavEntry[] = [
  { key: 'limits', icon: ShieldCheck, group: 'help', path: '/responsible-gaming' },
]
