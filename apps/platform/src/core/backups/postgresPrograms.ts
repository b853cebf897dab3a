import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ConfigError } from '../config/configError.ts'

/** Runs a program of PostgreSQL on a database. Other accounts of the machine see arguments, so the password is not one of them. */
export async function runOnDatabase(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(program, ['--dbname', address.href, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: env['PATH'], ...(password && { PGPASSWORD: password }) },
  })
  const failed = new Promise<number>((resolve, reject) => {
    child.once('error', () =>
      reject(new ConfigError(`${program} was not found: install the client programs of your PostgreSQL.`)),
    )
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [code, errors] = await Promise.all([failed, text(child.stderr)])
  if (code !== 0) throw new ConfigError(`${program} ended with ${code}: ${errors.trim().slice(-2000)}`)
}
