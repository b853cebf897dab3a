import { compTypes } from '@apogee/rules/loyalty/shop'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { AreaSlug } from '../features/content/areas'
import { type AreaMarks, AreaTabs } from '../features/content/components/AreaTabs'
import { pageQuery } from '../features/content/queries'
import { TabMark } from '../features/loyalty/components/TabMark'
import { useShop } from '../features/loyalty/components/useShop'
import { earningQuery, pointsQuery, ratesQuery } from '../features/loyalty/queries'
import { MartScreen } from '../features/loyalty/screens/MartScreen'
import { groupNames, type ShopGroup } from '../features/loyalty/shop'
import { playerQuery } from '../features/profile/queries'
import { useT } from '../lib/i18n/TextsProvider'
import { isOnBreak } from '../lib/onBreak'
import { type AreaArgs, type AreaLoaded, loadWords, useAreaWords } from './areaWords'

export async function load(slug: AreaSlug, args: AreaArgs): Promise<AreaLoaded> {
  const { queryClient, site, player } = args.context
  const shop = Promise.allSettled([
    ...compTypes.map((type) => queryClient.ensureQueryData(ratesQuery(type))),
    queryClient.ensureQueryData(earningQuery()),
    ...(player ? [queryClient.ensureQueryData(pointsQuery())] : []),
  ])
  const [words] = await Promise.all([
    loadWords(slug, args),
    site.texts.need('loyalty'),
    // In a browser the page is there at once, and its cards when they come (CONST-40).
    import.meta.env.SSR && shop,
  ])
  return words
}

const slugOf = (group: ShopGroup): AreaSlug => `rocket-mart/${group}`

export function MartPage() {
  const { slug, player: first, ...words } = useAreaWords()
  const { queryClient, site } = useRouteContext({ from: '__root__' })
  // What he has bought, and what was decided about him, counts at once.
  const { data: player = first } = useQuery(playerQuery())
  const t = useT('loyalty')
  const page = queryClient.getQueryData(pageQuery('rocket-mart', site.locale).queryKey)
  const currency = player?.currency ?? page?.currency ?? 'EUR'
  const { shelves } = useShop(currency)
  const names = Object.fromEntries(groupNames.map((group) => [slugOf(group), t(`mart.tabs.${group}`)]))
  const marks: AreaMarks = Object.fromEntries(
    groupNames.map((group) => [
      slugOf(group),
      <TabMark key={group} cards={shelves[group]} isPlayer={player !== null} />,
    ]),
  )
  return (
    <MartScreen
      {...words}
      group={groupNames.find((group) => slugOf(group) === slug)}
      currency={currency}
      isPlayer={player !== null}
      isOnBreak={isOnBreak(player)}
      tabs={
        <AreaTabs
          group="shop"
          current={slug}
          names={{ ...names, 'rocket-mart': t('mart.tabs.all') }}
          marks={marks}
          className="mt-4"
        />
      }
    />
  )
}
