import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Player } from '../../profile/queries'
import { favouriteGamesQuery, favouritesQuery, recentQuery } from '../queries'
import { leaveToBrowser } from './leaveToBrowser'

/** The player's own games, which are not lists of the platform. */
export type Own = 'favourites' | 'recent'

interface OwnContext {
  readonly queryClient: QueryClient
  readonly player: Player | null
}

/** Loads them for a player. Guests have none, and never load this. */
export async function loadOwn(own: Own, { queryClient, player }: OwnContext): Promise<void> {
  if (player) {
    const { currency } = player
    const ask = <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) =>
      queryClient.ensureQueryData(query).catch(() => leaveToBrowser(queryClient, query))
    if (own === 'recent') await ask(recentQuery(currency))
    else await Promise.all([ask(favouriteGamesQuery(currency)), ask(favouritesQuery(currency))])
  }
  // A guard limits favourites to players; this list has no guard.
  else if (own === 'recent') throw notFound()
}
