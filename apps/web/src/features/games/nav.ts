import { Cherry, LayoutGrid, Radio } from 'lucide-react'
import type { NavEntry } from '../../lib/navigation/navigation'

export const gamesNav: readonly NavEntry[] = [
  // NAV-01: betting replaces the lobby, which stays in the bottom bar.
  { key: 'lobby', icon: LayoutGrid, group: 'games', path: '/', when: ({ sports }) => sports === undefined },
  { key: 'pokies', icon: Cherry, group: 'games', path: '/pokies/all' },
  { key: 'live', icon: Radio, group: 'games', path: '/live/all' },
]
