import { compTypes } from '@apogee/rules/loyalty/shop'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { isOnBreak } from '../../../lib/onBreak'
import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { type SectionMarks, SectionTabs } from '../../content/components/SectionTabs'
import { pageQuery } from '../../content/pageQueries'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import type { SectionSlug } from '../../content/sections'
import { playerQuery } from '../../profile/queries'
import { TabMark } from '../components/TabMark'
import { useShop } from '../components/useShop'
import { earningQuery, pointsQuery, ratesQuery } from '../queries'
import { MartScreen } from '../screens/MartScreen'
import { groupNames, type ShopGroup } from '../shop'

const slugOf = (group: ShopGroup | undefined): SectionSlug => (group ? `rocket-mart/${group}` : 'rocket-mart')

interface Loaded extends PageMeta {
  /** By default, the whole shop. */
  readonly group: ShopGroup | undefined
}

async function load(group: ShopGroup | undefined, args: SectionArgs): Promise<Loaded> {
  const { queryClient, site, player } = args.context
  const shop = Promise.allSettled([
    ...compTypes.map((type) => queryClient.ensureQueryData(ratesQuery(type))),
    queryClient.ensureQueryData(earningQuery()),
    ...(player ? [queryClient.ensureQueryData(pointsQuery())] : []),
  ])
  const [words] = await Promise.all([
    loadSection(slugOf(group), args),
    site.texts.need('loyalty'),
    // In a browser the page is shown at once, and its cards when they have loaded (CONST-40).
    import.meta.env.SSR && shop,
  ])
  return { ...words, group }
}

function MartPage() {
  // Only this page's routes render it.
  const { group } = useLoaderData({ strict: false }) as Loaded
  const { title, text } = useSection('rocket-mart')
  const { slug, title: groupTitle, written } = useSection(slugOf(group))
  const { player: first, queryClient, site } = useRouteContext({ from: '__root__' })
  // The player's purchases, and decisions about them, appear at once.
  const { data: player = first } = useQuery(playerQuery())
  const t = useT('loyalty')
  const page = queryClient.getQueryData(pageQuery('rocket-mart', site.locale).queryKey)
  const currency = player?.currency ?? page?.currency ?? 'EUR'
  const { shelves } = useShop(currency)
  const names = Object.fromEntries(groupNames.map((name) => [slugOf(name), t(`mart.tabs.${name}`)]))
  const marks: SectionMarks = Object.fromEntries(
    groupNames.map((name) => [slugOf(name), <TabMark key={name} cards={shelves[name]} isPlayer={player !== null} />]),
  )
  return (
    <MartScreen
      title={title}
      text={text}
      written={written}
      group={group && { name: group, title: groupTitle }}
      currency={currency}
      isPlayer={player !== null}
      isOnBreak={isOnBreak(player)}
      tabs={
        <SectionTabs
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

/** The points shop, or one of its groups. */
export const martPageOf = (group: ShopGroup | undefined): Page<SectionArgs, Loaded> => ({
  load: (args) => load(group, args),
  Component: MartPage,
})
