import { surveyConfig } from '@apogee/contract/notifications'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'

const readSurvey: Handler<'notifications.surveyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('survey-config', surveyConfig, ctx.licence),
})

export const notificationsHandlers = { 'notifications.surveyConfig': readSurvey } satisfies Partial<Handlers>
