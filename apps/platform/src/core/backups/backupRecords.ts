import type { Sql } from '../db/db.ts'

export type BackupKind = 'made' | 'tested' | 'restored' | 'adopted'

/** When each was recorded last. */
export async function latestBackups(sql: Sql): Promise<Partial<Record<BackupKind, Date>>> {
  const rows = await sql.query<{ kind: BackupKind; at: Date }>('SELECT kind, max(at) AS at FROM backups GROUP BY kind')
  return Object.fromEntries(rows.map(({ kind, at }) => [kind, at]))
}

export async function recordBackup(sql: Sql, kind: BackupKind, at: Date, details: object = {}): Promise<void> {
  await sql.query('INSERT INTO backups (kind, at, details) VALUES ($1, $2, $3)', [kind, at, JSON.stringify(details)])
}
