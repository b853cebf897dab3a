// How each setting (docs/operating.md, ways to run) starts the product for a test.

type Environment = Readonly<Record<string, string>>

export interface ServedProcess {
  /** The file that Node runs. */
  readonly entry: string
  readonly port: number
  /** Path that answers once the process serves requests. */
  readonly ready: string
  readonly env: Environment
}

/**
 * `one`: all in one process; `split`: the front end and the platform in separate processes, over HTTP; `plain`: the
 * front end in front of a platform without Apogee's extensions (`tests/plain`).
 */
export const setting = process.env['E2E_SETTING'] || 'one'
if (!['one', 'split', 'plain'].includes(setting))
  throw new Error(`E2E_SETTING is "${setting}"; it must be one, split or plain.`)

/** Whether the platform is a separate process with its own port. */
export const isSplit = setting !== 'one'

/** Whether the platform is the plain one, with other players and games. */
export const isPlain = setting === 'plain'

/**
 * The processes that make up the server on `port`, in start order. `env` is that of a server in one process.
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
      // Inside the platform's folder, so that a test that removes that folder removes both.
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
    // The platform's players use the address of the front end, which is its only proxy.
    {
      entry: 'apps/web/platform.ts',
      port: platformPort,
      ready: '/readyz',
      env: { ...env, PORT: String(platformPort), TRUST_PROXY: '1' },
    },
    front,
  ]
}
