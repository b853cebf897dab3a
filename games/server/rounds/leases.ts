import type { Clock, Log } from '../ports.ts'

/**
 * A dead node's rounds are resumed after this time, so that its players continue within five seconds. It does not limit
 * the work itself: the worker renews its lease.
 */
const LEASE_MS = 3500
const RENEW_EVERY_MS = 1000
/**
 * Most work finishes much earlier: only work that takes longer is renewed, so that a usual round costs no statement.
 */
const RENEW_AFTER_MS = 500

/**
 * The offset of the studio's clock from the machine's. The database's clock, with the same offset, decides when a lease
 * expires, so differences between two machines' clocks cancel out.
 */
export const shiftMs = (clock: Clock): number => clock.now().getTime() - Date.now()

/** SQL expression of the time that leases are compared with; `shift` is the parameter with `shiftMs`. */
export const leaseClock = (shift: string): string =>
  `statement_timestamp() + ${shift}::float8 * interval '1 millisecond'`

/** SQL expression of the expiry of a lease taken or renewed now. */
export const leaseEnd = (shift: string): string => `${leaseClock(shift)} + interval '${LEASE_MS} milliseconds'`

/**
 * Renews the leases of running work, all in one statement. A process that stalls for longer than a lease may lose its
 * work to another; therefore every step checks the state it starts from, and wallet calls are idempotent by their id.
 */
export function createHeartbeat(renew: (ids: readonly string[]) => Promise<unknown>, log: Log) {
  const since = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let isRenewing = false

  async function beat(): Promise<void> {
    const before = performance.now() - RENEW_AFTER_MS
    const ids = [...since].filter(([, at]) => at <= before).map(([id]) => id)
    if (ids.length === 0 || isRenewing) return
    isRenewing = true
    try {
      await renew(ids)
    } catch (error) {
      log.warn({ error: String(error) }, 'lease renewal failed, retrying in 1 s')
    } finally {
      isRenewing = false
    }
  }

  /** Does the work under the lease of `id`, which has just been taken. */
  async function during<T>(id: string, work: () => Promise<T>): Promise<T> {
    since.set(id, performance.now())
    timer ??= setInterval(beat, RENEW_EVERY_MS).unref()
    try {
      return await work()
    } finally {
      since.delete(id)
      if (since.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  }

  return { during }
}
