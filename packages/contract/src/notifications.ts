import { z } from 'zod'
import { call } from './define.ts'

/** wire-facts 1.2 */
export const surveyConfig = z.object({
  survey_id: z.string(),
  survey_collector_id: z.string(),
  is_enable_widget: z.boolean(),
})

export const notificationsApi = {
  'notifications.surveyConfig': call({
    summary: 'The survey shown to visitors',
    who: 'anyone',
    answers: { 200: surveyConfig },
  }),
} as const
