// In which of the ways to run (docs/operating.md) the product stands for a test: the only place that knows.

type Environment = Readonly<Record<string, string>>

export interface ServedProcess {
  /** The file Node runs. */
  readonly entry: string
  readonly port: number
  /** Path that answers as soon as it serves. */
  readonly ready: string
  readonly env: Environment
}

/**
 * `one`: all in one process; `split`: the front end alone before the platform alone, over HTTP; `plain`: the front end alone before a
 * platform without anything of ours (`tests/plain`).
 */
export const setting = process.env['E2E_SETTING'] || 'one'
if (!['one', 'split', 'plain'].includes(setting))
  throw new Error(`E2E_SETTING is "${setting}"; it must be one, split or plain.`)

/** Whether the platform is a process of its own, and takes a port of its own. */
export const isSplit = setting !== 'one'

/** Whether the platform is the plain one, with its own players and games. */
export const isPlain = setting === 'plain'

/**
 * The processes that together are the server on `port`, those that others need first. `env` is what the server in one
 * process would be given.
 */
export function processesOf(port: number, platformPort: number, env: Environment): readonly ServedProcess[] {
  const all = { ...env, PORT: String(port) }
  if (!isSplit) return [{ entry: 'apps/web/serve.ts', port, ready: '/readyz', env: all }]
  const front: ServedProcess = {
    entry: 'apps/web/serve.ts',
    port,
    ready: '/readyz',
    env: {
      ...all,
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      DATABASE_URL: '',
      // Inside the platform's folder: a test that removes that one removes both.
      DATA_DIR: `${env['DATA_DIR']}/front`,
    },
  }
  if (isPlain)
    return [
      {
        entry: 'tests/plain/serve.ts',
        port: platformPort,
        ready: '/__plain/ready',
        env: { PORT: String(platformPort) },
      },
      front,
    ]
  return [
    // Its players use the address of the front end, which is its one proxy.
    {
      entry: 'apps/web/platform.ts',
      port: platformPort,
      ready: '/readyz',
      env: { ...env, PORT: String(platformPort), TRUST_PROXY: '1' },
    },
    front,
  ]
}
