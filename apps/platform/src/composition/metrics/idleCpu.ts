import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IdleMonitor } from '../../ports/media/media.ts'

/** The load per core that still counts as idle, while one of our threads is drawing. */
const maxLoad = 0.7
const pauseMs = 5_000

/** Whether the machine is idle, by its load in the last minute. */
export const idleCpu: IdleMonitor = {
  isIdle: () => (loadavg()[0] ?? 0) < availableParallelism() * maxLoad,
  pause: () => sleep(pauseMs, undefined, { ref: false }),
}
