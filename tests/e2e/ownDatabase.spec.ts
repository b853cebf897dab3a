import { execFile } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDb } from '../../apps/platform/src/core/db/openDb.ts'
import { freePort } from '../../scripts/lib/processes.mjs'
import { postgresPid } from '../server/postgresPid.ts'
import { ServerProcess } from '../server/serverProcess.ts'
import { expect, test } from './support/test.ts'

const email = 'fresh@apogee.test'
const secrets = { wallet: 'own-database-wallet-secret', psp: 'own-database-payment-secret' }

/** Sends the player a message with the operator's command, with or without a running server. */
async function notify(dataDir: string, title: string): Promise<void> {
  const words = ['--title', title, '--text', 'text', '--by', 'Sam', '--reason', 'test']
  await promisify(execFile)(process.execPath, ['scripts/operator.mjs', 'notify', email, 'service', ...words], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}

async function titles(dataDir: string): Promise<string[]> {
  const db = await openDb({ databaseUrl: null, dataDir }, { isShared: true })
  const rows = await db
    .query<{ title: string }>(
      "SELECT body ->> 'title' AS title FROM notifications WHERE body ->> 'title' LIKE 'while it %' ORDER BY id",
    )
    .finally(() => db.close())
  return rows.map(({ title }) => title)
}

/** Files and folders whose permissions would allow other accounts to read them. */
const openPaths = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    const found = lstatSync(path)
    const isOpen = !found.isSymbolicLink() && (found.mode & 0o077) !== 0
    return [...(isOpen ? [path] : []), ...(found.isDirectory() ? openPaths(path) : [])]
  })

test('a server without DATABASE_URL runs its database: after a kill and restart all data is there, and a second server is rejected', {
  tag: '@desktop',
}, async () => {
  // Four starts and two commands: an upper limit for a busy machine.
  test.setTimeout(480_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'apogee-own-'))
  const env = { CATALOGUE_GAMES: '60', PICTURE_DETAIL: 'plain', LOG_LEVEL: 'error' }
  const serverAt = async () => new ServerProcess({ port: await freePort(), dataDir, databaseUrl: null, secrets, env })
  const server = await serverAt()
  try {
    await server.start()
    const before = postgresPid({ dataDir })
    await notify(dataDir, 'while it runs')
    await server.kill()
    await server.start()
    expect(postgresPid({ dataDir })).toBe(before)
    expect(await titles(dataDir)).toEqual(['while it runs'])
    await expect((await serverAt()).start()).rejects.toThrow('in use by another process')
    expect(await server.isReady()).toBe(true)
    expect(openPaths(dataDir)).toEqual([])
    await server.stop()
    expect(() => process.kill(Number(before), 0)).toThrow('ESRCH')
    await notify(dataDir, 'while it is stopped')
    expect(await titles(dataDir)).toEqual(['while it runs', 'while it is stopped'])
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
