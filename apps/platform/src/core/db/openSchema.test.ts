import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
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
})
