import { expect, test, vi } from 'vitest'
import type { Brand } from '../../src/lib/page/brand.ts'
import { publicFiles } from './publicFiles.ts'
import { addressesAFile } from './sitemap.ts'

const brand = {
  name: 'Apogee',
  tokens: 'apogee',
  themeColor: '#0A0D18',
  locales: ['en', 'de', 'en-XA'],
} as Partial<Brand> as Brand

const get = async (pathname: string, isIndexed = true, paths: string[] = ['/', '/play/a/b&c']) => {
  const files = publicFiles({
    siteOf: () => ({ origin: 'https://apogee.test', brand, isIndexed }),
    translate: (locale, key) => `${locale} ${key} <`,
    listedPaths: async () => paths,
  })
  const answer = await files(new Request(`https://apogee.test${pathname}`), pathname, '192.0.2.1')
  return answer && { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('the sitemap lists every page in every language with its alternates, without the sandbox’s language', async () => {
  const index = await get('/sitemap.xml')
  expect(index?.text).toContain('<loc>https://apogee.test/sitemap-1.xml</loc>')
  const file = (await get('/sitemap-1.xml'))?.text ?? ''
  const addresses = [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://apogee.test/',
    'https://apogee.test/de',
    'https://apogee.test/play/a/b&#38;c',
    'https://apogee.test/de/play/a/b&#38;c',
  ])
  expect(file).toContain('hreflang="de" href="https://apogee.test/de"')
  expect(file).toContain('hreflang="x-default" href="https://apogee.test/"')
  expect(file).not.toContain('en-XA')
})

test('many pages are spread over files, none twice and none lost', async () => {
  const paths = Array.from({ length: addressesAFile }, (_, page) => `/p${page}`)
  const index = (await get('/sitemap.xml', true, paths))?.text ?? ''
  expect(index.match(/<sitemap>/g)).toHaveLength(2)
  const files = await Promise.all(['/sitemap-1.xml', '/sitemap-2.xml'].map((name) => get(name, true, paths)))
  const found = files.flatMap((file) => [...(file?.text ?? '').matchAll(/<loc>https:\/\/apogee\.test(\/p\d+)</g)])
  expect(found.map(([, path]) => path)).toEqual(paths)
  expect((await get('/sitemap-3.xml', true, paths))?.status).toBe(404)
})

test('a sitemap file is built once while its paths are unchanged, and a client with the current one gets a 304', async () => {
  let [paths, time] = [['/', '/play/a/b'], 0]
  const built: string[] = []
  const listedPaths = vi.fn(async () => [...paths])
  const files = publicFiles({
    siteOf: () => ({ origin: 'https://apogee.test', brand, isIndexed: true }),
    translate: (_, key) => key,
    listedPaths,
    now: () => time,
    onBuilt: (name) => built.push(name),
  })
  const read = (headers: Record<string, string> = {}) =>
    files(new Request('https://apogee.test/sitemap-1.xml', { headers }), '/sitemap-1.xml', '192.0.2.1')!
  const [first] = await Promise.all([read(), read({ 'accept-encoding': 'gzip' }), read()])
  const etag = first!.headers.get('etag') ?? ''
  expect((await read({ 'if-none-match': etag })).status).toBe(304)
  expect([built.length, listedPaths.mock.calls.length]).toEqual([1, 1])
  // Listed again, with an unchanged result.
  time += 60_000
  expect((await read({ 'if-none-match': etag })).status).toBe(304)
  expect([built.length, listedPaths.mock.calls.length]).toEqual([1, 2])
  paths = ['/', '/play/a/c']
  time += 60_000
  expect(await (await read({ 'if-none-match': etag })).text()).toContain('/play/a/c')
  expect(built.length).toBe(2)
})

test('[OPEN-11] on an unlisted host, robots.txt has no sitemap but allows crawling, so that crawlers see noindex', async () => {
  expect((await get('/sitemap.xml', false))?.text).toContain('<loc>https://apogee.test/sitemap-1.xml</loc>')
  const robots = (await get('/robots.txt', false))?.text ?? ''
  expect(robots).not.toContain('Sitemap:')
  expect(robots).not.toMatch(/^Disallow: \/$/m)
  expect((await get('/robots.txt'))?.text).toContain('Sitemap: https://apogee.test/sitemap.xml')
})

test('the manifest has all fields of an installable site', async () => {
  const { type, text } = (await get('/manifest.webmanifest'))!
  expect(type).toBe('application/manifest+json')
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Apogee', start_url: '/', display: 'standalone', theme_color: '#0A0D18' })
  const icons = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`)
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

test('the offline page is localised, loads only the mark, and is cached by the service worker', async () => {
  const page = await get('/offline/de')
  expect(page?.text).toContain('<h1>de common.state.lost &#60;</h1>')
  expect(page?.text).toContain('<html lang="de-DE">')
  expect((await get('/offline/xx'))?.text).toContain('en common.state.lost')
  // Its scene is drawn in the page: it only requests the mark, and its policy forbids inline styles.
  expect(page?.text.match(/\b(?:src|href)="[^"]+"/g)).toEqual(['src="/icons/apogee.svg"'])
  expect(page?.text).toContain('<svg class="sky"')
  expect(page?.text).not.toMatch(/ style="|url\((?!#|data:font)|undefined|currentColor/)
  expect(page?.text).toContain('h1{margin:0;font:700 clamp(22px,5vw,40px)/1.2 Display')
  const worker = await get('/sw.js')
  expect(worker?.type).toContain('text/javascript')
  expect(worker?.text).toContain('["/offline/en","/icons/apogee.svg"]')
})

test('the service worker shows a push message and opens its page without leaving another', async () => {
  const listeners = new Map<string, (event: object) => void>()
  const shown: unknown[] = []
  const opened: string[] = []
  const pages = [{ url: 'https://apogee.test/support', focus: () => opened.push('focus') }]
  const world = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: (...message: unknown[]) => shown.push(message) },
    clients: { matchAll: async () => pages, openWindow: (address: string) => opened.push(address) },
    location: { origin: 'https://apogee.test' },
  }
  new Function(...Object.keys(world), (await get('/sw.js'))?.text ?? '')(...Object.values(world))
  const fire = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  const message = { title: 'Paid', body: 'On its way', lang: 'en', tag: 'withdrawalPaid', path: '/de/profile/gifts' }
  await fire('push', { data: { json: () => message } })
  const { title, path, ...rest } = message
  expect(shown).toEqual([[title, { ...rest, icon: '/media/icon/1/apogee/192.png', data: path }]])
  for (const data of [path, '/support'])
    await fire('notificationclick', { notification: { data, close: () => undefined } })
  expect(opened).toEqual(['https://apogee.test/de/profile/gifts', 'focus'])
})

test('other paths are not handled here', async () => {
  expect(await get('/sitemap.xml/x')).toBeUndefined()
  expect(await get('/')).toBeUndefined()
})
