import { type DeliverySender, usualPauses } from '../../core/deliveries/deliveryWorker.ts'
import { signatureHeaders } from '../../core/deliveries/webhookSignature.ts'
import type { Core } from '../../core/http/handler.ts'
import { addPlayers, eventWithoutPlayer } from './presentEvents.ts'
import { readWebhooks, type Webhook } from './webhookConfig.ts'

interface Needs extends Pick<Core, 'db' | 'clock' | 'config'> {
  readonly webhooksOf?: () => readonly Webhook[]
}

/** Makes the requests of webhooks: the event with the player and their consent as they are now, signed. */
export const webhookSender = ({ db, clock, config, webhooksOf = readWebhooks }: Needs): DeliverySender => ({
  kind: 'webhook',
  pauses: usualPauses,
  endpoints: () => webhooksOf().map(({ id }) => id),
  async prepare({ endpoint, message_key: id, payload }) {
    const webhook = webhooksOf().find((one) => one.id === endpoint)
    if (!webhook) throw new Error(`there is no webhook ${endpoint}`)
    const now = clock.now()
    const [event] = await addPlayers(db, [eventWithoutPlayer.parse(payload)], now)
    if (!event || webhook.brands?.includes(event.player.brand) === false) return null
    const content = JSON.stringify(event)
    return {
      method: 'POST',
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(config.endpointSecrets.get(endpoint) ?? [], { id, content, at: now }),
      },
      body: content,
      allowsPrivate: webhook.private_address,
    }
  },
})
