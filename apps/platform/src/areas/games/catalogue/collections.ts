import type { CollectionRow } from '../gameRecord.ts'
import { marketCollections } from './marketLists.ts'

/** Lists of games, in display order. */
export const COLLECTIONS: readonly CollectionRow[] = [
  { id: 'all', title: 'All games', ordering: 'popular' },
  { id: 'top', title: 'Top', ordering: 'popular' },
  { id: 'new', title: 'New', ordering: 'newest' },
  { id: 'recommended', title: 'Recommended', ordering: 'popular' },
  { id: 'slots', title: 'Slots', ordering: 'popular' },
  { id: 'pokies', title: 'Pokies', ordering: 'popular' },
  { id: 'live', title: 'Live casino', ordering: 'popular' },
  { id: 'table', title: 'Table games', ordering: 'popular' },
  { id: 'roulette', title: 'Roulette', ordering: 'popular' },
  { id: 'blackjack', title: 'Blackjack', ordering: 'popular' },
  { id: 'game-shows', title: 'Game shows', ordering: 'popular' },
  { id: 'instant', title: 'Instant games', ordering: 'popular' },
  { id: 'crash', title: 'Crash', ordering: 'popular' },
  { id: 'plinko', title: 'Plinko', ordering: 'popular' },
  { id: 'mines', title: 'Mines', ordering: 'popular' },
  { id: 'jackpot', title: 'Jackpots', ordering: 'popular' },
  { id: 'mystic-jackpots', title: 'Mystic jackpots', ordering: 'popular' },
  { id: 'pragmatic-drop-wins', title: 'Drops and wins', ordering: 'popular' },
  { id: 'pragmatic-drop-wins-live', title: 'Live drops and wins', ordering: 'popular' },
  { id: 'exclusive', title: 'Exclusive', ordering: 'popular' },
  { id: 'animated', title: 'Animated', ordering: 'popular' },
  { id: 'special', title: 'Special', ordering: 'popular' },
  { id: 'prerelease', title: 'Prerelease', ordering: 'newest' },
  { id: 'bonus-wagering', title: 'Bonus wagering', ordering: 'popular' },
  ...marketCollections.map((id): CollectionRow => ({ id, title: 'Top', ordering: 'popular' })),
]
