import { notificationKind } from '@apogee/contract/notifications'
import type { Handlers } from '../../core/http/handler.ts'
import { mayBePromoted } from '../profile/public.ts'
import { notificationsFront } from './front.ts'
import { presentNotification } from './present.ts'
import { endPush, readPush, subscribePush } from './push/pushHandlers.ts'
import { markRead, unreadNotifications } from './store.ts'

export const notificationsHandlers = {
  ...notificationsFront.handlers,
  'notifications.push': readPush,
  'notifications.subscribePush': subscribePush,
  'notifications.endPush': endPush,
  'notifications.list': async ({ db, player, clock }) => {
    const now = clock.now()
    // The player may have withdrawn their consent to promotions, or started a break, after the notification was stored.
    const kinds = (await mayBePromoted(db, player.id, now)) ? notificationKind.options : (['service'] as const)
    return { status: 200, body: (await unreadNotifications(db, player.id, now, kinds)).map(presentNotification) }
  },
  'notifications.read': async ({ db, player, clock }, { body }) => {
    await markRead(db, player.id, BigInt(body.up_to), clock.now())
    return { status: 204 }
  },
} satisfies Partial<Handlers>
