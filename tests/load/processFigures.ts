import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '../../apps/platform/src/core/systemErrors.ts'

// sysconf(_SC_CLK_TCK) is 100 on every current Linux.
const msPerTick = 10

/** Processor time of a process and its threads so far, in ms (Linux, in steps of 10 ms). */
export const cpuTimeOf = (pid: number): number => readTimes(pid).own

/** Own processor time, and that of ended children, in ms. */
function readTimes(pid: number): { readonly own: number; readonly ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { own: (user + system) * msPerTick, ended: (endedUser + endedSystem) * msPerTick }
}

/** Waits until a process has used less than 5 % of a core for a second, as one that still draws pictures does not; for two minutes at most. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = cpuTimeOf(pid)
    await pause(1_000)
    if (cpuTimeOf(pid) - before < 50) return
  }
}

/** The processor time of a process and its children so far, in ms. */
export function cpuTimeOfGroup(pid: number): number {
  const running = childrenOf(pid).reduce((sum, child) => sum + runningTimeOf(child), 0)
  // Read last: a child that ends in the meantime is counted here.
  const { own, ended } = readTimes(pid)
  return running + own + ended
}

function runningTimeOf(child: number): number {
  try {
    return cpuTimeOf(child)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return 0
    throw error
  }
}

/** Memory of a process and all below it in bytes (Linux); what processes share counts once. */
export function memoryOfTree(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), Number(kilobytes) * 1024)
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Resident memory of a process in bytes (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
