import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from './db.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The configured database: PostgreSQL by DATABASE_URL, else embedded in the data folder. */
export function openDb(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReadUrl' | 'databasePool'>>,
  onTrouble?: (error: Error) => void,
  onReplica?: (isUsed: boolean, error?: unknown) => void,
): Promise<Db> {
  if (config.databaseUrl === null)
    return openPglite({ folder: join(config.dataDir, 'db'), ...(onTrouble && { onTrouble }) })
  const { databaseUrl: url, databaseReadUrl: readUrl, databasePool: max } = config
  return openPostgres({
    url,
    ...(readUrl && { readUrl }),
    ...(max && { max }),
    ...(onTrouble && { onLost: onTrouble }),
    ...(onReplica && { onReplica }),
  })
}
