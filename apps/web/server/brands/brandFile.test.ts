import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { contentRoot } from '@apogee/platform/front'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliverPage } from '../delivery/index.ts'
import { readBrandFile } from './brandFile.ts'
import { brandStore } from './brands.ts'
import { brandTheme, themeFile } from './brandTheme.ts'

const ours = new URL('../../../../content/brands/', import.meta.url).pathname
// A folder for each test: an invalid file leaves the brand that was read from the same path before.
let folder = ''
/** As the reader names it: below `content`. */
let below = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apogee-brands-'))
  below = relative(contentRoot, folder)
  symlinkSync(join(ours, 'halcyon'), join(folder, 'halcyon'))
})
afterEach(() => rmSync(folder, { recursive: true }))

// A changed file is noticed within a second.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterAll(() => void vi.useRealTimers())

const halcyon = JSON.parse(readFileSync(join(ours, 'halcyon.json'), 'utf8')) as Record<string, unknown>
const reading = (change: object | string) => () => {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...halcyon, id: 'zephyr', ...change })
  writeFileSync(join(folder, 'zephyr.json'), text)
  vi.advanceTimersByTime(2_000)
  return readBrandFile('zephyr', below)
}

const chat = { id: 'chat', src: 'https://chat.test/a.js', category: 'functional', pages: ['/support'] }

describe('a brand file', () => {
  test('of this repository is valid', () => {
    for (const name of readdirSync(ours).filter((each) => each.endsWith('.json')))
      expect(readBrandFile(name.slice(0, -'.json'.length)).id).toBe(name.slice(0, -'.json'.length))
  })

  test.each<[what: string, change: object | string, said: RegExp]>([
    ['cut off', '{"id": ', /\/zephyr\.json:1: .*JSON/],
    ['without an object', '[]', /\/zephyr\.json:1: .*expected object/],
    [
      'with a script without HTTPS',
      { scripts: [{ ...chat, src: 'http://chat.test/a.js' }] },
      /: scripts\.0\.src: must be an https: address/,
    ],
    ['with a script on no page', { scripts: [{ ...chat, pages: [] }] }, /: scripts\.0\.pages: /],
    [
      'with a script on a page of another site',
      { scripts: [{ ...chat, pages: ['https://a.test/'] }] },
      /must be a path/,
    ],
    ['with a script of no category', { scripts: [{ ...chat, category: 'necessary' }] }, /: scripts\.0\.category: /],
    [
      'with more than origins for a script',
      { scripts: [{ ...chat, sources: { frame: ['https://a.test; script-src *'] } }] },
      /must be an origin/,
    ],
    ['with a script twice', { scripts: [chat, chat] }, /two scripts have the same id/],
    ['without social networks', { social: undefined }, /: social: .*expected array/],
    ['with an unknown scene', { scene: 'forest' }, /: scene: /],
    ['in an unsupported language', { locales: ['en', 'sv'] }, /: locales\.1: /],
    ['in the sandbox’s language', { locales: ['en-XA'] }, /: locales\.0: /],
    [
      'with an invalid address of pictures',
      { gamePictures: 'javascript:{name}' },
      /: gamePictures: must be an address/,
    ],
    ['with one picture for all games', { gamePictures: 'https://a.example/x.webp' }, /: gamePictures: must be an/],
    ['with a named colour', { themeColor: 'teal' }, /: themeColor: must be a colour/],
    ['with an invalid link', { partners: [{ title: 'x', url: 'nonsense' }] }, /: partners\.0\.url: /],
    [
      'with an injected policy',
      { frameAncestors: ['https://a.example; script-src *'] },
      /: frameAncestors\.0: must be an/,
    ],
  ])('%s is rejected, and the error names the file and field', (_, change, said) => {
    expect(reading(change)).toThrow(said)
  })
})

