import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Rest } from '../ports/media/media.ts'

/** The load per core that still counts as idle, while one of our threads is drawing. */
const mostLoad = 0.7
const pauseMs = 5_000

/** Whether the machine is idle, by its load in the last minute. */
export const machineRest: Rest = {
  isResting: () => (loadavg()[0] ?? 0) < availableParallelism() * mostLoad,
  pause: () => sleep(pauseMs, undefined, { ref: false }),
}
