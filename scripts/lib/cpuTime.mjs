// Processor time of processes, as Linux counts it. Wall time depends on what else a machine does, this hardly.
import { readFileSync } from 'node:fs'

/** Linux reports to programs in this unit whatever the kernel's own. */
const ticksPerSecond = 100

/** User and system seconds of a process and of all its descendants that have ended; undefined where there is no /proc. */
export function cpuSeconds(pid = process.pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before, in brackets, may contain spaces. utime, stime, cutime and cstime are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  } catch {
    return undefined
  }
}
