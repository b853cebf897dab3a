import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../scripts/lib/processes.mjs'
import { ServerProcess } from '../../server/serverProcess.ts'

/** An upper limit for the fixture of such a server: on a busy machine its first start takes minutes. */
export const separateServerMs = 10 * 60_000

/**
 * Starts a separate server for a test that kills it, moves its clock or changes its platform; passes it to `use` and
 * removes its data afterwards. It shares the PostgreSQL of the common server (`E2E_DATABASE_URL`).
 */
export async function withSeparateServer(
  env: Readonly<Record<string, string>>,
  use: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'apogee-separate-'))
  const database = await createDatabase(process.env['E2E_DATABASE_URL'])
  const secrets = { wallet: randomUUID(), psp: randomUUID() }
  const server = new ServerProcess({
    port: await freePort(),
    dataDir,
    databaseUrl: database?.url ?? null,
    secrets,
    // Tests do not check pictures, and few games take a fifth of the time to seed.
    env: { PICTURE_DETAIL: 'plain', CATALOGUE_GAMES: '50', ...env },
  })
  try {
    await server.start()
    await use(server)
  } finally {
    await server.stop()
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Creates an empty database on the PostgreSQL of `url`; undefined without a url, because the server then runs its own.
 */
async function createDatabase(url: string | undefined) {
  if (!url) return undefined
  const name = `separate_${randomBytes(6).toString('hex')}`
  const execute = async (sql: string) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(sql).finally(() => admin.end())
  }
  await execute(`CREATE DATABASE ${name}`)
  const created = new URL(url)
  created.pathname = `/${name}`
  return { url: created.href, drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) }
}
