import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { mayBePromoted } from '../profile/public.ts'
import { presentNotification } from './present.ts'
import { insertNotifications } from './store.ts'

const hourMs = 3_600_000
/** CONST-11: the default lifetime of a notification in the bell. */
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

type Needs = Pick<Core, 'realtime' | 'clock'>

/**
 * Sends a notification to one player: stored until they have read it, and published to their open pages after the
 * commit (RTM-06). Returns false when it was sent before, or is a promotion that they must not get.
 */
export async function sendNotification(needs: Needs, tx: Tx, message: Message): Promise<boolean> {
  const { playerId, kind = 'service' } = message
  if (kind !== 'service' && !(await mayBePromoted(tx, playerId, needs.clock.now()))) return false
  return (await send(needs, tx, [message])).size > 0
}

/** Sends service messages to many players in one statement. Returns the players whose message is new. */
export const sendNotifications = (
  needs: Needs,
  tx: Tx,
  messages: readonly Omit<Message, 'kind'>[],
): Promise<ReadonlySet<bigint>> => send(needs, tx, messages)

async function send({ realtime, clock }: Needs, tx: Tx, messages: readonly Message[]): Promise<ReadonlySet<bigint>> {
  if (messages.length === 0) return new Set()
  const at = clock.now()
  const rows = await insertNotifications(
    tx,
    messages.map(({ playerId, key = null, kind = 'service', body, expiresAt }) => {
      return { playerId, key, kind, body, at, expiresAt: expiresAt ?? new Date(at.getTime() + usualMs) }
    }),
  )
  tx.afterCommit(() => {
    for (const row of rows) realtime.publishTo(row.player_id, 'personal_notifications', presentNotification(row))
  })
  return new Set(rows.map(({ player_id: id }) => id))
}
