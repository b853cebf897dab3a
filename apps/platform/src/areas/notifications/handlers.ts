import type { Handler, Handlers } from '../../core/http/handler.ts'
import { notificationsFront } from './front.ts'
import { listNotifications } from './listNotifications.ts'
import { endPush, readPush, subscribePush } from './push/pushHandlers.ts'
import { markRead } from './store.ts'

const readUpTo: Handler<'notifications.read'> = async ({ db, player, clock }, { body }) => {
  await markRead(db, player.id, BigInt(body.up_to), clock.now())
  return { status: 204 }
}

export const notificationsHandlers = {
  ...notificationsFront.handlers,
  'notifications.push': readPush,
  'notifications.subscribePush': subscribePush,
  'notifications.endPush': endPush,
  'notifications.list': listNotifications,
  'notifications.read': readUpTo,
} satisfies Partial<Handlers>
