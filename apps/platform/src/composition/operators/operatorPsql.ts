import { spawnSync } from 'node:child_process'
import type { Config } from '../../core/config/config.ts'
import { withDatabaseUrl } from '../../core/db/openDb.ts'
import type { Outcome } from '../../core/operators/operatorCommand.ts'

/** `npm run operator -- psql [arguments of psql]`. */
export const isPsql = ([command]: readonly string[]): boolean => command === 'psql'

/**
 * Opens the configured database with the psql of this machine, and runs a database in the data folder until it ends.
 */
export const runPsql = (args: readonly string[], config: Config): Promise<Outcome> =>
  withDatabaseUrl(config, (url) => psql(url, args))

function psql(url: string, args: readonly string[]): Outcome {
  const { status, error } = spawnSync('psql', [url, ...args], { stdio: 'inherit' })
  if (error)
    return {
      isDone: false,
      text: `psql was not found: install it (apt install postgresql-client), or use another client with ${url}`,
    }
  return { isDone: status === 0, text: status === 0 ? '' : `psql ended with ${status}.` }
}
