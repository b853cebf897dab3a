import { isWebhookSecret } from '../deliveries/webhookSignature.ts'

/**
 * Secrets of receivers, by their id: `crm=whsec_new,whsec_old dwh=whsec_other`. Null when the text is malformed, or a
 * receiver has more than two.
 */
export function readEndpointSecrets(text: string): ReadonlyMap<string, readonly string[]> | null {
  const secrets = new Map<string, readonly string[]>()
  for (const part of text.trim().split(/\s+/)) {
    const [, id, list = ''] = /^([a-z0-9-]+)=(.+)$/.exec(part) ?? []
    const own = list.split(',')
    if (id === undefined || secrets.has(id) || own.length > 2 || !own.every(isWebhookSecret)) return null
    secrets.set(id, own)
  }
  return secrets
}
