import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { ensureOr } from '../../../lib/page/ensureOr'
import { Skeleton } from '../../../ui/states/Skeleton'
import { GameRow } from '../../games/components/lobby/GameRow'
import { useStudios } from '../../games/components/studios/useStudios'
import { providersQuery, rowQuery } from '../../games/queries'
import { categoryOf, isForAllGames, type Tournament } from '../model'

/** The games to show: the best known ones if all games count. */
const rowOf = (tournament: Tournament, currency: string | null) =>
  rowQuery(isForAllGames(tournament) ? 'top' : tournament.game_category_identity, currency)

/** Its data, for the loader of the page. */
export const loadGames = (client: QueryClient, tournament: Tournament, currency: string | null): Promise<unknown> =>
  Promise.allSettled([
    ensureOr(client, providersQuery, []),
    // The API client logs the failure, and the row requests it again.
    client.ensureQueryData(rowOf(tournament, currency)),
  ])

/** A row of the games that count in a tournament. */
export default function TournamentGames({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const { player } = useRouteContext({ from: '__root__' })
  const studios = useStudios()
  const currency = player?.currency ?? null
  const { data, isPending } = useQuery(rowOf(tournament, currency))
  if (isPending) return <Skeleton className="mt-8 h-57 rounded-card" />
  return (
    <GameRow
      title={t('page.games')}
      games={data?.tiles ?? []}
      studios={studios}
      currency={currency}
      allPath={`/categories/${encodeURIComponent(categoryOf(tournament))}`}
    />
  )
}
