import { groupBy } from '../../lib/groupBy'
import type { Tournament } from './model'

interface ArchiveDay {
  /** A moment of the day on which its tournaments ended. */
  readonly at: string
  readonly tournaments: readonly Tournament[]
}

/**
 * Groups finished tournaments, the latest first, by the day of their end in a time zone (undefined: the reader's). A tournament that ends
 * at midnight belongs to the day before.
 */
export function archiveDays(list: readonly Tournament[], timeZone: string | undefined): ArchiveDay[] {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  const lastMomentOf = ({ end_at }: Tournament) => new Date(Date.parse(end_at) - 1)
  const groups = groupBy(list, (one) => day.format(lastMomentOf(one)))
  return [...groups.values()].flatMap((tournaments) => {
    const [first] = tournaments
    return first ? [{ at: lastMomentOf(first).toISOString(), tournaments }] : []
  })
}
