import { eventTypes } from '@apogee/contract/events'
import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'
import { receiverFields, receiverList } from '../../core/deliveries/receiverConfig.ts'

const webhook = z.object({
  ...receiverFields,
  url: z.string().max(2_000),
  events: z.array(z.enum(eventTypes)).min(1),
  /** Only for players of these brands; all without it. */
  brands: z.array(z.string()).optional(),
})
export type Webhook = z.output<typeof webhook>

export const webhooksConfig = z.object({ webhooks: receiverList(webhook) })

export const readWebhooks = (): readonly Webhook[] => readContent('config/webhooks.json', webhooksConfig).webhooks
