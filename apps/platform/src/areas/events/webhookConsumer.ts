import { enqueueDeliveries } from '../../core/deliveries/deliveryStore.ts'
import type { Core } from '../../core/http/handler.ts'
import { type Consumer, onManyOf } from '../../core/outbox/outbox.ts'
import { presentEvent, sentNames } from './presentEvents.ts'
import { readWebhooks, type Webhook } from './webhookConfig.ts'

export interface WebhookNeeds extends Pick<Core, 'clock'> {
  readonly webhooksOf?: () => readonly Webhook[]
}

/** Names of frequent events: read only if a receiver wanted rounds when the server started. */
const frequent: ReadonlySet<string> = new Set(['play.win'])

/** Stores a message for every webhook that wants an event. The player is added when it is sent. */
export function webhookConsumer({ clock, webhooksOf = readWebhooks }: WebhookNeeds): Consumer {
  const wantsRounds = webhooksOf().some(({ events }) => events.includes('round.finished'))
  return {
    name: 'webhooks',
    reactions: onManyOf(
      sentNames.filter((name) => wantsRounds || !frequent.has(name)),
      async (tx, events) => {
        const deliveries = events.flatMap((event) => {
          const payload = presentEvent(event)
          if (payload === null) return []
          const { id: key, type: topic } = payload
          return webhooksOf()
            .filter(({ events: wanted }) => wanted.includes(topic))
            .map(({ id: endpoint }) => ({ kind: 'webhook' as const, endpoint, key, topic, payload }))
        })
        await enqueueDeliveries(tx, deliveries, clock.now())
      },
    ),
  }
}
