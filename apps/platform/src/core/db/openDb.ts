import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import type { Db } from './db.ts'
import { openLocalPostgres } from './local/localPostgres.ts'
import { findPrograms } from './local/programs.ts'
import { openPostgres } from './postgres.ts'

type DbConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReadUrl' | 'databasePool'>>

interface OpenOptions {
  readonly onError?: (error: Error) => void
  readonly onReplica?: (isUsed: boolean, error?: unknown) => void
  /** For tools: the database in the data folder may be run by a server. */
  readonly isShared?: boolean
}

/** The folder of the database that a server without DATABASE_URL runs. */
export const localFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'postgres')

/**
 * Throws {@link ConfigError} when this system cannot run PostgreSQL, or an earlier release has left another database.
 */
export async function checkLocalDatabase(config: Pick<Config, 'dataDir'>): Promise<void> {
  const old = join(config.dataDir, 'db')
  if (existsSync(join(old, 'pg')) && !existsSync(localFolder(config)))
    throw new ConfigError(
      `${old} was written by an earlier release, and this one cannot open it. To keep its data, export it with that release (npm run operator -- archive-month); to start fresh, move ${old} away or delete it.`,
    )
  await findPrograms()
}

/** The configured database: PostgreSQL by DATABASE_URL, else the one that this process runs in the data folder. */
export async function openDb(config: DbConfig, options: OpenOptions = {}): Promise<Db> {
  const { databaseUrl, databaseReadUrl: readUrl, databasePool: max } = config
  const { onError, onReplica, isShared = false } = options
  if (databaseUrl === null) await checkLocalDatabase(config)
  const local =
    databaseUrl === null
      ? await openLocalPostgres({
          folder: localFolder(config),
          isShared,
          ...(max && { connections: max }),
          ...(onError && { onError }),
        })
      : undefined
  try {
    return await openPostgres({
      url: local?.url ?? databaseUrl ?? '',
      ...(readUrl && { readUrl }),
      ...(max && { max }),
      ...(onError && { onLost: onError }),
      ...(onReplica && { onReplica }),
      ...(local && { onClosed: () => local.close() }),
    })
  } catch (error) {
    await local?.close()
    throw error
  }
}

/** Passes the address of the configured database to `use`, and runs the one in the data folder until it ends. */
export async function withDatabaseUrl<T>(config: DbConfig, use: (url: string) => T | Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return use(config.databaseUrl)
  await checkLocalDatabase(config)
  const local = await openLocalPostgres({ folder: localFolder(config), isShared: true })
  try {
    return await use(local.url)
  } finally {
    await local.close()
  }
}
