import { readWebhooks } from '../../areas/events/public.ts'
import { readPostbacks } from '../../areas/tracking/public.ts'
import type { Config } from '../../core/config/config.ts'
import { everyBrand } from '../../core/content/brands.ts'
import type { GoLiveCheck } from '../../core/goLive/goLiveCheck.ts'

interface Receiver {
  readonly id: string
  readonly url: string
}

function everyReceiver(): Receiver[] {
  const postbacks = everyBrand().flatMap(({ id }) => [...readPostbacks(id)])
  const byId = new Map<string, Receiver>([...readWebhooks(), ...postbacks].map((one) => [one.id, one]))
  return [...byId.values()]
}

/** Whether webhooks, postbacks and the event stream can be trusted by their receivers. */
export const receiverChecks: readonly GoLiveCheck<Config>[] = [
  {
    id: 'receiver-secrets',
    title: 'Secrets of webhooks and postbacks',
    weight: 'error',
    find({ endpointSecrets, isRestored }) {
      if (isRestored) return null
      const receivers = everyReceiver()
      const unknown = [...endpointSecrets.keys()].filter((id) => !receivers.some((one) => one.id === id))
      return [
        ...receivers.filter(({ id }) => !endpointSecrets.has(id)).map(({ id }) => `${id} without a secret: unsigned`),
        ...unknown.map((id) => `a secret for ${id}, which is in no file`),
      ]
    },
    fix: 'set ENDPOINT_SECRETS (docs/events.md)',
  },
  {
    id: 'receiver-https',
    title: 'Webhooks and postbacks over HTTPS',
    weight: 'error',
    find: () =>
      everyReceiver()
        .filter(({ url }) => !url.startsWith('https:'))
        .map(({ id }) => `${id} without HTTPS: nothing is sent to it`),
    fix: 'set its address in content/config/webhooks.json or postbacks.json to an https: one',
  },
]
