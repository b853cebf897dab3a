import type { Result } from '@apogee/contract'

/** NAV-34: the address of sports according to the betting configuration; null while it is disabled or invalid. */
export const sportsUrlOf = ({ enabled, url }: Result<'sport.config'>): string | null =>
  enabled && URL.canParse(url) ? url : null

/** RT-43, RT-58: the betting page at one of its targets (a sport, an event), in the reader's language. */
export function bettingAddress(url: string, target: string | undefined, locale: string): string {
  const address = new URL(url)
  if (target) address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(target)}`
  address.searchParams.set('locale', locale)
  return address.href
}
