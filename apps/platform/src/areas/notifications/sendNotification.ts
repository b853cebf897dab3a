import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { mayBePromoted } from '../profile/public.ts'
import { presentNotification } from './present.ts'
import { insertNotification } from './store.ts'

const hourMs = 3_600_000
/** CONST-11: as long as the bell keeps them. */
const usualMs = 2 * hourMs

export interface Message {
  readonly playerId: bigint
  /** Key of the event that sends it; each key sends once. */
  readonly key?: string
  /** Without one it is a service message about the player's account. */
  readonly kind?: NotificationKind
  readonly body: NotificationBody
  readonly expiresAt?: Date
}

/**
 * Sends a notification to one player: kept until they have read it, and published to their open pages after the commit
 * (RTM-06). Returns false when it was sent before, or is a promotion that they must not get.
 */
export async function sendNotification(
  { realtime, clock }: Pick<Core, 'realtime' | 'clock'>,
  tx: Tx,
  { playerId, key, kind = 'service', body, expiresAt }: Message,
): Promise<boolean> {
  const at = clock.now()
  if (kind !== 'service' && !(await mayBePromoted(tx, playerId, at))) return false
  const row = await insertNotification(tx, {
    playerId,
    key: key ?? null,
    kind,
    body,
    at,
    expiresAt: expiresAt ?? new Date(at.getTime() + usualMs),
  })
  if (row) tx.afterCommit(() => realtime.publishTo(playerId, 'personal_notifications', presentNotification(row)))
  return row !== null
}
