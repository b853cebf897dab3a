import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { isAddressRange } from '../http/addressRanges.ts'
import { ConfigError } from './configError.ts'

const isKey = (read: (pem: string) => unknown) => (pem: string) => {
  try {
    read(pem)
    return true
  } catch {
    // Not a key: the setting is refused with a sentence.
    return false
  }
}

/** Our own studio's id, which no other may have. */
export const ownStudio = 'apogee'

const common = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be of lower-case letters, digits and hyphens')
    .refine((id) => id !== ownStudio, `must not be ${ownStudio}, which is our own studio`),
  /** Where games are opened: the whole address, or an aggregator's origin. */
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** Addresses and ranges from which it calls the wallet; none: from anywhere. */
  addresses: z
    .array(z.string().refine(isAddressRange, 'must be an IP address or a range such as 203.0.113.0/24'))
    .default([]),
  /** Currencies that it plays in, if not all of its games'. */
  currencies: z.array(z.string()).min(1).nullable().default(null),
  /** Sources of its games and pictures in the pages, in Content-Security-Policy syntax. */
  pages: z
    .array(
      z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'must be an origin such as https://games.example'),
    )
    .min(1),
}

const studio = z.discriminatedUnion('protocol', [
  z.strictObject({
    ...common,
    protocol: z.literal('wallet'),
    /** The first signs; while they are exchanged, the second counts too. */
    secrets: z.array(z.string().min(16, 'must have at least 16 characters')).min(1).max(2),
  }),
  z.strictObject({
    ...common,
    protocol: z.literal('hub88'),
    operator_id: z.union([z.int(), z.string().min(1)]),
    /** PEM; signs launches. */
    private_key: z.string().refine(isKey(createPrivateKey), 'must be a private key in PEM form'),
    /** PEM, of the aggregator. While it is exchanged, the second counts too. */
    public_keys: z
      .array(z.string().refine(isKey(createPublicKey), 'must be a public key in PEM form'))
      .min(1)
      .max(2),
  }),
])
export type StudioConfig = z.output<typeof studio>

/** Reads STUDIOS. Throws {@link ConfigError} with one sentence that does not repeat a secret. */
export function readStudios(json: string | undefined): readonly StudioConfig[] {
  if (json === undefined) return []
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ConfigError('STUDIOS must be a JSON list (docs/studios.md).')
  }
  const read = z.array(studio).safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ConfigError(`STUDIOS: ${issue?.path.join('.') || 'the list'}: ${issue?.message}.`)
  }
  const ids = read.data.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new ConfigError(`STUDIOS has two entries with the id ${twice}.`)
  return read.data
}
