import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link to the replay of one finished round, signed by the platform with the secret of launches. */
export interface ReplayLink {
  readonly round: string
  readonly locale: string
  /** Unix seconds. */
  readonly until: number
  /** For anyone with the receipt of the round: it does not say what else its player has. */
  readonly isShared?: boolean
}

const PATTERN = /^([0-9a-f-]{36})\.([A-Za-z-]{2,20})\.(\d{1,12})(\.shared)?\.([0-9a-f]{64})$/

/** The last part of the link's URL: it opens only this round and does not allow play. */
export function writeReplayLink(secret: string, { round, locale, until, isShared }: ReplayLink): string {
  const facts = `${round}.${locale}.${until}${isShared ? '.shared' : ''}`
  return `${facts}.${signatureOf(secret, facts)}`
}

/** Null: not signed by the platform, or expired. */
export function readReplayLink(secret: string, token: string, now: Date): ReplayLink | null {
  const [, round, locale, until, shared = '', signature] = PATTERN.exec(token) ?? []
  if (!round || !locale || !until || !signature) return null
  const expected = signatureOf(secret, `${round}.${locale}.${until}${shared}`)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (Number(until) * 1000 <= now.getTime()) return null
  return { round, locale, until: Number(until), isShared: shared !== '' }
}

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`replay.${text}`).digest('hex')
