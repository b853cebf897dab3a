import type { WireTournament } from '@apogee/contract/tournaments'
import { type Ctx, isOnBreak } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import { presentTournament } from '../presentTournament.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Tournaments as the caller sees them. */
export const viewTournaments = (ctx: Ctx, rows: readonly TournamentRow[]): Promise<WireTournament[]> =>
  Promise.all(
    rows.map(async (row) => {
      const { best, winners, teams } = await ctx.standings.headOf(ctx.db, row)
      return presentTournament(row, { locale: ctx.locale, now: ctx.clock.now(), best, winners, teams })
    }),
  )

/** Whether the groups of a tournament let a player in (TRN-09). Its numbers are the platform's ids of groups. */
export const isForGroups = ({ group_ids }: Pick<TournamentRow, 'group_ids'>, groups: readonly string[]): boolean =>
  group_ids.length === 0 || group_ids.some((id) => groups.includes(String(id)))

/** Those that are offered to the caller: none in a break, and of those for groups only their own. */
export async function offeredTo(ctx: Ctx, rows: readonly TournamentRow[]): Promise<TournamentRow[]> {
  if (isOnBreak(ctx.player, ctx.clock.now())) return []
  const groups =
    ctx.player && rows.some(({ group_ids }) => group_ids.length > 0) ? await groupsOf(ctx.db, ctx.player.id) : []
  return rows.filter((row) => isForGroups(row, groups))
}
