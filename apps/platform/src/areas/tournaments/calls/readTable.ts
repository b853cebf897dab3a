import type { Handler } from '../../../core/http/handler.ts'
import { nicknameOf } from '../../profile/public.ts'
import { neededToPass, presentPlayer } from '../presentTournament.ts'
import { findOwn, type OwnRow } from '../standings/rankStore.ts'
import { findTournament, type TournamentRow } from '../tournamentStore.ts'

/** A page of a leaderboard, with the caller's own row and what their next place takes. */
export const readTable: Handler<'tournaments.table'> = async (ctx, { params: { id }, query: { after, limit } }) => {
  const { db, player, standings } = ctx
  // Asked for together with what says whether they may be shown: somebody waits for the page.
  const [tournament, row, nickname] = await Promise.all([
    findTournament(db, ctx.brand, id),
    player && findOwn(db, BigInt(id), player.id),
    player && nicknameOf(db, player.id),
  ])
  if (!tournament) throw ctx.refuse(404, { base: { not_found: true } })
  const [page, [place]] = await Promise.all([
    standings.page(db, tournament, after, limit),
    row ? standings.placesOf(db, tournament, [row]) : [],
  ])
  return {
    status: 200,
    body: {
      tournament_id: id,
      version: Number(page.version),
      participants: page.participants,
      players: [...page.players],
      next: page.hasMore ? after + limit : null,
      own: row && place ? presentPlayer(tournament, row, place, nickname) : null,
      to_next: row ? toNext(tournament, row) : null,
    },
  }
}

/** What it takes to pass the one before; null for whoever has no place, or the first one. */
const toNext = ({ finished_at, strategy }: TournamentRow, { score, better_score: better }: OwnRow): number | null =>
  finished_at === null && better !== null ? neededToPass(strategy, score, better) : null
