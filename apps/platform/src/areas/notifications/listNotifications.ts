import { notificationKind } from '@apogee/contract/notifications'
import type { Handler } from '../../core/http/handler.ts'
import { mayBePromoted } from '../profile/public.ts'
import { presentNotification } from './present.ts'
import { unreadNotifications } from './store.ts'

export const listNotifications: Handler<'notifications.list'> = async ({ db, player, clock }) => {
  const now = clock.now()
  // The player may have withdrawn their consent to promotions, or started a break, after the notification was stored.
  const kinds = (await mayBePromoted(db, player.id, now)) ? notificationKind.options : (['service'] as const)
  return { status: 200, body: (await unreadNotifications(db, player.id, now, kinds)).map(presentNotification) }
}
