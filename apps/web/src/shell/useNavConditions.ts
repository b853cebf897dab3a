import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '../features/content/queries'
import { sportsQuery } from '../features/sport/queries'
import { useFlag } from '../lib/flags'
import { useSite } from '../lib/site'
import type { NavConditions } from './nav'

/** What decides the navigation of this visitor. Pages that did not load leave their links out. */
export function useNavConditions(): NavConditions {
  const { brand, locale } = useSite()
  const { data: sports } = useQuery(sportsQuery(brand.licence))
  const { data: pages = [] } = useQuery(pagesQuery(locale))
  const flags = {
    rocket_mart: useFlag('rocket_mart'),
    rocket_chance: useFlag('rocket_chance'),
    mystic_jackpots: useFlag('mystic_jackpots'),
  }
  return { flags, sports: sports ?? undefined, pages }
}
