import { surveyConfig } from '@apogee/contract/notifications'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'
import { listNotifications } from './listNotifications.ts'
import { markRead } from './store.ts'

const readSurvey: Handler<'notifications.surveyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('survey-config', surveyConfig, ctx.licence),
})

const readUpTo: Handler<'notifications.read'> = async ({ db, player, clock }, { body }) => {
  await markRead(db, player.id, BigInt(body.up_to), clock.now())
  return { status: 204 }
}

export const notificationsHandlers = {
  'notifications.surveyConfig': readSurvey,
  'notifications.list': listNotifications,
  'notifications.read': readUpTo,
} satisfies Partial<Handlers>
