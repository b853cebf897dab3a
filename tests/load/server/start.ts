import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../../server/serverProcess.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf, memoryOfTree } from '../processFigures.ts'
import { type Figure, median } from '../report.ts'

const runs = 3
const maxMs = 5_000
const maxCpuMs = 3_000
const maxMegabytes = 400
/** An idle drawing thread ends after 20 s. */
const restMs = 25_000

interface Start {
  readonly ms: number
  /** Of the server's process, without npm and its shell. */
  readonly cpuMs: number
}

/** `npm start` on a seeded folder: time from the command to the first 200 of the lobby, and memory when idle. */
export async function measureStart({ server }: Bench): Promise<Figure[]> {
  await server.stop()
  const starts: Start[] = []
  let megabytes = Number.NaN
  for (let run = 0; run < runs; run += 1) {
    await startOnce(server.options, async (start, pid) => {
      starts.push(start)
      if (run < runs - 1) return
      await new Promise((resolve) => setTimeout(resolve, restMs))
      megabytes = memoryOfTree(pid) / 1e6
    })
  }
  const times = starts.map(({ ms }) => ms)
  const cpuTimes = starts.map(({ cpuMs }) => cpuMs)
  const time = median(times)
  return [
    {
      what: 'start to first 200 of /, seeded',
      measured: `${(time / 1000).toFixed(2)} s`,
      must: `at most ${maxMs / 1000} s`,
      isOk: time <= maxMs,
      note: `npm start, median of ${inSeconds(times)}`,
    },
    {
      what: 'processor time until then',
      measured: `${(median(cpuTimes) / 1000).toFixed(2)} s`,
      must: `at most ${maxCpuMs / 1000} s`,
      isOk: median(cpuTimes) <= maxCpuMs,
      note: `the server's process with its threads, median of ${inSeconds(cpuTimes)}`,
    },
    {
      what: 'memory of the idle server with its database',
      measured: `${megabytes.toFixed(0)} MB`,
      must: `at most ${maxMegabytes} MB`,
      isOk: megabytes <= maxMegabytes,
      note: `${restMs / 1000} s after the first page; what processes share counts once`,
    },
  ]
}

const inSeconds = (times: readonly number[]) => times.map((each) => (each / 1000).toFixed(2)).join(' ')

/** The server process that npm's shell started or was replaced by: the last one that Node runs, above its database. */
function serverOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  const next = children.find((child) => !readFileSync(`/proc/${child}/comm`, 'utf8').startsWith('postgres'))
  return next === undefined ? pid : serverOf(next)
}

type Started = (start: Start, pid: number) => Promise<void>

async function startOnce({ port, dataDir, env }: ServerOptions, onStarted: Started): Promise<void> {
  const since = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      MODE: 'demo',
      DEMO_PLAYERS: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
      // As if all pictures were drawn: a server that draws is not idle.
      TILES_AT_SETUP: '0',
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-2_000)
    })
  }
  try {
    while (child.exitCode === null && performance.now() - since < 60_000) {
      const status = await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text().then(() => answer.status),
        () => 0,
      )
      if (status === 200) {
        const ms = performance.now() - since
        const pid = serverOf(child.pid ?? 0)
        return await onStarted({ ms, cpuMs: cpuTimeOf(pid) }, pid)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`npm start did not get ready:\n${log}`)
  } finally {
    await stopGroup(child)
    // npm may exit before the server has drained.
    while (await isAnswering(port)) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const isAnswering = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    process.kill(-(child.pid ?? 0), 'SIGTERM')
  })
}
