import { z } from 'zod'
import { ConfigError } from './configError.ts'
import type { Settings } from './settings.ts'

const secrets = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every((one) => one.length >= 16))

const further = z.object({
  /** Part of the callback address and of stored payments: never change it. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  url: z.url({ protocol: /^https?$/ }),
  /** The newest first, with commas between them. */
  secret: secrets,
  /** Origins of its pages in frames, if not that of `url`. */
  pages: z.array(z.string().regex(/^https?:\/\/[^\s/;,]+$/)).optional(),
})

/** PSP_PROVIDERS: payment providers in addition to the one of PSP_URL, whose name is `psp`. */
export function readFurtherProviders({ PSP_URL: url, PSP_PROVIDERS: json }: Settings) {
  if (json === undefined) return []
  const list = readList(json)
  const names = new Set(['psp', 'sandbox', ...list.map(({ name }) => name)])
  if (url === undefined || names.size < list.length + 2)
    throw new ConfigError(
      'PSP_PROVIDERS needs PSP_URL, and each provider a name of its own other than psp and sandbox.',
    )
  return list.map(({ secret, ...rest }) => ({ ...rest, secrets: secret }))
}

function readList(json: string) {
  try {
    return z.array(further).parse(JSON.parse(json))
  } catch {
    throw new ConfigError('PSP_PROVIDERS must be a JSON list of { name, url, secret, pages }.')
  }
}
