/** Upper limit for the server's value: a page must not show stale data for longer. */
const maxMs = 60_000

/**
 * The window in ms within which a reconnected page should refetch its data; 0 for a platform that does not send it
 * (`ConnectData`).
 */
export function readWithin(data: unknown): number {
  const told = typeof data === 'object' && data !== null && 'read_within_ms' in data ? data.read_within_ms : 0
  return typeof told === 'number' && told > 0 ? Math.min(told, maxMs) : 0
}
