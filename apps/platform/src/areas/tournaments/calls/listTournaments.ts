import { itemAt } from '@apogee/rules/validation/required'
import { type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { listTaken } from '../standings/scoreStore.ts'
import { findOfSeries, findTournament, listFinished, listOffered, listOpen } from '../tournamentStore.ts'
import { offeredTo, viewTournaments } from './viewTournaments.ts'

const maxListed = 100

/** API-088, TRN-09 */
export const listTournaments: Handler<'tournaments.list'> = async (ctx) => {
  const rows = isOnBreak(ctx.player, ctx.clock.now())
    ? []
    : await listOffered(ctx.db, ctx.brand, ctx.player?.id ?? null)
  return { status: 200, body: await viewTournaments(ctx, rows) }
}

/** API-090 */
export const listOwn: Handler<'tournaments.own'> = async (ctx) => {
  if (isOnBreak(ctx.player, ctx.clock.now())) return { status: 200, body: [] }
  const taken = await listTaken(ctx.db, ctx.player.id)
  const ids = new Set(taken.filter(({ removed_at }) => removed_at === null).map((row) => row.tournament_id))
  const rows = (await listOpen(ctx.db, ctx.brand)).filter(({ id }) => ids.has(id))
  return { status: 200, body: await viewTournaments(ctx, rows) }
}

/** API-092 */
export const listRecent: Handler<'tournaments.recent'> = async (ctx) => {
  const rows = await offeredTo(ctx, await listFinished(ctx.db, ctx.brand, maxListed))
  return { status: 200, body: await viewTournaments(ctx, rows) }
}

/**
 * API-089: by its number, its identifier, or the name of its series. Also one for a group the caller is not in: its page says
 * whom it is for.
 */
export const readTournament: Handler<'tournaments.one'> = async (ctx, { params: { id } }) => {
  const { db, brand, clock } = ctx
  const find = async () =>
    (await findTournament(db, brand, id)) ??
    (typeof id === 'string' ? await findOfSeries(db, brand, id, clock.now()) : null)
  const row = isOnBreak(ctx.player, clock.now()) ? null : await find()
  if (!row) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 200, body: itemAt(await viewTournaments(ctx, [row]), 0) }
}
