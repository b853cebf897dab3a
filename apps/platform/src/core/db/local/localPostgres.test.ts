import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../../config/config.ts'
import { translate } from '../../errors.ts'
import type { Db } from '../db.ts'
import { localFolder, openDb } from '../openDb.ts'
import { openPostgres } from '../postgres.ts'
import { canReach, unprivilegedAccount } from './account.ts'
import { initialise, openCluster } from './cluster.ts'
import { openLocalPostgres } from './localPostgres.ts'
import { findPrograms } from './programs.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const here = import.meta.dirname

let folder: string
let template: string
const closers: (() => unknown)[] = []

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'apogee-local-template-'))
  initialise(await openCluster(localFolder({ dataDir: template })), { isDurable: false })
})
afterAll(() => rmSync(template, { recursive: true }))
/** A database that was created before: creating one takes a second of a processor. */
function prepare(dataDir = folder) {
  execFileSync('cp', ['-a', localFolder({ dataDir: template }), localFolder({ dataDir })])
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apogee-local-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(options: Parameters<typeof openDb>[1] = {}, dataDir = folder): Promise<Db> {
  const db = await openDb({ databaseUrl: null, dataDir }, options)
  closers.push(() => db.close())
  return db
}
/** A restarted PostgreSQL has another start time. */
const startedAt = async (db: Db) => (await db.query<{ at: Date }>('SELECT pg_postmaster_start_time() AS at'))[0]!.at
const postmaster = (dataDir = folder) =>
  Number.parseInt(readFileSync(join(localFolder({ dataDir }), 'data/postmaster.pid'), 'utf8'), 10)

/** A separate process that opens the folder's database: `script` uses `db`. Returns it and the first line it prints. */
async function inProcess(script: string, account: { uid?: number; gid?: number } = {}, dataDir = folder) {
  const source = `
    import { openDb } from ${JSON.stringify(join(here, '../openDb.ts'))}
    const db = await openDb({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
    ${script}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { ...account, cwd: '/' })
  closers.push(() => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(child, 'close').then(() => Promise.reject(new Error(errors))),
  ])
  return { child, lines, line: String(line) }
}
async function kill({ child }: Awaited<ReturnType<typeof inProcess>>) {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

describe('a server that runs its own PostgreSQL', () => {
  test('creates it, stops it with itself and finds its data again; only its account can reach it', async () => {
    const first = await open()
    await first.query('CREATE TABLE things AS SELECT 1 AS id')
    expect(await first.query("SELECT current_setting('fsync') AS fsync, current_setting('TimeZone') AS zone")).toEqual([
      { fsync: 'on', zone: 'UTC' },
    ])
    expect(statSync(localFolder({ dataDir: folder })).mode & 0o077).toBe(0)
    const pid = postmaster()
    await first.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    const second = await open()
    expect(await second.query('SELECT id FROM things')).toEqual([{ id: 1 }])
    // Letters and their order do not depend on the system's languages.
    expect(await second.query("SELECT lower('ÀÉ') AS small, 'B' < 'a' AS by_code")).toEqual([
      { small: 'àé', by_code: true },
    ])
  })

  test('has exclusive use of its folder, and tools share its database', async () => {
    prepare()
    const server = await open()
    await expect(openDb({ databaseUrl: null, dataDir: folder })).rejects.toThrow(
      /is in use by another process; stop it or choose another DATA_DIR\.$/,
    )
    const tool = await open({ isShared: true })
    expect(await startedAt(tool)).toEqual(await startedAt(server))
    await tool.close()
    expect(await server.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.close()
    // With the server stopped, a tool runs it as long as it needs it.
    const alone = await open({ isShared: true })
    const pid = postmaster()
    await alone.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('that is killed loses nothing, and its successor takes over the running PostgreSQL', async () => {
    prepare()
    const script = `
      await db.query('CREATE TABLE acknowledged (id bigint)')
      for (let id = 0; ; id += 1) {
        await db.query({ name: 'insert', text: 'INSERT INTO acknowledged VALUES ($1)' }, [id])
        process.stdout.write(id + '\\n')
      }`
    const killed = await inProcess(script)
    let last = 0n
    killed.lines.on('line', (line) => {
      last = BigInt(line)
    })
    await vi.waitFor(() => expect(last).toBeGreaterThan(20n), { timeout: 30_000 })
    const orphan = postmaster()
    await kill(killed)
    const db = await open()
    expect(postmaster()).toBe(orphan)
    const [row] = await db.query<{ count: bigint; last: bigint }>('SELECT count(*), max(id) AS last FROM acknowledged')
    expect(row!.last).toBeGreaterThanOrEqual(last)
    expect(row!.count).toBe(row!.last + 1n)
    await db.close()
    expect(() => process.kill(orphan, 0)).toThrow('ESRCH')
  })

  test('restarts a PostgreSQL that crashed, reports it, and its pool recovers with everything committed', async () => {
    prepare()
    const troubles: string[] = []
    const db = await open({ onError: ({ message }) => troubles.push(message) })
    await db.query('CREATE TABLE things AS SELECT 1 AS id')
    const crashed = postmaster()
    process.kill(crashed, 'SIGKILL')
    await vi.waitFor(async () => expect(await db.query('SELECT id FROM things')).toEqual([{ id: 1 }]), {
      timeout: 60_000,
      interval: 50,
    })
    await vi.waitFor(() => expect(troubles).toContain('PostgreSQL runs again'), { timeout: 60_000 })
    expect(troubles.join('\n')).toContain('PostgreSQL stopped unexpectedly, restarting it')
    expect(postmaster()).not.toBe(crashed)
    await expect(openDb({ databaseUrl: null, dataDir: folder })).rejects.toThrow('in use by another process')
  })

  test('rejects writes with 503 while the disk is full, answers reads, and recovers', async () => {
    prepare()
    let room = 1024 ** 4
    const troubles: string[] = []
    const local = await openLocalPostgres({
      folder: localFolder({ dataDir: folder }),
      roomIn: () => room,
      onError: ({ message }) => troubles.push(message),
    })
    closers.push(() => local.close())
    const db = await openPostgres({ url: local.url })
    closers.push(() => db.close())
    await db.query('CREATE TABLE things (id int)')
    const add = () => db.query('INSERT INTO things VALUES (1)')
    room = 1024
    await vi.waitFor(() => expect(troubles).toEqual(['The disk is full: writes are refused']), { timeout: 30_000 })
    const refused = await vi.waitFor(
      () =>
        add().then(
          () => Promise.reject(new Error('written')),
          (error) => error,
        ),
      {
        timeout: 30_000,
      },
    )
    expect(translate(refused, 'en', (_, code) => code)).toMatchObject({ status: 503, isUnexpected: false })
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    room = 1024 ** 4
    await vi.waitFor(add, { timeout: 30_000 })
    // PostgreSQL may accept writes a moment before it is reported.
    await vi.waitFor(() => expect(troubles[1]).toBe('There is room on the disk again: writes are accepted'))
    await expect(openLocalPostgres({ folder: join(folder, 'other'), roomIn: () => 1024 })).rejects.toThrow(
      /^The disk of .* is full: the database needs at least 64 MB free\.$/,
    )
  })

  test('has its socket in a short folder when the path of the data folder is too long', async () => {
    const dataDir = join(folder, 'long'.repeat(20), 'longer'.repeat(10))
    mkdirSync(dataDir, { recursive: true })
    prepare(dataDir)
    const db = await open({}, dataDir)
    const [row] = await db.query<{ at: string }>("SELECT current_setting('unix_socket_directories') AS at")
    expect(row!.at).toMatch(/^\/tmp\/apogee-[0-9a-f]{16}$/)
    closers.unshift(() => rmSync(row!.at, { recursive: true, force: true }))
    expect(statSync(row!.at).mode & 0o777).toBe(0o700)
    // Any account may create names in /tmp.
    await db.close()
    chmodSync(row!.at, 0o755)
    await expect(openDb({ databaseUrl: null, dataDir })).rejects.toThrow('belongs to another account')
  })
})

describe('a folder', () => {
  test('whose creation was interrupted is created again, and one that cannot be created is reported in one sentence', async () => {
    const own = localFolder({ dataDir: folder })
    mkdirSync(join(own, 'creating-999999999'), { recursive: true })
    await open()
    expect(readdirSync(own).filter((name) => name.startsWith('creating'))).toEqual([])
    await expect(openDb({ databaseUrl: null, dataDir: '/proc/nowhere' })).rejects.toBeInstanceOf(ConfigError)
  })

  test('with the database of an earlier release stays unchanged, and the message says how to continue', async () => {
    mkdirSync(join(folder, 'db/pg'), { recursive: true })
    const opening = openDb({ databaseUrl: null, dataDir: folder })
    await expect(opening).rejects.toThrow(/written by an earlier release.*export it with that release.*to start fresh/)
    expect(readdirSync(folder)).toEqual(['db'])
    rmSync(join(folder, 'db'), { recursive: true })
    prepare()
    expect(await (await open()).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('accounts', () => {
  test.runIf(isRoot)(
    'root: PostgreSQL runs as another account, also below a folder that one cannot enter',
    async () => {
      // mkdtemp's folders belong to root, and only root can enter them.
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      prepare()
      await open()
      const { uid } = statSync(`/proc/${postmaster()}`)
      expect(uid).not.toBe(0)
      expect(statSync(join(localFolder({ dataDir: folder }), 'data')).uid).toBe(uid)
      expect(readFileSync(`/proc/${postmaster()}/status`, 'utf8')).toMatch(/^CapEff:\s*0+2$/m)
    },
  )

  test.runIf(isRoot)('root: below a folder that everyone can enter, PostgreSQL has no right of root', async () => {
    chmodSync(folder, 0o711)
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir, { mode: 0o711 })
    chmodSync(dataDir, 0o711)
    prepare(dataDir)
    const account = unprivilegedAccount(join(dataDir, 'none'))!
    const isOpen = canReach(account, join(dataDir, 'x')) && canReach(account, (await findPrograms()).postgres)
    await open({}, dataDir)
    const expected = isOpen ? /^CapEff:\s*0+$/m : /^CapEff:\s*0+2$/m
    expect(readFileSync(`/proc/${postmaster(dataDir)}/status`, 'utf8')).toMatch(expected)
  })

  test.runIf(isRoot && canReach({ uid: nobody, gid: nobody }, join(here, 'x')))(
    'not root: PostgreSQL runs as the account of the server, and a folder of root is refused in a sentence',
    async () => {
      const account = { uid: nobody, gid: nobody }
      chownSync(folder, nobody, nobody)
      const { line } = await inProcess(`console.log(process.getuid()); setInterval(() => 0, 1000)`, account)
      expect(line).toBe(String(nobody))
      expect(statSync(`/proc/${postmaster()}`).uid).toBe(nobody)
      const foreign = mkdtempSync(join(tmpdir(), 'apogee-foreign-'))
      closers.push(() => rmSync(foreign, { recursive: true }))
      await expect(inProcess('', account, join(foreign, 'data'))).rejects.toThrow(
        /ConfigError: .* cannot be created \(EACCES\)/,
      )
    },
  )
})

describe('a system that cannot run it', () => {
  test('without a package is reported in one sentence', async () => {
    const { arch } = process
    Object.defineProperty(process, 'arch', { value: 'riscv64' })
    closers.push(() => Object.defineProperty(process, 'arch', { value: arch }))
    await expect(findPrograms()).rejects.toThrow(
      /^No PostgreSQL is installed for this system \(\w+-riscv64\): set DATABASE_URL to a PostgreSQL 15 or newer\.$/,
    )
  })

  test('with another C library is reported in one sentence', async () => {
    chmodSync(folder, 0o711)
    const cluster = await openCluster(join(folder, 'postgres'))
    const initdb = join(folder, 'initdb')
    // Its loader does not exist, as that of a program for glibc on musl.
    writeFileSync(initdb, '#!/nowhere/ld-linux.so.2\n')
    chmodSync(initdb, 0o755)
    expect(() => initialise({ ...cluster, programs: { ...cluster.programs, initdb } })).toThrow(
      /PostgreSQL's programs do not run on this system .*: set DATABASE_URL to a PostgreSQL 15 or newer\.$/,
    )
    expect(existsSync(cluster.data)).toBe(false)
  })
})
