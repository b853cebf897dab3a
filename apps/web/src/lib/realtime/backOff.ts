/**
 * How long an interrupted connection waits before it is reopened: at least `minReconnectDelay`, plus a random part of a
 * time that doubles with each attempt. When a process ends, all of its pages lose their connections at the same moment;
 * with the library's default of half a second, all of them would reconnect within another half. A device that was
 * offline retries at once.
 */
export const backOff = { minReconnectDelay: 2000, maxReconnectDelay: 20_000 }

/** The delay before an attempt, in ms, by the number of attempts that have failed since the first. */
export function retryDelay(failed: number): number {
  const { minReconnectDelay, maxReconnectDelay } = backOff
  const spread = Math.min(minReconnectDelay * 2 ** failed, maxReconnectDelay - minReconnectDelay)
  return minReconnectDelay + Math.random() * spread
}
