/** Whatever is told: after this long a page shows what is too old. */
const mostMs = 60_000

/** Within how many milliseconds a page that is back should read again what it shows; 0 of a platform that does not say (`ConnectData`). */
export function readWithin(data: unknown): number {
  const told = typeof data === 'object' && data !== null && 'read_within_ms' in data ? data.read_within_ms : 0
  return typeof told === 'number' && told > 0 ? Math.min(told, mostMs) : 0
}
