import type texts from 'content/messages/en/sport.json'
import { Volleyball } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

declare module '../../lib/navigation/navigation' {
  interface NavFacts {
    /** Address of the betting page, while it is enabled (NAV-34). */
    readonly sports: string | undefined
  }
}

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    sport: typeof texts
  }
}

export const sportNav: readonly NavEntry[] = [
  { key: 'sports', icon: Volleyball, group: 'games', path: ({ sports }) => sports },
]
