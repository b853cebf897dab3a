import type { QueryClient } from '@tanstack/react-query'
import { providersQuery, rowQuery } from '../games/queries'
import type { Quest } from './model'

/** The games whose bets count, and the names of their studios. The page works without them. */
export async function loadGames(client: QueryClient, quest: Quest, currency: string | null): Promise<void> {
  await Promise.allSettled([
    client.ensureQueryData(rowQuery(quest.game_category_identity || 'all', currency)),
    client.ensureQueryData(providersQuery),
  ])
}
