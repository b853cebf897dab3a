import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { events, tell } from './tell.ts'

const monthMs = 30 * 86_400_000

/** Tells a player that an operator took them out of a tournament. */
export async function tellRemoved(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
): Promise<void> {
  const until = new Date(needs.clock.now().getTime() + monthMs)
  await tell(needs, tx, { tournament, playerId, name: 'removed', path: '/support', icon: 'trophy', until })
  const { language } = await addresseeOf(tx, playerId)
  tx.afterCommit(() =>
    needs.realtime.publishTo(playerId, 'tournament_notifications', {
      event: events.removed,
      id: Number(tournament.id),
      title: titleIn(tournament.definition.titles, language),
      start_at: tournament.start_at.toISOString(),
      end_at: tournament.end_at.toISOString(),
    }),
  )
}
