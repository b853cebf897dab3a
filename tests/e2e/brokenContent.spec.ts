import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerProcess } from '../server/serverProcess.ts'
import { separateServerMs, withSeparateServer } from './support/separateServer.ts'
import { test as base, expect } from './support/test.ts'

/** A server on a copy of the content, which a test may break. */
interface Broken {
  readonly server: ServerProcess
  read(file: string): string
  write(file: string, text: string): void
  add(from: string, to: string): void
}

const test = base.extend<object, { broken: Broken }>({
  broken: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'apogee-content-'))
      cpSync(fileURLToPath(new URL('../../content', import.meta.url)), folder, { recursive: true })
      const files = {
        read: (file: string) => readFileSync(join(folder, file), 'utf8'),
        write: (file: string, text: string) => writeFileSync(join(folder, file), text),
        add: (from: string, to: string) => {
          mkdirSync(join(folder, to), { recursive: true })
          cpSync(join(folder, from), join(folder, to), { recursive: true })
        },
      }
      await withSeparateServer({ CONTENT_DIR: folder }, (server) => use({ server, ...files })).finally(() =>
        rmSync(folder, { recursive: true, force: true }),
      )
    },
    { scope: 'worker', timeout: separateServerMs },
  ],
})

/** A page as a host shows it. */
function pageOf(
  { options }: ServerProcess,
  path: string,
  host = 'localhost',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = { port: options.port, path, headers: { host: `${host}:${options.port}`, accept: 'text/html' } }
    get(asked, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}

const readiness = async ({ url }: ServerProcess): Promise<unknown> => {
  const answer = await fetch(`${url}/readyz`)
  return { code: answer.status, ...((await answer.json()) as object) }
}
const ready = { code: 200, status: 'ok', away: [] }
const degraded = (...faults: RegExp[]) => ({
  code: 200,
  status: 'degraded',
  away: ['content'],
  faults: faults.map((fault) => expect.stringMatching(fault)),
})

const german = 'messages/de/shell.json'
const english = 'messages/en/shell.json'
const menu = '"label": "Hauptmenü"'

test('[I18N-05] a broken file changes no page of a running server and makes it degraded; its repair shows within seconds', {
  tag: '@desktop',
}, async ({ broken: { server, read, write } }) => {
  const [germanTexts, englishTexts] = [read(german), read(english)]
  expect(germanTexts).toContain(menu)
  expect((await pageOf(server, '/de')).text).toContain('Hauptmenü')
  await expect.poll(() => readiness(server)).toEqual(ready)

  write(german, germanTexts.replace(menu, '"label": "Hauptmenü {x"'))
  await expect
    .poll(() => readiness(server))
    .toEqual(degraded(/^content\/messages\/de\/shell\.json:\d+: nav\.label: a closing } is missing$/))
  expect(await pageOf(server, '/de')).toEqual({ status: 200, text: expect.stringContaining('Hauptmenü"') })

  write(english, englishTexts.slice(0, 200))
  await expect
    .poll(() => readiness(server))
    .toEqual(degraded(/^content\/messages\/en\/shell\.json:\d+: .*JSON/, /de\/shell\.json/))
  for (const path of ['/', '/tournaments', '/de', '/it'])
    expect({ path, status: (await pageOf(server, path)).status }).toEqual({ path, status: 200 })

  write(english, englishTexts)
  write(german, germanTexts.replace(menu, '"label": "Menü der Reise"'))
  const repaired = performance.now()
  await expect.poll(async () => (await pageOf(server, '/de')).text, { intervals: [200] }).toContain('Menü der Reise')
  const seconds = (performance.now() - repaired) / 1000
  test.info().annotations.push({ type: 'seconds until the new text', description: seconds.toFixed(1) })
  expect(await readiness(server)).toEqual(ready)

  const [, version = ''] = /"textsVersion":"([\w-]+)"/.exec((await pageOf(server, '/de')).text) ?? []
  const answer = await fetch(`${server.url}/messages/de.json?v=${version}`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toContain('Menü der Reise')
  write(german, germanTexts)
})

test('[I18N-06] a brand with its look is served when its files are added; while they are faulty nothing changes', {
  tag: '@desktop',
}, async ({ broken: { server, read, write, add } }) => {
  const brand = JSON.parse(read('brands/halcyon.json')) as { readonly demo: object }
  const host = 'zephyr.localhost'
  const zephyr = {
    ...brand,
    ...{ id: 'zephyr', name: 'Zephyr', tokens: 'zephyr', hosts: ['zephyr.test'], indexedHosts: [] },
    demo: { ...brand.demo, hosts: [host] },
  }
  const fallback = (await pageOf(server, '/', host)).status
  add('brands/halcyon/look', 'brands/zephyr/look')
  const tokens = read('brands/zephyr/look/tokens.css')
  write('brands/zephyr/look/tokens.css', tokens.replace(/--accent:[^;]*;/, ''))
  write('brands/zephyr.json', JSON.stringify(zephyr))
  await expect
    .poll(() => readiness(server))
    .toMatchObject({ status: 'degraded', faults: expect.arrayContaining([expect.stringContaining('zephyr.json')]) })
  expect((await pageOf(server, '/', host)).status).toBe(fallback)
  write('brands/zephyr/look/tokens.css', tokens)
  await expect.poll(async () => (await pageOf(server, '/', host)).text).toContain('Zephyr')
  const { text } = await pageOf(server, '/', host)
  const [picture = ''] = /\/looks\/zephyr\/[\w-]+\.\w+/.exec(text) ?? []
  expect((await pageOf(server, picture, host)).status).toBe(200)
  await expect.poll(() => readiness(server)).toEqual(ready)
})

test('[I18N-05] a start shows English for a faulty translation, and ends with every fault of files about money', {
  tag: '@desktop',
}, async ({ broken: { server, read, write } }) => {
  const [germanTexts, methods] = [read(german), read('config/payment-methods.json')]
  await server.stop()
  write(german, germanTexts.replace(menu, '"label": "Hauptmenü {x"'))
  await server.start()
  expect(await readiness(server)).toEqual(degraded(/de\/shell\.json:\d+: nav\.label/))
  const { label } = (JSON.parse(read(english)) as { readonly nav: { readonly label: string } }).nav
  expect((await pageOf(server, '/de')).text).toContain(`"${label}"`)
  await server.stop()
  write('config/payment-methods.json', methods.replace(/"deposit": \["\d+"/, '"deposit": ["900000000"'))
  await expect(server.start()).rejects.toThrow(
    /content\/config\/payment-methods\.json:\d+: currencies\.\w+\.deposit: the minimum is above the maximum/,
  )
  write('config/payment-methods.json', methods)
  write(german, germanTexts)
  await server.start()
  expect(await readiness(server)).toEqual(ready)
})
