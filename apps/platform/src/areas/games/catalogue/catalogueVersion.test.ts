import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { sourceFixture } from '../gameFixture.ts'
import { seedVersion } from '../seedCatalogue.ts'
import { catalogueVersion } from './catalogueVersion.ts'

test('the version changes only with the content and the number of games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-catalogue-'))
  cpSync(join(contentRoot, 'catalogue'), folder, { recursive: true })
  const before = catalogueVersion(null, folder)
  expect(catalogueVersion(null, folder)).toBe(before)
  expect(catalogueVersion(100, folder)).not.toBe(before)
  appendFileSync(join(folder, 'studios.json'), ' ')
  expect(catalogueVersion(null, folder)).not.toBe(before)
  rmSync(folder, { recursive: true })
})

onEachEngine((open) => {
  test('an unchanged catalogue is not generated again', async () => {
    const db = await open()
    const make = vi.fn(() => sourceFixture)
    expect([await seedVersion(db, 'one', make), await seedVersion(db, 'one', make)]).toEqual([true, false])
    expect(make).toHaveBeenCalledTimes(1)
    expect(await seedVersion(db, 'two', make)).toBe(true)
    await db.close()
  })
})
