import { hmacHex } from '../../core/ids.ts'

const validForSeconds = 3600

/** The path of a page of our studio that replays one finished round; signed, and valid for an hour. */
export function replayPath(
  secret: string,
  { round, locale }: { readonly round: string; readonly locale: string },
  now: Date,
): string {
  const facts = `${round}.${locale}.${Math.floor(now.getTime() / 1000) + validForSeconds}`
  return `/studio/replay/${facts}.${hmacHex(secret, `replay.${facts}`)}`
}
