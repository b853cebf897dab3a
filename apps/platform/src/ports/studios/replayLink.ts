import { hmacHex } from '../../core/ids.ts'

const validForSeconds = 3600

/** The path of a page of our studio that replays one finished round; signed, and valid for an hour. A shared one shows no balance. */
export function replayPath(
  secret: string,
  { round, locale, isShared }: { readonly round: string; readonly locale: string; readonly isShared?: boolean },
  now: Date,
): string {
  const facts = `${round}.${locale}.${Math.floor(now.getTime() / 1000) + validForSeconds}${isShared ? '.shared' : ''}`
  return `/studio/replay/${facts}.${hmacHex(secret, `replay.${facts}`)}`
}
