import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound, redirect, useRouteContext } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { textsOf } from '../../../lib/i18n/textsOf'
import { isOnBreak } from '../../../lib/onBreak'
import type { Site } from '../../../lib/page/boot'
import { ensureOr } from '../../../lib/page/ensureOr'
import type { Page } from '../../../lib/page/page'
import { toPage } from '../../../lib/page/toPage'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { Player } from '../../profile/queries'
import { useTournament } from '../components/useTournaments'
import { leaderboardQuery } from '../leaderboardQueries'
import { categoryOf, isHidden, otherPageOf, pathOf, type Tournament } from '../model'
import { customTournamentsQuery, scenesQuery, statusesQuery, tournamentQuery } from '../queries'
import { sceneOf } from '../scene'
import { TournamentScreen } from '../screens/TournamentScreen'
import { TournamentDetailsPart } from './TournamentDetailsPart'
import { TournamentGamesPart } from './TournamentGamesPart'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly player: Player | null }
  readonly params: { readonly slug: string }
}

const route = getRouteApi('/tournaments/$slug')

/** Whether a slug has the form of a frontend identifier, so that the platform can be queried for it. */
const isName = (slug: string): boolean => /^[a-zA-Z0-9][a-zA-Z0-9-]{0,199}$/.test(slug)

/** The name of the category whose games count. */
function useCategory(tournament: Tournament): string {
  const t = useT('games')
  return textIf(t, `categories.${categoryOf(tournament)}`) ?? t('categories.all')
}

function TournamentPage() {
  const { slug } = route.useParams()
  const { tournament, query } = useTournament(slug)
  if (tournament) return <Found slug={slug} tournament={tournament} />
  if (query.isError) return <LateErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  // When a session ends here, its data is dropped and read again for a guest.
  if (query.isPending) return <Skeleton className="h-120 rounded-none!" />
  throw notFound()
}

function Found({ slug, tournament }: { readonly slug: string; readonly tournament: Tournament }) {
  const { player } = useRouteContext({ from: '__root__' })
  const category = useCategory(tournament)
  return (
    <TournamentScreen
      key={tournament.frontend_identifier}
      tournament={tournament}
      category={category}
      details={<TournamentDetailsPart of={`${player?.id ?? 'guest'} ${slug}`} slug={slug} category={category} />}
    />
  )
}

async function load({ context: { queryClient, site, player }, params: { slug } }: Args) {
  const [found, custom] = await Promise.all([
    isName(slug) ? queryClient.ensureQueryData(tournamentQuery(slug)) : null,
    ensureOr(queryClient, customTournamentsQuery(site.locale), []),
    site.texts.need('tournaments', 'games'),
  ])
  const tournament = found ?? custom.find((one) => one.frontend_identifier === slug)
  if (!tournament || isHidden(tournament)) throw notFound()
  // Quests and achievements are tournaments on the wire, but have separate pages.
  // A series (`daily-dash`) leads to the one that is running.
  const elsewhere = otherPageOf(tournament) ?? (isSeries(slug, tournament) ? pathOf(tournament) : undefined)
  if (elsewhere) throw redirect(toPage({ to: elsewhere }, { replace: true }))
  const scenes = scenesQuery(site.locale, isOnBreak(player))
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(scenes),
    ...(tournament.isCustom ? [] : [queryClient.ensureInfiniteQueryData(leaderboardQuery(tournament.id))]),
    ...(player ? [queryClient.ensureQueryData(statusesQuery())] : []),
    // Without its code, the row loads both when it is shown.
    import('./TournamentGames').then(({ loadGames }) => loadGames(queryClient, tournament, player?.currency ?? null)),
  ])
  // In a browser the page is shown at once, and its leaderboard when it has loaded.
  await (import.meta.env.SSR ? shown : Promise.all([TournamentDetailsPart.preload(), TournamentGamesPart.preload()]))
  const t = textsOf(site.texts, 'tournaments')
  const { title, strategy } = tournament
  const brand = site.brand.name
  const scene = sceneOf(tournament, queryClient.getQueryData(scenes.queryKey))
  return {
    title: t('page.headTitle', { title, brand }),
    description: scene?.text || t('page.description', { title, brand, counts: t(`counts.${strategy}`) }),
  }
}

const isSeries = (slug: string, { frontend_identifier: name }: Tournament): boolean => name.startsWith(`${slug}--`)

/** RT-19 */
export const tournamentPage: Page<Args> = { load, Component: TournamentPage }
