import type { Result } from '@apogee/contract'

/** NAV-34: the target of sports by the betting configuration; null while there is none. */
export const sportsUrlOf = ({ enabled, url }: Result<'sport.config'>): string | null =>
  enabled && url !== '' ? url : null
