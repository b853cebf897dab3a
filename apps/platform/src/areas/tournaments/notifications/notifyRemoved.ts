import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { notifyPlayer, wireEvents } from './tournamentNotification.ts'

const monthMs = 30 * 86_400_000

/** Notifies a player that an operator has removed them from a tournament. */
export async function notifyRemoved(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
): Promise<void> {
  const expiresAt = new Date(needs.clock.now().getTime() + monthMs)
  await notifyPlayer(needs, tx, { tournament, playerId, name: 'removed', path: '/support', icon: 'trophy', expiresAt })
  const { language } = await addresseeOf(tx, playerId)
  tx.afterCommit(() =>
    needs.realtime.publishTo(playerId, 'tournament_notifications', {
      event: wireEvents.removed,
      id: Number(tournament.id),
      title: titleIn(tournament.definition.titles, language),
      start_at: tournament.start_at.toISOString(),
      end_at: tournament.end_at.toISOString(),
    }),
  )
}
