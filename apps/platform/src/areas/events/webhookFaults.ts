import { everyBrand } from '../../core/content/brands.ts'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'
import { readPostbacks } from '../tracking/public.ts'
import { readWebhooks, type Webhook } from './webhookConfig.ts'

/** Brands that do not exist, and ids that a postback has too: they would share a secret. */
export function webhookFaults(webhooks: readonly Webhook[] = readWebhooks()): ContentFault[] {
  const brands = everyBrand().map(({ id }) => id)
  const postbacks = new Set(brands.flatMap((brand) => readPostbacks(brand).map(({ id }) => id)))
  const fault = (at: number, field: string, reason: string): ContentFault => ({
    file: 'config/webhooks.json',
    key: `webhooks.${at}.${field}`,
    reason,
    severity: 'error',
  })
  return webhooks.flatMap((webhook, at) => [
    ...(webhook.brands ?? [])
      .filter((one) => !brands.includes(one))
      .map((one) => fault(at, 'brands', `there is no brand ${one}`)),
    ...(postbacks.has(webhook.id) ? [fault(at, 'id', `a postback is called ${webhook.id} too`)] : []),
  ])
}
