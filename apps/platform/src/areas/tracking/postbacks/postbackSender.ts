import { toDecimal } from '@apogee/rules/money/units'
import { everyBrand } from '../../../core/content/brands.ts'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { LeasedDelivery } from '../../../core/deliveries/deliveryStore.ts'
import { type DeliverySender, usualPauses } from '../../../core/deliveries/deliveryWorker.ts'
import type { Outgoing } from '../../../core/deliveries/sendRequest.ts'
import { signatureHeaders } from '../../../core/deliveries/webhookSignature.ts'
import type { Core } from '../../../core/http/handler.ts'
import { findOrigin } from '../store.ts'
import { fillTemplate, type Postback, readPostbacks } from './postbackConfig.ts'
import { postbackPayload } from './postbackConsumer.ts'

const jsonText = (value: string): string => JSON.stringify(value).slice(1, -1)

/** The values a template may name: of the event, and of the player's origin. */
async function valuesOf(db: Core['db'], delivery: LeasedDelivery): Promise<Record<string, string> | null> {
  const { currency, amount, ...event } = postbackPayload.parse(delivery.payload)
  const origin = await findOrigin(db, BigInt(event.player))
  if (!origin) return null
  const texts = Object.entries(origin).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  const subunits = currency === undefined ? undefined : (currencyOf(currency)?.subunits_to_unit ?? 100)
  return {
    ...Object.fromEntries(texts),
    ...event,
    id: delivery.message_key,
    ...(currency !== undefined && { currency }),
    ...(amount !== undefined && { amount_cents: amount, amount: toDecimal(BigInt(amount), subunits ?? 100) }),
  }
}

interface Needs extends Pick<Core, 'db' | 'clock' | 'config'> {
  readonly postbacksOf?: (brand: string) => readonly Postback[]
}

/** Makes the requests of postbacks. A GET is signed over its path and query, because it has no body. */
export const postbackSender = ({ db, clock, config, postbacksOf = readPostbacks }: Needs): DeliverySender => ({
  kind: 'postback',
  pauses: usualPauses,
  endpoints: () => [...new Set(everyBrand().flatMap(({ id }) => postbacksOf(id).map((postback) => postback.id)))],
  async prepare(delivery): Promise<Outgoing | null> {
    const { brand } = postbackPayload.parse(delivery.payload)
    const postback = postbacksOf(brand).find(({ id }) => id === delivery.endpoint)
    if (!postback) throw new Error(`${brand} has no postback ${delivery.endpoint}`)
    const values = await valuesOf(db, delivery)
    if (!values) return null
    const { method, media_type: mediaType, private_address: allowsPrivate } = postback
    const url = fillTemplate(postback.url, values, encodeURIComponent)
    const write = mediaType === 'application/json' ? jsonText : encodeURIComponent
    const body = method === 'POST' ? fillTemplate(postback.body, values, write) : ''
    const { pathname, search } = new URL(url)
    const content = method === 'POST' ? body : pathname + search
    return {
      method,
      url,
      headers: {
        ...(method === 'POST' && { 'content-type': mediaType }),
        ...signatureHeaders(config.endpointSecrets.get(postback.id) ?? [], {
          id: delivery.message_key,
          content,
          at: clock.now(),
        }),
      },
      body,
      allowsPrivate,
    }
  },
})
