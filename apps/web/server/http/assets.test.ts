import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetServer } from './assets.ts'

test('the notices of third parties that the build has written are at /licences, as text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-assets-'))
  try {
    writeFileSync(join(folder, 'licences.txt'), 'Third-party notices')
    const answer = assetServer(folder)(new Request('https://casino.test/licences'), '/licences')
    expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer?.text()).toBe('Third-party notices')
    expect(assetServer(folder)(new Request('https://casino.test/licence'), '/licence')).toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
