import type { WireTournament } from '@apogee/contract/tournaments'
import { type Ctx, isOnBreak } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import { presentTournament } from '../presentTournament.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Presents tournaments to the caller. */
export const viewTournaments = (ctx: Ctx, tournaments: readonly TournamentRow[]): Promise<WireTournament[]> =>
  Promise.all(
    tournaments.map(async (row) => {
      const { rows: topRows, winners, teams } = await ctx.standings.topRows(ctx.db, row)
      return presentTournament(row, { locale: ctx.locale, now: ctx.clock.now(), topRows, winners, teams })
    }),
  )

/** Whether a member of these groups may take part (TRN-09). `group_ids` are the platform's numeric ids of groups. */
export const isForGroups = ({ group_ids }: Pick<TournamentRow, 'group_ids'>, groups: readonly string[]): boolean =>
  group_ids.length === 0 || group_ids.some((id) => groups.includes(String(id)))

/** The tournaments to offer the caller: none on a break, and no tournament of a group that they are not in. */
export async function offeredTo(ctx: Ctx, rows: readonly TournamentRow[]): Promise<TournamentRow[]> {
  if (isOnBreak(ctx.player, ctx.clock.now())) return []
  const groups =
    ctx.player && rows.some(({ group_ids }) => group_ids.length > 0) ? await groupsOf(ctx.db, ctx.player.id) : []
  return rows.filter((row) => isForGroups(row, groups))
}
