import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import { itemAt } from '@apogee/rules/validation/required'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { type Face, faceOf } from '../../profile/public.ts'
import { presentPlayer } from '../presentTournament.ts'
import { findTournamentPlayer, listTaken, type TournamentPlayerRow } from '../standings/scoreStore.ts'
import { findTournament, listByIds, type TournamentRow } from '../tournamentStore.ts'

async function present(
  ctx: Pick<PlayerCtx, 'db' | 'standings'>,
  tournament: TournamentRow,
  row: TournamentPlayerRow,
  face: Face,
): Promise<WireTournamentPlayer> {
  const rank = itemAt(await ctx.standings.ranksOf(ctx.db, tournament, [row]), 0)
  return presentPlayer(tournament, row, rank, face)
}

/** API-091, TRN-06. Guests and players who do not take part get `{}`: clients read many of these at once, and one 404 would fail all. */
export const readStatus: Handler<'tournaments.status'> = async (ctx, { params: { id } }) => {
  const { player, db } = ctx
  const tournament = player && (await findTournament(db, ctx.brand, id))
  const row = tournament && (await findTournamentPlayer(db, tournament.id, player.id))
  if (!row) return { status: 200, body: {} }
  return { status: 200, body: await present(ctx, tournament, row, await faceOf(db, player.id)) }
}

/** The caller's rows in all tournaments. */
export const listStatuses: Handler<'tournaments.statuses'> = async (ctx) => {
  const { db, player, brand } = ctx
  const taken = await listTaken(db, player.id)
  const rows = await listByIds(
    db,
    brand,
    taken.map(({ tournament_id }) => tournament_id),
  )
  const tournaments = new Map(rows.map((row) => [row.id, row]))
  const face = await faceOf(db, player.id)
  const shown = taken.flatMap((row) => {
    const tournament = tournaments.get(row.tournament_id)
    return tournament ? [present(ctx, tournament, row, face)] : []
  })
  return { status: 200, body: await Promise.all(shown) }
}
