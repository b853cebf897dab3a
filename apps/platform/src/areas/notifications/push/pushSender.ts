import webPush from 'web-push'
import { pathIn, readBrand } from '../../../core/content/brands.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { LeasedDelivery } from '../../../core/deliveries/deliveryStore.ts'
import type { DeliverySender } from '../../../core/deliveries/deliveryWorker.ts'
import type { Core } from '../../../core/http/handler.ts'
import { contactFactsOf } from '../../profile/public.ts'
import { isPushService, readPushServices } from './pushConfig.ts'
import { pushEndpoint } from './pushConsumer.ts'
import { pushMessages, pushPayload } from './pushMessages.ts'
import { deleteSubscriptionById, findSubscription } from './pushStore.ts'

interface Needs extends Pick<Core, 'db' | 'clock' | 'config'> {
  /** Replaces the services of the configuration in a test, whose receiver is on this machine. */
  readonly testServices?: readonly string[]
}

/** Older news is not worth a disturbance. */
const ttlSeconds = 86_400
const pauses = [60, 600, 3_600, 14_400]

const subscriptionIdOf = ({ payload }: LeasedDelivery): bigint => BigInt(pushPayload.parse(payload).subscription)

/**
 * Makes the requests of push messages: encrypted for the browser, signed for its push service. Nothing is sent during a
 * break or self-exclusion, and no promotion without consent, as both are at that moment.
 */
export const pushSender = ({ db, clock, config, testServices }: Needs): DeliverySender => ({
  kind: 'push',
  pauses,
  endpoints: () => (config.vapid === null ? [] : [pushEndpoint]),
  async prepare(delivery) {
    const { message } = pushPayload.parse(delivery.payload)
    const { kind, path } = pushMessages[message]
    const now = clock.now()
    const row = await findSubscription(db, subscriptionIdOf(delivery))
    const facts = row && (await contactFactsOf(db, [row.player_id])).get(row.player_id)
    const isLate = now.getTime() - delivery.created_at.getTime() > ttlSeconds * 1000
    if (config.vapid === null || !row || !facts || isLate) return null
    if (!isPushService(row.endpoint, testServices ?? readPushServices())) return null
    if (facts.break_until !== null && facts.break_until > now) return null
    if (kind === 'promotional' && !facts.receive_promos) return null
    const { locales, contacts } = readBrand(facts.brand)
    const say = (part: string) => textOf(facts.language, `notifications.push.${message}.${part}`, {}, facts.brand)
    const payload = {
      title: say('title'),
      body: say('text'),
      lang: facts.language,
      path: pathIn(locales, facts.language, path),
      tag: message,
    }
    const { endpoint, p256dh, auth } = row
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: `mailto:${contacts.email}`, ...config.vapid },
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
      },
    )
    return { method: 'POST', url: endpoint, headers: textsOf(headers), body, allowsPrivate: testServices !== undefined }
  },
  /** The browser has ended the subscription, or was reset. */
  async dropReceiver(delivery) {
    await deleteSubscriptionById(db, subscriptionIdOf(delivery))
    return true
  },
})

/** The library types its headers as anything; they are texts and numbers. */
const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
