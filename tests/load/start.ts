import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../server/serverProcess.ts'
import type { Bench } from './bench.ts'
import { type Figure, median } from './report.ts'

const runs = 3
const mostMs = 5_000

/** `npm start` on a folder that was seeded before, from the command to the first 200 of the lobby. */
export async function measureStart({ server }: Bench): Promise<Figure[]> {
  await server.stop()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timeOnce(server.options))
  const time = median(times)
  return [
    {
      what: 'start to first 200 of /, seeded',
      measured: `${(time / 1000).toFixed(2)} s`,
      must: `at most ${mostMs / 1000} s`,
      isOk: time <= mostMs,
      note: `npm start, median of ${times.map((each) => (each / 1000).toFixed(2)).join(' ')}`,
    },
  ]
}

async function timeOnce({ port, dataDir, env }: ServerOptions): Promise<number> {
  const since = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
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
      if (status === 200) return performance.now() - since
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`npm start did not get ready:\n${log}`)
  } finally {
    await stopGroup(child)
    // npm may be gone before the server it started has drained.
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
