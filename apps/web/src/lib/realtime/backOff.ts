/**
 * How long an interrupted connection waits before it is opened again: at least `minReconnectDelay`, and a random part of a time that
 * doubles with each attempt. When a process ends, all of its pages lose theirs in the same moment; the library's own half a second
 * would have them back within another half. A device that was offline tries at once.
 */
export const backOff = { minReconnectDelay: 2000, maxReconnectDelay: 20_000 }

/** The delay before an attempt, in ms, by the number of attempts that have failed since the first. */
export function retryDelay(failed: number): number {
  const { minReconnectDelay, maxReconnectDelay } = backOff
  const spread = Math.min(minReconnectDelay * 2 ** failed, maxReconnectDelay - minReconnectDelay)
  return minReconnectDelay + Math.random() * spread
}
