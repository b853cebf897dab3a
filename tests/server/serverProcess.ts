import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFlags } from '../../scripts/lib/serverFlags.mjs'

export interface ServerOptions {
  readonly port: number
  readonly dataDir: string
  /** null = the embedded database. */
  readonly databaseUrl: string | null
  readonly secrets: { readonly wallet: string; readonly psp: string }
  readonly env?: Record<string, string>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 180_000

/** The real server as its own process: `apps/web/serve.ts` with a folder, a port and secrets of the caller. */
export class ServerProcess {
  readonly options: ServerOptions
  readonly url: string
  #child: ChildProcess | undefined
  #log = ''
  /** What it logged as an error, of all its lives. */
  readonly errors: string[] = []

  constructor(options: ServerOptions) {
    this.options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  /** Starts it and waits for /readyz. Resolves to the milliseconds that took; throws with the end of its output otherwise. */
  async start(): Promise<number> {
    const { port, dataDir, databaseUrl, secrets, env } = this.options
    const since = performance.now()
    const child = spawn(process.execPath, [...serverFlags, 'apps/web/serve.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...serverEnvironment,
        NODE_ENV: 'production',
        MODE: 'demo',
        PORT: String(port),
        PUBLIC_URL: this.url,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        WALLET_SECRET: secrets.wallet,
        PSP_SECRET: secrets.psp,
        DEMO_PLAYERS: 'off',
        TILES_AT_SETUP: '0',
        TILES_AT_REST: '0',
        LOG_LEVEL: 'warn',
        // Everybody comes from one address here.
        MAX_STREAMS_PER_ADDRESS: '100000',
        MAX_PAGES_PER_MINUTE: '1000000',
        ...env,
      },
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        this.#log = `${this.#log}${line}\n`.slice(-8_000)
        if (/"level":"(error|fatal)"/.test(line)) this.errors.push(line)
      })
    }
    while (performance.now() - since < readyWithinMs) {
      if (child.exitCode !== null) break
      if (await this.isReady()) return performance.now() - since
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The server did not get ready (exit code ${child.exitCode}):\n${this.#log}`)
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The server is not running')
    return pid
  }

  get lastWords(): string {
    return this.#log
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      (answer) => answer.body?.cancel().then(() => answer.status === 200) ?? answer.status === 200,
      () => false,
    )
  }

  /** kill -9: nothing of the process runs any more when this resolves. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** SIGTERM: drains and closes. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }
}
