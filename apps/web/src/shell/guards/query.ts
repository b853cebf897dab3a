/** SEC-04: a way back is a path of our own host, or nothing. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** A token of a mailed link. */
export const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '')
