import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { itemAt } from '@apogee/rules/validation/required'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { faceOf } from '../../profile/public.ts'
import { gainToPass, presentPlayer } from '../presentTournament.ts'
import { findOwnRow, type OwnRow } from '../standings/rankStore.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** A page of a leaderboard, with the caller's own row and the gain that reaches their next rank. */
export const readTable: Handler<'tournaments.table'> = async (ctx, { params: { id }, query: { after, limit } }) => {
  const { db, standings } = ctx
  // Reads in parallel before it knows whether the tournament exists, because a visitor waits for the page.
  const found = standings.findTournament(db, ctx.brand, id)
  const [tournament, page, own] = await Promise.all([
    found,
    found.then((one) => one && standings.page(db, one, after, limit)),
    readOwn(ctx, id, found),
  ])
  if (!tournament || !page) throw ctx.refuse(404, { base: { not_found: true } })
  return {
    status: 200,
    body: {
      tournament_id: id,
      version: Number(page.version),
      places_at: tournament.finished_at === null ? (tournament.places_at?.toISOString() ?? null) : null,
      participants: page.participants,
      players: [...page.rows],
      next: page.hasMore ? after + limit : null,
      own: own?.player ?? null,
      to_next: own?.toNext ?? null,
    },
  }
}

interface Own {
  readonly player: WireTournamentPlayer
  readonly toNext: number | null
}

/** null for guests, and for players who do not take part. */
async function readOwn(
  { db, player, standings }: Ctx,
  id: number,
  found: Promise<TournamentRow | null>,
): Promise<Own | null> {
  if (!player) return null
  const [tournament, row, face] = await Promise.all([
    found,
    findOwnRow(db, BigInt(id), player.id),
    faceOf(db, player.id),
  ])
  if (!tournament || !row) return null
  const rank = itemAt(await standings.ranksOf(db, tournament, [row]), 0)
  return { player: presentPlayer(tournament, row, rank, face), toNext: toNext(tournament, row) }
}

/** null without a rank, for the first rank, and in a final leaderboard. */
const toNext = ({ finished_at, strategy }: TournamentRow, { score, better_score: better }: OwnRow): number | null =>
  finished_at === null && better !== null ? gainToPass(strategy, score, better) : null
