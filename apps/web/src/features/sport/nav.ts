import type texts from 'content/messages/en/sport.json'
import { Volleyball } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    sport: typeof texts
  }
}

export const sportNav: readonly NavEntry[] = [
  { key: 'sports', icon: Volleyball, group: 'games', path: ({ sports }) => sports },
]
