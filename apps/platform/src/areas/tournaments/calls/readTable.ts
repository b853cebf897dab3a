import type { Handler } from '../../../core/http/handler.ts'
import { nicknameOf, nicknamesOf } from '../../profile/public.ts'
import { neededToPass, presentPlayer } from '../presentTournament.ts'
import { isRanked } from '../standings/isRanked.ts'
import { findTournamentPlayer } from '../standings/playerStore.ts'
import { findNextBetter } from '../standings/rankStore.ts'
import { findTournament } from '../tournamentStore.ts'

/** A page of a leaderboard, with the caller's own row and what their next place takes. */
export const readTable: Handler<'tournaments.table'> = async (ctx, { params: { id }, query: { after, limit } }) => {
  const { db, player, standings } = ctx
  const tournament = await findTournament(db, ctx.brand, id)
  if (!tournament) throw ctx.refuse(404, { base: { not_found: true } })
  const isFinal = tournament.finished_at !== null
  const rows = await standings.page(db, tournament, after, limit + 1)
  const shown = rows.slice(0, limit)
  const places = await standings.placesOfPage(db, tournament, after, shown)
  const nicknames = await nicknamesOf(
    db,
    shown.map(({ player_id }) => player_id),
  )
  const own = player && (await findTournamentPlayer(db, tournament.id, player.id))
  const [ownPlace] = own ? await standings.placesOf(db, tournament, [own]) : []
  const better = own && !isFinal && isRanked(own) ? await findNextBetter(db, tournament.id, own) : undefined
  return {
    status: 200,
    body: {
      tournament_id: id,
      version: Number(tournament.table_version),
      participants: tournament.participants,
      players: shown.map((row, at) =>
        presentPlayer(tournament, row, places[at]!, nicknames.get(row.player_id) ?? null),
      ),
      next: rows.length > limit ? after + limit : null,
      own: own && presentPlayer(tournament, own, ownPlace!, await nicknameOf(db, own.player_id)),
      to_next: own && better ? neededToPass(tournament.strategy, own.score, better.score) : null,
    },
  }
}
