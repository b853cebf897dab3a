import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/processes.mjs'
import { serverEnvironment, serverFlagsFor } from '../../scripts/lib/serverFlags.mjs'
import { isSplit, processesOf, type ServedProcess } from './setting.ts'

export interface ServerOptions {
  readonly port: number
  readonly dataDir: string
  /** null: the server runs its own PostgreSQL. */
  readonly databaseUrl: string | null
  readonly secrets: { readonly wallet: string; readonly psp: string }
  readonly env?: Record<string, string>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** An upper limit for a busy machine; the first start seeds. */
const readyWithinMs = 10 * 60_000

/** The real server in as many processes as the setting has, with a folder, a port and secrets of the caller. */
export class ServerProcess {
  readonly options: ServerOptions
  readonly url: string
  #children: readonly ChildProcess[] = []
  #platformPort: number | undefined
  #log = ''
  /** Errors it logged, over all restarts. */
  readonly errors: string[] = []

  constructor(options: ServerOptions) {
    this.options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  /**
   * Starts it and waits for /readyz. Resolves to the start-up time in ms; otherwise throws with the end of its output.
   */
  async start(): Promise<number> {
    const { port, dataDir, databaseUrl, secrets, env } = this.options
    const since = performance.now()
    const platformPort = this.#platformPort ?? (isSplit ? await freePort() : port)
    this.#platformPort = platformPort
    const children: ChildProcess[] = []
    this.#children = children
    const processes = processesOf(port, platformPort, {
      NODE_ENV: 'production',
      MODE: 'demo',
      PUBLIC_URL: this.url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      WALLET_SECRET: secrets.wallet,
      PSP_SECRET: secrets.psp,
      DEMO_PLAYERS: 'off',
      TILES_AT_SETUP: '0',
      TILES_AT_REST: '0',
      LOG_LEVEL: 'warn',
      // All clients have one address here.
      MAX_STREAMS_PER_ADDRESS: '100000',
      MAX_PAGES_PER_MINUTE: '1000000',
      ...env,
    })
    for (const each of processes) {
      const child = this.#spawn(each)
      children.push(child)
      while (!(await isReadyAt(each))) {
        if (child.exitCode !== null || performance.now() - since > readyWithinMs)
          throw new Error(`The server did not get ready (exit code ${child.exitCode}):\n${this.#log}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    return performance.now() - since
  }

  #spawn({ entry, env }: ServedProcess): ChildProcess {
    const child = spawn(process.execPath, [...serverFlagsFor(env), entry], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Uses the compile cache, as `npm start` does: saves 0.8 s of processor time.
      env: { ...process.env, ...serverEnvironment, NODE_COMPILE_CACHE: join(root, '.cache/node'), ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        this.#log = `${this.#log}${line}\n`.slice(-8_000)
        if (/"level":"(error|fatal)"/.test(line)) this.errors.push(line)
      })
    return child
  }

  /** Of the process that serves pages. */
  get pid(): number {
    const pid = this.#children.at(-1)?.pid
    if (pid === undefined) throw new Error('The server is not running')
    return pid
  }

  /** The platform's address, if it is a separate process. */
  get platformUrl(): string {
    return `http://127.0.0.1:${this.#platformPort ?? this.options.port}`
  }

  get lastOutput(): string {
    return this.#log
  }

  isReady(): Promise<boolean> {
    return isReadyAt({ port: this.options.port, ready: '/readyz' })
  }

  /** kill -9; resolves once all processes have exited. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** SIGTERM: drains and closes. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const children = this.#children
    this.#children = []
    await Promise.all(children.map((child) => end(child, signal)))
  }
}

const isReadyAt = ({ port, ready }: Pick<ServedProcess, 'port' | 'ready'>): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${ready}`).then(
    (answer) => answer.body?.cancel().then(() => answer.ok) ?? answer.ok,
    () => false,
  )

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
