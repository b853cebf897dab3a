// Processor time of processes, as Linux counts it. Unlike wall time, it hardly depends on what else the machine does.
import { readFileSync } from 'node:fs'

/** Linux reports times to programs in this unit, independent of the kernel's tick rate. */
const ticksPerSecond = 100

/** User and system seconds of a process and all its ended descendants; undefined where there is no /proc. */
export function cpuSeconds(pid = process.pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces. utime, stime, cutime and cstime are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  } catch {
    return undefined
  }
}
