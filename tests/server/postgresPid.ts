import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localFolder } from '../../apps/platform/src/core/db/openDb.ts'

/** The process of the PostgreSQL that a server runs in its data folder. */
export const postgresPid = (place: { readonly dataDir: string }): number =>
  Number.parseInt(readFileSync(join(localFolder(place), 'data/postmaster.pid'), 'utf8'), 10)
