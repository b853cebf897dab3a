import { notificationKind, surveyConfig } from '@apogee/contract/notifications'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'
import { mayBePromoted } from '../profile/public.ts'
import { presentNotification } from './present.ts'
import { markRead, unreadNotifications } from './store.ts'

const readSurvey: Handler<'notifications.surveyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('survey-config', surveyConfig, ctx.licence),
})

const list: Handler<'notifications.list'> = async ({ db, player, clock }) => {
  const now = clock.now()
  // The player may have withdrawn their consent to promotions, or begun a break, since this one was stored.
  const kinds = (await mayBePromoted(db, player.id, now)) ? notificationKind.options : (['service'] as const)
  return { status: 200, body: (await unreadNotifications(db, player.id, now, kinds)).map(presentNotification) }
}

const read: Handler<'notifications.read'> = async ({ db, player, clock }, { body }) => {
  await markRead(db, player.id, BigInt(body.up_to), clock.now())
  return { status: 204 }
}

export const notificationsHandlers = {
  'notifications.surveyConfig': readSurvey,
  'notifications.list': list,
  'notifications.read': read,
} satisfies Partial<Handlers>
