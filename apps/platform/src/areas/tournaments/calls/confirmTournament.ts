import { itemAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import { type Handler, isOnBreak, type PlayerCtx } from '../../../core/http/handler.ts'
import { findPlayer } from '../../profile/public.ts'
import { confirmPlayer, findTournamentPlayer, isRanked, listTeams } from '../standings/scoreStore.ts'
import { findTournament, lockTournament, type TournamentRow } from '../tournamentStore.ts'
import { isForGroups } from './viewTournaments.ts'

type JoinCtx = PlayerCtx<'required' | 'unknown_value' | 'not_open' | 'not_eligible'>

/** API-093, TRN-11: joins a tournament, before or after its start. A second call changes nothing. */
export const confirmTournament: Handler<'tournaments.confirm'> = async (ctx, { params: { id }, body: { team_id } }) => {
  const tournament = await findTournament(ctx.db, ctx.brand, id)
  if (!tournament) throw ctx.refuse(404, { base: { not_found: true } })
  await ctx.db.transaction((tx) => join(ctx, tx, tournament, team_id))
  return { status: 200, body: { confirmed: true } }
}

async function join(
  ctx: JoinCtx,
  tx: Tx,
  { id, definition }: TournamentRow,
  wanted: number | undefined,
): Promise<void> {
  const { player, clock, refuse, standings } = ctx
  // The lock keeps teams even, and prevents joining while the leaderboard becomes final.
  const tournament = await lockTournament(tx, id)
  const before = await findTournamentPlayer(tx, id, player.id)
  if (before?.removed_at) throw refuse(422, { base: { not_eligible: true } })
  if (before?.confirmed_at) return
  const now = clock.now()
  if (tournament.finished_at !== null || now >= tournament.end_at) throw refuse(422, { base: { not_open: true } })
  if (!(await mayJoin(ctx, tx, tournament))) throw refuse(422, { base: { not_eligible: true } })
  const teams = definition.teams.map((team) => team.id)
  if (wanted !== undefined && !teams.includes(wanted)) throw refuse(422, { team_id: { unknown_value: true } })
  const team = before?.team_id ?? wanted ?? (await smallestTeam(tx, id, teams))
  const versions = await confirmPlayer(tx, { tournamentId: id, playerId: player.id, team, at: now })
  const after = before && isRanked(before) ? { ...before, team_id: team } : null
  const change = { tournamentId: id, playerId: player.id, before: before ?? undefined, after }
  tx.afterCommit(() => standings.publish([change], versions))
}

async function mayJoin({ player, clock }: JoinCtx, tx: Tx, tournament: TournamentRow): Promise<boolean> {
  if (isOnBreak(player, clock.now())) return false
  const facts = await findPlayer(tx, player.id)
  if (!facts || (tournament.brand !== null && tournament.brand !== facts.brand)) return false
  return isForGroups(tournament, facts.groups)
}

/** The first of the teams with the fewest players; null in a tournament without teams. */
async function smallestTeam(tx: Tx, tournamentId: bigint, teams: readonly number[]): Promise<number | null> {
  if (teams.length === 0) return null
  const players = new Map((await listTeams(tx, tournamentId)).map((team) => [team.team_id, team.players]))
  return itemAt(
    teams.toSorted((one, other) => (players.get(one) ?? 0) - (players.get(other) ?? 0)),
    0,
  )
}
