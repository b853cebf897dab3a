import { surveyConfig } from '@apogee/contract/notifications'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'
import { presentNotification } from './present.ts'
import { markRead, unreadNotifications } from './store.ts'

describesConfig('survey-config', surveyConfig)

const readSurvey: Handler<'notifications.surveyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('survey-config', surveyConfig, ctx.licence),
})

const list: Handler<'notifications.list'> = async ({ db, player, clock }) => ({
  status: 200,
  body: (await unreadNotifications(db, player.id, clock.now())).map(presentNotification),
})

const read: Handler<'notifications.read'> = async ({ db, player, clock }, { body }) => {
  await markRead(db, player.id, BigInt(body.up_to), clock.now())
  return { status: 204 }
}

export const notificationsHandlers = {
  'notifications.surveyConfig': readSurvey,
  'notifications.list': list,
  'notifications.read': read,
} satisfies Partial<Handlers>
