import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { nicknameOf } from '../../profile/public.ts'
import { neededToPass, presentPlayer } from '../presentTournament.ts'
import { isRanked } from '../standings/isRanked.ts'
import { findTournamentPlayer } from '../standings/playerStore.ts'
import { findNextBetter } from '../standings/rankStore.ts'
import { findTournament, type TournamentRow } from '../tournamentStore.ts'

/** A page of a leaderboard, with the caller's own row and what their next place takes. */
export const readTable: Handler<'tournaments.table'> = async (ctx, { params: { id }, query: { after, limit } }) => {
  const { db, standings } = ctx
  const tournament = await findTournament(db, ctx.brand, id)
  if (!tournament) throw ctx.refuse(404, { base: { not_found: true } })
  const [page, own] = await Promise.all([standings.page(db, tournament, after, limit), readOwn(ctx, tournament)])
  return {
    status: 200,
    body: {
      tournament_id: id,
      version: Number(page.version),
      participants: page.participants,
      players: [...page.players],
      next: page.hasMore ? after + limit : null,
      ...own,
    },
  }
}

interface Own {
  readonly own: WireTournamentPlayer | null
  readonly to_next: number | null
}

/** The caller's row, and what they need to pass the one before. */
async function readOwn({ db, player, standings }: Ctx, tournament: TournamentRow): Promise<Own> {
  const row = player && (await findTournamentPlayer(db, tournament.id, player.id))
  if (!row) return { own: null, to_next: null }
  const isRunning = tournament.finished_at === null
  const [[place], better, nickname] = await Promise.all([
    standings.placesOf(db, tournament, [row]),
    isRunning && isRanked(row) ? findNextBetter(db, tournament.id, row) : undefined,
    nicknameOf(db, player.id),
  ])
  return {
    own: presentPlayer(tournament, row, place!, nickname),
    to_next: better ? neededToPass(tournament.strategy, row.score, better.score) : null,
  }
}
