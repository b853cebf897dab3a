import { readFileSync } from 'node:fs'

// sysconf(_SC_CLK_TCK) is 100 on every current Linux.
const msPerTick = 10

/** Processor time of a process and its threads so far, in ms (Linux, in steps of 10 ms). */
export function cpuTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** The same for a process and its running children. */
export function cpuTimeOfGroup(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + cpuTimeOf(each), 0)
}

/** Resident memory of a process in bytes (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
