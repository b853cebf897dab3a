import type { CollectionRow } from '../gameRecord.ts'

/** Lists that games are grouped in, in the order they are offered. */
export const COLLECTIONS: readonly CollectionRow[] = [
  { id: 'all', title: 'All games', ordering: 'popular' },
  { id: 'top', title: 'Top', ordering: 'popular' },
  { id: 'new', title: 'New', ordering: 'newest' },
  { id: 'recommended', title: 'Recommended', ordering: 'popular' },
  { id: 'slots', title: 'Slots', ordering: 'popular' },
  { id: 'pokies', title: 'Pokies', ordering: 'popular' },
  { id: 'exclusive', title: 'Exclusive', ordering: 'popular' },
  { id: 'animated', title: 'Animated', ordering: 'popular' },
  { id: 'special', title: 'Special', ordering: 'popular' },
  { id: 'prerelease', title: 'Prerelease', ordering: 'newest' },
  { id: 'bonus-wagering', title: 'Bonus wagering', ordering: 'popular' },
]
