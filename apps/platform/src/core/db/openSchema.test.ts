import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder as migrations, onEachEngine } from '../../testing/databases.ts'
import { migrate, openSchema } from './migrate.ts'

onEachEngine((open) => {
  test('MIGRATIONS=wait: a node waits for the job that brings the schema up to date, and changes nothing itself', async () => {
    const db = await open()
    const folder = mkdtempSync(join(tmpdir(), 'apogee-migrations-'))
    const fresh = { folder, schema: 'later' }
    try {
      writeFileSync(join(folder, '0001_later.sql'), 'CREATE TABLE things (id int);')
      await expect(openSchema(db, fresh, 'wait', 0)).rejects.toThrow(
        'MIGRATIONS=wait, but the migration 0001_later.sql is still missing: run the job of this release (npm run migrate).',
      )
      expect(await db.query("SELECT to_regclass('later.things') AS name")).toEqual([{ name: null }])
      let isOpen = false
      const waiting = openSchema(db, fresh, 'wait').then(() => (isOpen = true))
      await migrate(db, fresh)
      await waiting
      expect(isOpen).toBe(true)
      writeFileSync(join(folder, '0002_later.sql'), 'CREATE TABLE more (id int);')
      await openSchema(db, fresh, 'run')
      expect(await db.query("SELECT to_regclass('later.more')::text AS name")).toEqual([{ name: 'later.more' }])
    } finally {
      await db.close()
      rmSync(folder, { recursive: true })
    }
  })

  test('an index that could not be built concurrently before the release does not replace the larger one', async () => {
    const db = await open()
    try {
      await db.query(
        "DELETE FROM schema_migrations WHERE name ~ '^03(38|39|53)_'; CREATE INDEX game_transactions_round ON game_transactions (round_id)",
      )
      const setValid = (isValid: boolean) =>
        db.query("UPDATE pg_index SET indisvalid = $1 WHERE indexrelid = 'game_transactions_of_round'::regclass", [
          isValid,
        ])
      const larger = () => db.query("SELECT to_regclass('game_transactions_round')::text AS name")
      await setValid(false)
      await expect(migrate(db, { folder: migrations })).rejects.toThrow('invalid index: game_transactions_of_round')
      expect(await larger()).toEqual([{ name: 'game_transactions_round' }])
      await setValid(true)
      await migrate(db, { folder: migrations })
      expect(await larger()).toEqual([{ name: null }])
    } finally {
      await db.close()
    }
  })
})
