import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from './db.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The configured database: PostgreSQL by DATABASE_URL, else embedded in the data folder. */
export function openDb(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onTrouble?: (error: Error) => void,
): Promise<Db> {
  if (config.databaseUrl === null)
    return openPglite({ folder: join(config.dataDir, 'db'), ...(onTrouble && { onTrouble }) })
  return openPostgres({ url: config.databaseUrl, ...(onTrouble && { onLost: onTrouble }) })
}
