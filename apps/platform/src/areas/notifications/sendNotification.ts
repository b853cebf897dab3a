import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { presentNotification } from './present.ts'
import { insertNotification } from './store.ts'

const hourMs = 3_600_000
/** CONST-11: as long as the bell keeps them. */
const usualMs = 2 * hourMs

export interface Message {
  readonly playerId: bigint
  /** What says it, and says it once. */
  readonly key?: string
  /** Without one it is a service: what concerns the player's account. */
  readonly kind?: NotificationKind
  readonly body: NotificationBody
  readonly expiresAt?: Date
}

/**
 * Says a word to one player: kept until they have read it, and told to their open pages once committed (RTM-06). Answers false when it
 * was said before, or is a promotion that they are not to be told.
 */
export async function sendNotification(
  { realtime, clock }: Pick<Core, 'realtime' | 'clock'>,
  tx: Tx,
  { playerId, key, kind = 'service', body, expiresAt }: Message,
): Promise<boolean> {
  const at = clock.now()
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
