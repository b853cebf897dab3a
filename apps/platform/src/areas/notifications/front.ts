import { surveyConfig } from '@apogee/contract/notifications'
import { defineFront } from '../../core/area.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'

const readSurvey: Handler<'notifications.surveyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('survey-config', surveyConfig, ctx.licence),
})

export const notificationsFront = defineFront({
  name: 'notifications',
  handlers: { 'notifications.surveyConfig': readSurvey },
  config: { 'survey-config': surveyConfig },
})
