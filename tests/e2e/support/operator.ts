import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `npm run operator`, with the settings of the server under test. */
export async function operator(...order: string[]): Promise<void> {
  const port = process.env['E2E_PORT'] ?? '4580'
  const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `apogee-e2e-${port}`)
  const args = ['scripts/operator.mjs', ...order, '--by', 'Sam', '--reason', 'a journey']
  await promisify(execFile)(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      DATA_DIR: dataDir,
      DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    },
  })
}
