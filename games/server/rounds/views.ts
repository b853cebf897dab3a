import { findGame } from '../../engines/index.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { Round } from './row.ts'

/** Max number of views: a player would not watch more moves one by one, and each is calculated from the beginning. */
const MOST = 60

/** The views before each of the player's moves; empty for a round with too many moves. */
export async function viewsOf(round: Round): Promise<unknown[]> {
  const game = findGame(round.engine, round.profile)
  if (!game || round.moves.length > MOST) return []
  const views: unknown[] = []
  for (let made = 0; made < round.moves.length; made++) {
    const draws = await openDraws(round.serverSeed, round.playerSeed, round.nonce)
    views.push((await game.engine.play(game.profile, round.bet, round.moves.slice(0, made), draws)).view)
  }
  return views
}
