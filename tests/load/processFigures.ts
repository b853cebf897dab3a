import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

// sysconf(_SC_CLK_TCK) is 100 on every current Linux.
const msPerTick = 10

/** Processor time of a process and its threads so far, in ms (Linux, in steps of 10 ms). */
export function cpuTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** Waits until a process has used less than 5 % of a core for a second, as one that still draws pictures does not; for two minutes at most. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = cpuTimeOf(pid)
    await pause(1_000)
    if (cpuTimeOf(pid) - before < 50) return
  }
}

/** The processor time of a process and its running children so far, in ms. */
export function cpuTimeOfGroup(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + cpuTimeOf(each), 0)
}

/** Resident memory of a process in bytes (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