describe('the theme of a new brand', () => {
  const lookFolder = () => join(folder, 'zephyr/look')
  const tokens = readFileSync(join(ours, 'halcyon/look/tokens.css'), 'utf8')
  const drawn = (css: string) => {
    const at = lookFolder()
    mkdirSync(at, { recursive: true })
    for (const file of ['mark.svg', 'icon.svg', 'ripples.svg', 'righteous.woff2'])
      cpSync(join(ours, 'halcyon/look', file), join(at, file))
    writeFileSync(join(at, 'tokens.css'), css)
  }

  test.each([
    ['a missing colour', tokens.replace(/--accent:[^;]*;/, ''), /tokens\.css: lacks --accent$/],
    ['a missing picture', tokens.replace('ripples.svg', '../ripples.svg'), /look\/\.\.\/ripples\.svg: is missing/],
    ['an import', `@import "https://a.example/x.css";${tokens}`, /holds more than tokens/],
    ['a closing style tag', `${tokens}</style><script>`, /holds more than tokens/],
  ])('%s is rejected, and the error names the file and field', (_, css, said) => {
    drawn(css)
    expect(() => brandTheme('zephyr', below)).toThrow(said)
  })

  test.each(['mistral', '../../x'])('a look that does not exist (%s) is rejected', (name) => {
    expect(() => brandTheme(name, below)).toThrow(/look\/tokens\.css: is missing/)
  })

  test('[I18N-06] consists of content files only: pages of its host use its theme, and its files are served', () => {
    drawn(tokens.replace('#06262b', '#123456'))
    reading({ tokens: 'zephyr', hosts: ['zephyr.test'] })()
    const { brand } = brandStore({ folder: below, unlisted: [] })('zephyr', 'zephyr.test', [])
    const look = brandTheme(brand.tokens, below)
    const page = deliverPage('<html><head></head></html>', { nonce: 'n0nce', brandCss: look.css })
    expect(page).toMatch(/<style nonce="n0nce">[^<]*--bg:#123456;[^<]*<\/style><\/head>/)
    const [, backdrop = ''] = /--bg-art:url\(([^)]+)\)/.exec(page) ?? []
    expect(look.files.get(backdrop)?.type).toBe('image/svg+xml')
    expect(look.files.get(brand.displayFont ?? '')?.type).toBe('font/woff2')
    expect([...look.files.keys()]).toContain('/icons/zephyr-mark.svg')
    expect(themeFile(backdrop)).toBe(look.files.get(backdrop))
  })

  test('an edited theme applies without a restart, and files of the earlier one stay; an invalid edit changes nothing', () => {
    drawn(tokens)
    vi.advanceTimersByTime(2_000)
    const first = brandTheme('zephyr', below)
    const [picture = ''] = [...first.files.keys()].filter(
      (address) => address.endsWith('.svg') && address.startsWith('/looks'),
    )
    writeFileSync(join(lookFolder(), 'ripples.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    vi.advanceTimersByTime(2_000)
    const second = brandTheme('zephyr', below)
    expect([...second.files.keys()]).not.toContain(picture)
    expect(themeFile(picture)).toBe(first.files.get(picture))
    drawn(tokens.replace(/--accent:[^;]*;/, ''))
    vi.advanceTimersByTime(2_000)
    expect(brandTheme('zephyr', below)).toBe(second)
  })
})

describe('a brand file while the server runs', () => {
  const at = () => join(folder, 'halcyon.json')
  /** Each edit gets its own timestamp, as an operator's edits do. */
  let edits = 0
  const write = (text: string) => {
    edits += 1
    writeFileSync(at(), text)
    utimesSync(at(), edits, edits)
  }
  const edit = (change: object) => write(JSON.stringify({ ...halcyon, ...change }))
  function shelf() {
    edit({})
    const brandOf = brandStore({ folder: below, unlisted: [] })
    return {
      brandOf: (id = 'halcyon') => {
        vi.advanceTimersByTime(2_000)
        return brandOf(id, 'halcyon.test', [])
      },
    }
  }

  test('is reloaded when it has changed, and is the same object until then', () => {
    const { brandOf } = shelf()
    const { brand } = brandOf()
    expect(brandOf().brand).toBe(brand)
    edit({ name: 'Halcyon Days', indexedHosts: ['halcyon.test'] })
    expect(brandOf()).toMatchObject({ brand: { name: 'Halcyon Days' }, isIndexed: true })
  })

  test.each([
    ['half-written', () => write('{ "id": "hal')],
    ['invalid', () => edit({ themeColor: 'teal' })],
    ['deleted', () => rmSync(at())],
  ])('%s leaves the previous brand in place', (_, spoil) => {
    const { brandOf } = shelf()
    expect(brandOf().brand.name).toBe('Halcyon')
    spoil()
    expect([brandOf().brand.name, brandOf().brand.name]).toEqual(['Halcyon', 'Halcyon'])
    edit({ name: 'Halcyon again' })
    expect(brandOf().brand.name).toBe('Halcyon again')
  })

  test('a new one with an existing theme is served at once', () => {
    const { brandOf } = shelf()
    reading({ name: 'Zephyr', tokens: 'halcyon' })()
    expect(brandOf('zephyr').brand.name).toBe('Zephyr')
  })
})
