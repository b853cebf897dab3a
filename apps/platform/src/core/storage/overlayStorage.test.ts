import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderStorage } from './folderStorage.ts'
import { overlayStorage } from './overlayStorage.ts'

test('a restored copy reads the live documents and changes none of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-overlay-'))
  try {
    const [own, live] = [folderStorage(join(folder, 'own')), folderStorage(join(folder, 'live'))]
    await live.put('ab/passport', Buffer.from('live'))
    const storage = overlayStorage(own, live)
    expect(String(await storage.get('ab/passport'))).toBe('live')
    await storage.put('ab/passport', Buffer.from('copy'))
    expect([String(await storage.get('ab/passport')), String(await live.get('ab/passport'))]).toEqual(['copy', 'live'])
    await storage.remove('ab/passport')
    expect(String(await storage.get('ab/passport'))).toBe('live')
    // Leftovers are swept from what is listed.
    const listed: string[] = []
    for await (const files of storage.list()) listed.push(...files.map(({ name }) => name))
    expect(listed).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
