// Reports problems that would prevent the start before a minute of building, each in one sentence.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { fail } from './output.mjs'

/** Reads the settings and tries the port, the folder and the database. Exits at the first problem. */
export async function checkSurroundings() {
  const config = await readSettings()
  const problem =
    folderProblem(config.dataDir) ??
    (await portProblem(config.port, config.host)) ??
    (config.metricsPort === null
      ? undefined
      : await portProblem(config.metricsPort, config.metricsHost, 'METRICS_PORT')) ??
    (await databaseProblem(config))
  if (problem) fail(problem)
  return config
}

async function readSettings() {
  const { readConfig } = await import('../../apps/platform/src/core/config/config.ts')
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error.name === 'ConfigError') return fail(error.message)
    throw error
  }
}

function folderProblem(dataDir) {
  try {
    makeFolder(dataDir)
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const reason = {
      EACCES: 'no permission',
      EROFS: 'the disk is read-only',
      ENOSPC: 'the disk is full',
      EEXIST: 'a file is in the way',
      ENOENT: 'no folder can be made there',
    }
    const why = reason[error.code] ?? (error.code === 'ENOTDIR' ? `${dirname(dataDir)} is no folder` : error.message)
    return `The data folder ${dataDir} cannot be written: ${why}. Set DATA_DIR to another one.`
  }
}

// Node's recursive mkdir never returns where a parent cannot be made (under /proc); this one fails.
function makeFolder(folder) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

function portProblem(port, host, setting = 'PORT') {
  const name = setting.replace('PORT', 'HOST')
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(error.code))
        return resolve(`${name} is "${host}", which is no address of this machine. Set ${name} to one, or unset it.`)
      const why = { EADDRINUSE: 'is already in use', EACCES: 'needs more rights than this process has' }[error.code]
      resolve(`Port ${port} ${why ?? `cannot be opened (${error.message})`}. Set ${setting} to another one.`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

async function databaseProblem(config) {
  // The front end alone has no database.
  if (config.platform !== null) return undefined
  return config.databaseUrl === null ? ownDatabaseProblem(config) : separateDatabaseProblem(config.databaseUrl)
}

async function ownDatabaseProblem(config) {
  const { checkLocalDatabase } = await import('../../apps/platform/src/core/db/openDb.ts')
  return checkLocalDatabase(config).then(
    () => undefined,
    (error) => error.message,
  )
}

async function separateDatabaseProblem(url) {
  const { Client } = await import('pg').then((pg) => pg.default)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  const { host, pathname } = new URL(url)
  try {
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    const version = Number(rows[0].server_version_num)
    if (version < 150_000)
      return `PostgreSQL 15 or newer is needed; the one at ${host} is ${Math.floor(version / 10_000)}.`
    return undefined
  } catch (error) {
    const why = error.code === 'ECONNREFUSED' ? 'nothing listens there' : error.message || error.code
    return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be reached: ${why}.`
  } finally {
    await client.end().catch(() => undefined)
  }
}
