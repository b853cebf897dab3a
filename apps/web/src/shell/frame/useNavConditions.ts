import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../features/content/queries'
import { playerQuery } from '../../features/profile/queries'
import { sportsQuery } from '../../features/sport/queries'
import { useFlag } from '../../lib/flags/flags'
import { isOnBreak } from '../../lib/onBreak'
import { useSite } from '../../lib/page/site'
import type { NavConditions } from './nav'

/** The facts that decide this visitor's navigation. Pages that failed to load leave their links out. */
export function useNavConditions(): NavConditions {
  const { brand, locale, hiddenPages: without } = useSite()
  const { data: sports } = useQuery(sportsQuery(brand.licence))
  const { data: player } = useQuery(playerQuery())
  // SAFE-02: no links to offers during a break.
  const isSilent = isOnBreak(player)
  const { data: all = [] } = useQuery(pagesQuery(locale, isSilent))
  const pages = all.filter(
    ({ slug }) => !without.includes(`/${slug}`) && !(isSilent && `${slug}/`.startsWith('promotions/')),
  )
  const [hasMart, hasChance] = [useFlag('rocket_mart'), useFlag('rocket_chance')]
  const flags = {
    rocket_mart: hasMart && !isSilent,
    rocket_chance: hasChance && !isSilent,
    mystic_jackpots: useFlag('mystic_jackpots'),
  }
  return { flags, sports: sports ?? undefined, pages, without }
}
