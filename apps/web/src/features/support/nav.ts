import { MessageCircle } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const supportNav: readonly NavEntry[] = [
  { key: 'support', icon: MessageCircle, group: 'help', path: '/support' },
]
