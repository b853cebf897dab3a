import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  beginBackup,
  documentsIn,
  findBackup,
  finishBackup,
  pruneBackups,
  type StoredBackup,
} from './core/backups/backupFolder.ts'
import { type BackupKind, recordBackup } from './core/backups/backupRecords.ts'
import { openKeyFile, sealKeyFile } from './core/backups/keyFile.ts'
import { runOnDatabase } from './core/backups/postgresPrograms.ts'
import { type Config, ConfigError, readConfig } from './core/config/config.ts'
import { readSettings } from './core/config/readSettings.ts'
import { secretNames } from './core/config/settingsChecks.ts'
import type { Db } from './core/db/db.ts'
import { withDatabaseUrl } from './core/db/openDb.ts'
import { openPostgres } from './core/db/postgres.ts'
import { queryOne } from './core/db/queryOne.ts'
import type { Outcome } from './core/operators/operatorCommand.ts'
import { tryUnseal } from './core/secrets/sealed.ts'
import { folderStorage } from './core/storage/folderStorage.ts'
import { openBucket } from './core/storage/openBucket.ts'
import type { Storage } from './core/storage/storage.ts'

const usage = [
  'npm run backup -- make --to <folder> [--keep-days 35] [--dump <file of pg_dump --format=custom, which is moved>]',
  'npm run backup -- test --from <folder> [--name <backup>]',
  'npm run backup -- restore --from <folder> [--name <backup>]',
  'npm run backup -- adopt',
  'npm run backup -- keys --to <file> | --from <file>   (BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE)',
].join('\n')

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  name: { type: 'string' },
  dump: { type: 'string' },
  'keep-days': { type: 'string', default: '35' },
} as const

interface Order {
  readonly to?: string | undefined
  readonly from?: string | undefined
  readonly name?: string | undefined
  readonly dump?: string | undefined
  readonly 'keep-days': string
}

interface Scene {
  readonly order: Order
  readonly config: Config
  readonly url: string
  readonly env: NodeJS.ProcessEnv
}

/** Copies of database and documents, and of the keys apart: `npm run backup`. */
export async function backUp(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const { positionals, values: order } = parseArgs({ args: [...args], options, allowPositionals: true })
    const command = commands.get(positionals.join(' '))
    if (!command) return { isDone: false, text: usage }
    // The sandbox and the checks before real money do not matter here.
    const config = readConfig({ ...env, MODE: 'demo' })
    if (config.platform !== null) throw new ConfigError('A front end alone has nothing to back up: unset PLATFORM_URL.')
    return await withDatabaseUrl(config, async (url) => ({
      isDone: true,
      text: await command({ order, config, url, env }),
    }))
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (isUsage) return { isDone: false, text: `${error.message}\n${usage}` }
    if (error instanceof ConfigError) return { isDone: false, text: error.message }
    throw error
  }
}

const commands: ReadonlyMap<string, (scene: Scene) => Promise<string>> = new Map([
  ['make', make],
  ['test', testBackup],
  ['restore', restore],
  ['adopt', adopt],
  ['keys', keys],
])

async function withDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const db = await openPostgres({ url, max: 1 })
  return use(db).finally(() => db.close())
}

const record = (url: string, kind: BackupKind, details: object = {}) =>
  withDb(url, (db) => recordBackup(db, kind, new Date(), details))

function need(value: string | undefined, option: string): string {
  if (value === undefined) throw new ConfigError(`${option} is missing.\n${usage}`)
  return resolve(value)
}

const liveDocuments = async (config: Config): Promise<Storage> =>
  (await openBucket(config, 'documents')) ?? folderStorage(resolve(config.dataDir, 'documents'))

