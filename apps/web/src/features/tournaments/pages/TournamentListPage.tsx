import { useLoaderData, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { textsOf } from '../../../lib/i18n/textsOf'
import type { Page } from '../../../lib/page'
import type { PageMeta } from '../../../lib/pageHead'
import { toPage } from '../../../lib/toPage'
import { SectionTabs } from '../../content/components/SectionTabs'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { type SectionSlug, sectionLooks } from '../../content/sections'
import type { SectionWords } from '../components/TournamentsFrame'
import type { TournamentList } from '../components/TournamentTabs'
import { readTournamentFilters, writeTournamentFilters } from '../filters'
import {
  customTournamentsQuery,
  recentTournamentsQuery,
  scenesQuery,
  statusesQuery,
  tournamentsQuery,
} from '../queries'
import { AllScreen } from '../screens/AllScreen'
import { ArchiveScreen } from '../screens/ArchiveScreen'
import { HubScreen, type Way } from '../screens/HubScreen'
import { LeaderboardScreen } from '../screens/LeaderboardScreen'

interface Loaded extends PageMeta {
  readonly list: TournamentList
}

const slugs: Readonly<Record<TournamentList, SectionSlug>> = {
  hub: 'tournaments',
  all: 'tournaments',
  archive: 'tournaments/archive',
  leaderboard: 'tournaments/leaderboard',
}

const ways: readonly Way[] = (['lotteries', 'actions', 'achievements'] as const).map((key) => ({
  key,
  path: `/${key}`,
  art: sectionLooks[key].art ?? '',
}))

function TournamentListPage() {
  // Only this page's routes render it.
  const { list } = useLoaderData({ strict: false }) as Loaded
  const { player, site } = useRouteContext({ from: '__root__' })
  const { slug: _, ...section } = useSection(slugs[list])
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const words: SectionWords = { ...section, tabs: <SectionTabs group="hub" current="tournaments" className="mt-2" /> }
  if (list === 'archive') return <ArchiveScreen {...words} />
  if (list === 'leaderboard')
    return (
      <LeaderboardScreen
        {...words}
        chosen={typeof search['of'] === 'string' ? search['of'] : undefined}
        addressOf={(identifier) => `/tournaments/leaderboard?of=${encodeURIComponent(identifier)}`}
      />
    )
  if (list === 'hub') return <HubScreen {...words} ways={ways} />
  const t = textsOf(site.texts, 'tournaments')
  return (
    <AllScreen
      {...words}
      title={t('all.title')}
      text={t('all.text')}
      filters={readTournamentFilters(search)}
      isPlayer={player !== null}
      onFilters={(filters) =>
        void router.navigate(
          toPage('.', { search: () => writeTournamentFilters(filters), replace: true, resetScroll: false }),
        )
      }
    />
  )
}

async function load(list: TournamentList, args: SectionArgs): Promise<Loaded> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(tournamentsQuery()),
    queryClient.ensureQueryData(recentTournamentsQuery()),
    queryClient.ensureQueryData(customTournamentsQuery(site.locale)),
    queryClient.ensureQueryData(scenesQuery(site.locale)),
    ...(player ? [queryClient.ensureQueryData(statusesQuery())] : []),
  ])
  const [words] = await Promise.all([
    loadSection(slugs[list], args),
    site.texts.need('tournaments'),
    // In a browser the page shows at once, and its tournaments when they have loaded.
    import.meta.env.SSR && shown,
  ])
  if (list !== 'all') return { ...words, list }
  const content = textsOf(site.texts, 'content')
  const t = textsOf(site.texts, 'tournaments')
  return {
    ...words,
    title: content('sections.headTitle', { title: t('all.title'), brand: site.brand.name }),
    description: t('all.text'),
    list,
  }
}

/** A list of tournaments: the hub, all, the archive or the leaderboards. */
export const tournamentListPageOf = (list: TournamentList): Page<SectionArgs, Loaded> => ({
  load: (args) => load(list, args),
  Component: TournamentListPage,
})
