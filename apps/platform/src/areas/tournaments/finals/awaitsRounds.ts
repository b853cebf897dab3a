import type { Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { openRoundsPlaced } from '../../play/public.ts'
import { entrantsOf } from '../../profile/public.ts'
import { isEligible, matchesTournament } from '../standings/countRounds.ts'
import { listRunning } from '../standings/roundStore.ts'
import { findPairs, pairKey } from '../standings/scoreStore.ts'

/** Whether an open round, placed before the end, will count in this tournament once it is finished. */
export async function awaitsRounds(
  { categoriesOf }: Pick<Services, 'categoriesOf'>,
  tx: Tx,
  id: bigint,
): Promise<boolean> {
  const tournament = (await listRunning(tx)).find((one) => one.id === id)
  if (!tournament) return false
  const open = await openRoundsPlaced(tx, tournament.start_at, tournament.end_at)
  const ofTournament = open.filter(({ game, currency, placed_at: placedAt }) =>
    matchesTournament(tournament, { game, currency, placedAt, categories: categoriesOf(game) }),
  )
  if (ofTournament.length === 0) return false
  const pairs = ofTournament.map(({ player_id: playerId }) => ({ tournamentId: id, playerId }))
  const players = await findPairs(tx, pairs)
  const entrants = await entrantsOf(
    tx,
    pairs.map(({ playerId }) => playerId),
  )
  return ofTournament.some(({ player_id: playerId, placed_at: placedAt }) => {
    const entrant = entrants.get(playerId)
    return entrant && isEligible(tournament, placedAt, entrant, players.get(pairKey({ tournamentId: id, playerId })))
  })
}
