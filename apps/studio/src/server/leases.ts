import type { Clock, Log } from './ports.ts'

/**
 * A dead node's rounds are taken up after this, so that its players go on within five seconds. It is no bound for the work under
 * it: whoever is at work renews it.
 */
const LEASE_MS = 3500
const RENEW_EVERY_MS = 1000
/** Most work is done long before: only what takes longer than this is renewed, so that a usual round costs no statement. */
const RENEW_AFTER_MS = 500

/**
 * How far the studio's clock has been moved from the machine's. The database's clock says when a lease is over, moved as far:
 * what differs between the clocks of two machines is in both of them and falls out.
 */
export const shiftMs = (clock: Clock): number => clock.now().getTime() - Date.now()

/** In SQL, the time by which leases are judged; `shift` is the parameter with `shiftMs`. */
export const leaseClock = (shift: string): string =>
  `statement_timestamp() + ${shift}::float8 * interval '1 millisecond'`

/** In SQL, when a lease that is taken or renewed now is over. */
export const leaseEnd = (shift: string): string => `${leaseClock(shift)} + interval '${LEASE_MS} milliseconds'`

/**
 * Renews the leases under which work is being done, all of them in one statement. A process that stands still for longer than a lease may
 * find another at its work; so every step names the state it starts from, and the wallet knows a call by its id.
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
      log.warn({ error: String(error) }, 'leases of rounds were not renewed')
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
