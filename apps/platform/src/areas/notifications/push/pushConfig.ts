import { z } from 'zod'
import { readContent } from '../../../core/content/contentFiles.ts'

/** Origins of the push services of browsers; a browser names one of their addresses when it subscribes. */
export const pushConfig = z.object({
  services: z.array(
    z.string().regex(/^https:\/\/(?:\*\.)?[\w.-]+$/, 'must be https:// and a host, or *. and a domain'),
  ),
})

export const readPushServices = (): readonly string[] => readContent('config/push.json', pushConfig).services

/** Whether an address belongs to one of the services: any other could lead into the operator's network. */
export function isPushService(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  return services.some((service) => {
    const [protocol, host = ''] = service.split('//')
    if (url.protocol !== protocol) return false
    return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.host === host
  })
}