async function make({ order, config, url, env }: Scene): Promise<string> {
  const folder = need(order.to, '--to')
  const keepDays = Number(order['keep-days'])
  if (!Number.isInteger(keepDays) || keepDays < 1) throw new ConfigError('--keep-days must be a whole number of days.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  const { name, dump } = await beginBackup(folder, now)
  if (order.dump === undefined)
    await runOnDatabase('pg_dump', url, ['--format=custom', '--no-owner', '--file', dump], env)
  else await moveFile(resolve(order.dump), dump)
  // After the database: each document that the dump names is there, unless it has been deleted since.
  const documents = await copyDocuments(await liveDocuments(config), documentsIn(folder))
  const schema = await withDb(url, lastMigration)
  await finishBackup(folder, name, { made_at: now.toISOString(), schema, documents })
  const removed = await pruneBackups(folder, keepDays, now)
  await record(url, 'made', { name, documents: documents.length })
  return `Backup ${name} with ${documents.length} documents in ${folder}; ${removed} older ones were deleted.`
}

/** Also from another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await rm(from)
}

async function lastMigration(db: Db): Promise<string> {
  return (await queryOne<{ name: string }>(db, 'SELECT max(name) AS name FROM schema_migrations')).name
}

/** Copies what is missing. Returns the names of all. */
async function copyDocuments(from: Storage, to: Storage): Promise<string[]> {
  const copied = new Set<string>()
  for await (const files of to.list()) for (const { name } of files) copied.add(name)
  const names: string[] = []
  for await (const files of from.list())
    for (const { name } of files.filter((file) => !file.name.endsWith('.part'))) {
      const bytes = copied.has(name) ? null : await from.get(name)
      if (bytes) await to.put(name, bytes)
      if (bytes || copied.has(name)) names.push(name)
    }
  return names.sort()
}

const runRestore = (url: string, { dump }: StoredBackup, env: NodeJS.ProcessEnv): Promise<void> =>
  runOnDatabase('pg_restore', url, ['--no-owner', '--exit-on-error', '--single-transaction', dump], env)

/** Restores the latest backup to a separate database, reads it, and drops it. */
async function testBackup({ order, config, url, env }: Scene): Promise<string> {
  const folder = need(order.from, '--from')
  const backup = await findBackup(folder, order.name)
  const copy = new URL(url)
  copy.pathname = `/restore_test_${randomBytes(6).toString('hex')}`
  const name = copy.pathname.slice(1)
  await withDb(url, (db) => db.query(`CREATE DATABASE ${name}`))
  try {
    await runRestore(copy.href, backup, env)
    const facts = await withDb(copy.href, (db) => readCopy(db, documentsIn(folder), config))
    await record(url, 'tested', { name: backup.name, ...facts })
    return `Backup ${backup.name} restores: ${facts.players} players, ${facts.transactions} balanced transactions, ${facts.documents} documents that the vault's keys open.`
  } finally {
    await withDb(url, (db) => db.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  }
}

interface CopyFacts {
  readonly players: number
  readonly transactions: number
  readonly documents: number
}

/** Throws when the ledger does not balance, a document is missing, or no key of the vault opens it. */
async function readCopy(db: Db, storage: Storage, { secrets }: Config): Promise<CopyFacts> {
  const counts = await queryOne<{ players: bigint; transactions: bigint; unbalanced: bigint; other: bigint }>(
    db,
    `SELECT (SELECT count(*) FROM players) AS players, (SELECT count(DISTINCT transaction) FROM booked_entries) AS transactions,
            (SELECT count(*) FROM (SELECT 1 FROM booked_entries e JOIN ledger_accounts a ON a.id = e.account_id
                                    GROUP BY e.transaction, a.currency HAVING sum(e.amount_cents) <> 0) bad) AS unbalanced,
            (SELECT count(*) FROM ledger_accounts a
               LEFT JOIN (SELECT account_id, sum(amount_cents) AS cents FROM booked_entries GROUP BY account_id) e ON e.account_id = a.id
              WHERE a.player_id IS NOT NULL AND a.balance_cents <> coalesce(e.cents, 0)) AS other`,
  )
  if (counts.unbalanced > 0n) throw new ConfigError(`${counts.unbalanced} transactions of the copy do not balance.`)
  // A movement of play is one row: without it, everything that is left still adds up to zero.
  if (counts.other > 0n)
    throw new ConfigError(`${counts.other} balances of the copy differ from the sums of their entries.`)
  const rows = await db.query<{ file_key: string }>('SELECT file_key FROM documents ORDER BY id')
  for (const { file_key: key } of rows) {
    const sealed = await storage.get(`${key.slice(0, 2)}/${key}`)
    if (!sealed) throw new ConfigError(`The document ${key} of the copy is missing.`)
    if (!tryUnseal(secrets.vault, 'vault', sealed))
      throw new ConfigError(`No key of VAULT_KEYS opens the document ${key}.`)
  }
  return {
    players: Number(counts.players),
    transactions: Number(counts.transactions),
    documents: rows.length,
  }
}

async function restore({ order, config, url, env }: Scene): Promise<string> {
  const folder = need(order.from, '--from')
  const backup = await findBackup(folder, order.name)
  const { tables } = await withDb(url, (db) =>
    queryOne<{ tables: bigint }>(
      db,
      "SELECT count(*) AS tables FROM pg_tables WHERE schemaname IN ('public', 'studio')",
    ),
  )
  if (tables > 0n) throw new ConfigError('The database of DATABASE_URL is not empty: restore into a new one.')
  await runRestore(url, backup, env)
  // First: from here on it is a copy, even if this command is cut off.
  await record(url, 'restored', { name: backup.name })
  // The bucket may be the live one, where the documents are already.
  const into = config.storage === null || !config.isRestored ? await liveDocuments(config) : null
  const wanted = new Set(backup.documents)
  let copied = 0
  if (into)
    for await (const files of documentsIn(folder).list())
      for (const { name } of files.filter((file) => wanted.has(file.name))) {
        const bytes = (await into.get(name)) ? null : await documentsIn(folder).get(name)
        if (!bytes) continue
        await into.put(name, bytes)
        copied += 1
      }
  return `Restored ${backup.name}, of ${backup.made_at}, and ${copied} documents. It is a copy: start it with RESTORED=1, or let it take the place of the live one with npm run backup -- adopt.`
}

async function adopt({ url }: Scene): Promise<string> {
  await record(url, 'adopted')
  return 'This database is the live one from now on: start it without RESTORED. No other may serve any more.'
}

/** The secrets of the settings, sealed by a passphrase: without VAULT_KEYS, no backup of documents can be read. */
async function keys({ order, env }: Scene): Promise<string> {
  const passphrase =
    env['BACKUP_PASSPHRASE'] ??
    (env['BACKUP_PASSPHRASE_FILE'] && (await readFile(env['BACKUP_PASSPHRASE_FILE'], 'utf8')).trim())
  if (!passphrase || passphrase.length < 16)
    throw new ConfigError('BACKUP_PASSPHRASE must have at least 16 characters: keep it apart from the file.')
  if (order.from !== undefined) return openKeyFile(await readFile(resolve(order.from), 'utf8'), passphrase)
  const file = need(order.to, '--to')
  const is = readSettings(env)
  const lines = secretNames.flatMap((name) => (is[name] === undefined ? [] : [`${name}=${is[name]}`]))
  await writeFile(file, await sealKeyFile(lines.join('\n'), passphrase), { mode: 0o600, flag: 'wx' })
  return `${lines.length} secrets in ${file}. Keep it and its passphrase away from the backups of database and documents.`
}
