import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { ClientLaunch } from '../../protocol/launch.ts'
import { bestPacked, createAssets, renderPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'studio-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a script is served as Brotli or gzip, as the client accepts; a font is served unchanged', () => {
  const script = 'export const reels = 5\n'.repeat(200)
  writeFileSync(join(folder, 'main-1.js'), script)
  writeFileSync(join(folder, 'inter-1.woff2'), 'a font')
  const asset = createAssets(pathToFileURL(`${folder}/`))
  const packed = asset('main-1.js')?.packed ?? []
  expect(packed.map(([coding]) => coding)).toEqual(['br', 'gzip'])
  const [brotli, gzip] = packed.map(([, bytes]) => bytes)
  expect(String(brotliDecompressSync(brotli as Uint8Array))).toBe(script)
  expect(String(gunzipSync(gzip as Uint8Array))).toBe(script)
  const codingFor = (accepted: string) => bestPacked(asset('main-1.js')!, accepted)?.[0]
  expect(['gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0.5', 'br;q=0', 'brew', ''].map(codingFor)).toEqual([
    'br',
    'gzip',
    'gzip',
    undefined,
    undefined,
    undefined,
  ])
  expect(asset('inter-1.woff2')?.packed).toEqual([])
  expect(asset('../main-1.js')).toBeNull()
})

test.each([
  ['lines', true],
  ['ways', true],
  ['hold', true],
  ['roulette', false],
] as const)('the page of %s preloads its symbols: %s', (engine, isPreloaded) => {
  const launch: ClientLaunch = {
    token: 't',
    title: 'Ember Wyrm',
    locale: 'en',
    mode: 'demo',
    currency: 'EUR',
    subunitsToUnit: 100,
    media: '/media/game/1/',
    lobbyUrl: '/',
    theme: 'dragon',
    seed: 's',
    engine,
    profile: 'p',
    rtp: '96',
    roundUrl: null,
    ship: null,
    messages: {},
    isReplay: false,
  }
  const page = renderPage(launch, { script: 'main-1.js', styles: [], preloads: [] })
  expect(page.includes('as="image" href="/media/game/1/symbols.webp"')).toBe(isPreloaded)
  expect(page.includes('as="fetch" href="/media/game/1/symbols.json" crossorigin')).toBe(isPreloaded)
})
