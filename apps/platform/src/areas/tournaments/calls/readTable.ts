import type { WireTournamentPlayer } from '@apogee/contract/tournaments'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { nicknameOf } from '../../profile/public.ts'
import { neededToPass, presentPlayer } from '../presentTournament.ts'
import { findOwn, type OwnRow } from '../standings/rankStore.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** A page of a leaderboard, with the caller's own row and what their next place takes. */
export const readTable: Handler<'tournaments.table'> = async (ctx, { params: { id }, query: { after, limit } }) => {
  const { db, standings } = ctx
  const found = standings.find(db, ctx.brand, id)
  // Asked for together with what says whether they may be shown: somebody waits for the page.
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
      participants: page.participants,
      players: [...page.players],
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

/** null for a guest, and for who does not take part. */
async function readOwn(
  { db, player, standings }: Ctx,
  id: number,
  found: Promise<TournamentRow | null>,
): Promise<Own | null> {
  if (!player) return null
  const [tournament, row, nickname] = await Promise.all([
    found,
    findOwn(db, BigInt(id), player.id),
    nicknameOf(db, player.id),
  ])
  if (!tournament || !row) return null
  const [place] = await standings.placesOf(db, tournament, [row])
  return { player: presentPlayer(tournament, row, place!, nickname), toNext: toNext(tournament, row) }
}

/** What it takes to pass the one before; null for whoever has no place, or the first one. */
const toNext = ({ finished_at, strategy }: TournamentRow, { score, better_score: better }: OwnRow): number | null =>
  finished_at === null && better !== null ? neededToPass(strategy, score, better) : null
