import { type Config, readConfig } from './core/config/config.ts'
import { type Migrations, migrate } from './core/db/migrate.ts'
import { openDb } from './core/db/openDb.ts'

/** Brings the schema up to date and ends: the job before a rollout. Returns the names of the migrations applied. */
export async function migrateDatabase(
  env: NodeJS.ProcessEnv,
  migrations: readonly Migrations[],
): Promise<readonly string[]> {
  const config: Config = readConfig({ ...env, MODE: 'demo' })
  const db = await openDb(config, { isShared: true })
  try {
    const applied: string[] = []
    for (const each of migrations) applied.push(...(await migrate(db, each)))
    return applied
  } finally {
    await db.close()
  }
}
