import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Rest } from '../ports/media/media.ts'

/** Of every core so much may be busy, with one thread of ours drawing. */
const mostLoad = 0.7
const pauseMs = 5_000

/** Whether the machine is at rest, by the load of its last minute. */
export const machineRest: Rest = {
  isResting: () => (loadavg()[0] ?? 0) < availableParallelism() * mostLoad,
  pause: () => sleep(pauseMs, undefined, { ref: false }),
}
