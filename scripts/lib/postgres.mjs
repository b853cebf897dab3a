// A private PostgreSQL for one run, with the binaries that `npm start` uses: a new cluster on a free loopback port.
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adopt, freePort, temporaryFolder } from './processes.mjs'

const startWithinMs = 30_000
/** A container may have only 64 MB in /dev/shm. */
const minRamBytes = 2_000_000_000

/**
 * Starts it and returns its address (user and database `postgres`) and `createDatabase`, which returns the address of a
 * new database. `isDurable` turns fsync on and puts the files on a disk; only the chaos run tests durability.
 */
export async function startPostgres({ isDurable = false } = {}) {
  // Imported dynamically because it is TypeScript, which the Node that starts this script may not be able to read.
  const { initialise, logTail, lockLine, openCluster, startServer } = await import(
    '../../apps/platform/src/core/db/local/cluster.ts'
  )
  const cluster = await openCluster(join(temporaryFolder('postgres', isDurable ? undefined : ramFolder()), 'postgres'))
  initialise(cluster, { isDurable: false })
  const port = await freePort()
  const child = startServer(cluster, {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    timezone: 'UTC',
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 }),
  })
  adopt(child)
  const deadline = Date.now() + startWithinMs
  // The eighth line of the lock file is the server's state.
  while (lockLine(cluster, 7) !== 'ready') {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${logTail(cluster)}`)
    await sleep(20)
  }
  const url = (name) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let created = 0
  const createDatabase = async () => {
    created += 1
    const name = `apogee_${created}`
    await execute(url('postgres'), `CREATE DATABASE ${name}`)
    return url(name)
  }
  const stop = async () => {
    const closed = new Promise((resolve) => child.once('exit', resolve))
    // `startServer` unrefs the child; here the process must wait for it.
    child.ref()
    if (!child.kill(isDurable ? 'SIGINT' : 'SIGQUIT')) return
    await closed
  }
  return { url: url('postgres'), pid: child.pid, createDatabase, stop }
}

async function execute(url, sql) {
  const { Client } = await import('pg').then((pg) => pg.default)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** A file system in memory with enough free space, or undefined. */
function ramFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= minRamBytes ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}
