// A PostgreSQL of our own for the length of a run: a new cluster in a temporary folder on a free loopback port.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needPostgres } from './machine.mjs'
import { freePort, start, stop, temporaryFolder } from './processes.mjs'

const startWithinMs = 30_000

/**
 * Starts it and returns its address (user and database `postgres`) and `createDatabase`, which returns the address of a new
 * database. `isDurable` keeps fsync on: the chaos run measures what survives, the tests only what is computed.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = needPostgres()
  const folder = temporaryFolder('postgres')
  const account = unprivilegedAccount()
  if (account) {
    chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o700)
  }
  const data = join(folder, 'data')
  const as = { ...account, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' } }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    as,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = start(join(bin, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4_000)
  })
  await waitUntilReady(server, data, () => log)
  const url = (name) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let created = 0
  const createDatabase = () => {
    created += 1
    const name = `apogee_${created}`
    const result = spawnSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name])
    if (result.status !== 0) throw new Error(`createdb ${name} failed: ${result.stderr}`)
    return url(name)
  }
  return { url: url('postgres'), pid: server.pid, createDatabase, stop: () => stop(server) }
}

// PostgreSQL refuses to run as root: Debian's own account if there is one, otherwise `nobody`.
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => lines.find((entry) => entry.startsWith(`${name}:`))).find(Boolean)
  const [, , uid, gid] = (line ?? '').split(':')
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

async function waitUntilReady(server, data, log) {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline && server.exitCode === null) {
    // The eighth line of the lock file is the server's state.
    if (/^ready\s*$/m.test(readLock(data))) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`PostgreSQL did not start: ${log()}`)
}

function readLock(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8')
  } catch {
    return ''
  }
}
