import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link to the replay of one finished round, signed by the platform with the secret of launches. */
export interface ReplayLink {
  readonly round: string
  readonly locale: string
  /** Unix seconds. */
  readonly until: number
}

const PATTERN = /^([0-9a-f-]{36})\.([A-Za-z-]{2,20})\.(\d{1,12})\.([0-9a-f]{64})$/

/** The last part of the link's URL: it opens only this round and does not allow play. */
export const writeReplayLink = (secret: string, { round, locale, until }: ReplayLink): string =>
  `${round}.${locale}.${until}.${signatureOf(secret, `${round}.${locale}.${until}`)}`

/** Null: not signed by the platform, or expired. */
export function readReplayLink(secret: string, token: string, now: Date): ReplayLink | null {
  const [, round, locale, until, signature] = PATTERN.exec(token) ?? []
  if (!round || !locale || !until || !signature) return null
  const expected = signatureOf(secret, `${round}.${locale}.${until}`)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return Number(until) * 1000 > now.getTime() ? { round, locale, until: Number(until) } : null
}

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`replay.${text}`).digest('hex')
