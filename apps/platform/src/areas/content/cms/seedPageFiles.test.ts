import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vipStatuses } from '@apogee/rules/vip/statuses'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../core/config/config.ts'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import type { Db } from '../../../core/db/db.ts'
import { offerSamples } from '../../../core/goLive/samples.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { readPageFiles } from './pages/readPageFiles.ts'
import { seedPageFiles } from './seedPages.ts'

let root: string
let file: string
let good: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apogee-pages-'))
  file = join(root, 'cms/en/about.md')
  mkdirSync(join(root, 'brands'))
  mkdirSync(join(root, 'cms/en'), { recursive: true })
  cpSync(join(contentRoot, 'cms/en/about.md'), file)
  good = readFileSync(file, 'utf8')
})
afterAll(() => rmSync(root, { recursive: true }))

test('blank lines in front matter are ignored', () => {
  const [before] = readPageFiles(root).pages
  writeFileSync(file, good.replace('---\n', '---\n\n'))
  expect(readPageFiles(root).pages).toEqual([before])
  writeFileSync(file, good)
})

test.each([
  ['a line without a colon', (text: string) => text.replace('---\n', '---\nTitle\n'), /about\.md:2: .* "key: value"$/],
  ['an unknown key', (text: string) => text.replace('---\n', '---\n\ntilte: x\n'), /about\.md:3: tilte: .*$/],
  ['a bad value', (text: string) => text.replace(/updated: .*/, 'updated: soon'), /about\.md:\d+: updated: .*$/],
  ['no front matter', () => 'Hello', /about\.md:1: .* front matter/],
])('the error for %s is a sentence with file and line', (_, spoil, sentence) => {
  writeFileSync(file, spoil(good))
  expect(() => readPageFiles(root)).toThrow(ConfigError)
  expect(() => readPageFiles(root)).toThrow(sentence)
  writeFileSync(file, good)
})

const cup = {
  title: 'Cup <b>{year}</b>',
  frontend_identifier: 'cup',
  strategy: 'points',
  start_at: '{year}-01-01T00:00:00.000Z',
  end_at: '{year}-12-31T00:00:00.000Z',
  currency: 'EUR',
}
const readSnippet = (text: string, front = ''): string | undefined => {
  const path = join(root, 'cms/en/snippets/cup.md')
  mkdirSync(join(root, 'cms/en/snippets'), { recursive: true })
  writeFileSync(path, `---\ncategories: tournament\n${front}---\n${text}\n`)
  try {
    return readPageFiles(root).snippets.find(({ id }) => id === 'cup')?.content
  } finally {
    rmSync(path)
  }
}

test('[TRN-05] a snippet of a tournament is parsed as JSON', () => {
  expect(JSON.parse(readSnippet(JSON.stringify(cup, null, 2)) ?? '')).toEqual(cup)
  expect(readSnippet(JSON.stringify(cup))).not.toContain('<')
})

test('a production has no snippet that is a sample', () => {
  const text = JSON.stringify(cup)
  expect(readSnippet(text, 'sample: true\n')).toBeDefined()
  offerSamples(false)
  try {
    expect(readSnippet(text, 'sample: true\n')).toBeUndefined()
    expect(readSnippet(text)).toBeDefined()
  } finally {
    offerSamples(true)
  }
})

test.each([
  ['text', 'Soon', /cup\.md: .* one JSON object$/],
  ['a list', '[]', /cup\.md: .* one JSON object$/],
  ['no currency', JSON.stringify({ ...cup, currency: undefined }), /cup\.md: currency: /],
  ['an unknown field', JSON.stringify({ ...cup, prices: [] }), /cup\.md: prices: /],
  ['an end before its start', JSON.stringify({ ...cup, end_at: cup.start_at }), /cup\.md: end_at: /],
])('[TRN-05] a snippet of a tournament with %s is rejected with its file', (_, text, sentence) => {
  expect(() => readSnippet(text)).toThrow(ConfigError)
  expect(() => readSnippet(text)).toThrow(sentence)
})

test('the figure on the card of an offer matches the configuration, in every language', () => {
  const readFile = (path: string) => JSON.parse(readFileSync(join(contentRoot, path), 'utf8'))
  const read = (name: string) => readFile(`config/${name}.json`)
  const percentOf = (id: string): number =>
    read('bonuses').offers.find((offer: { id: string }) => offer.id === id).percent
  const rates = [...JSON.stringify(read('statuses')).matchAll(/"cashback":(\d+)/g)].map(([, rate]) => Number(rate))
  const { prizes } = readFile('competitions/tournaments/points-league.json')
  const lastPlace = Number(prizes.at(-1).places.split('-').at(-1))
  const given = new Map([
    ['promotions/welcome-pack', percentOf('welcome-1')],
    ['promotions/weekend-reload', percentOf('weekend-reload')],
    ['promotions/cashback', Math.max(...rates)],
    ['promotions/tournament-of-the-month', lastPlace],
    ['promotions/vip-club', vipStatuses.length - 1],
  ])
  const told = readPageFiles().pages.filter(({ facts }) => facts.figure !== undefined)
  expect(told.length).toBe(given.size * 6)
  for (const { slug, locale, facts } of told)
    expect(Number(/\d+/.exec(facts.figure ?? '')?.[0]), `${locale} ${slug}`).toBe(given.get(slug))
})

onEachEngine((open) => {
  const pages = (db: Db) => db.query<{ slug: string; content: string }>('SELECT slug, content FROM cms_pages')

  test('an unreadable file prevents the first start; later the stored pages stay, and the error is reported', async () => {
    const db = await open()
    const onUnreadable = vi.fn()
    const seed = () => seedPageFiles(db, { root, onUnreadable })
    writeFileSync(file, 'Hello')
    await expect(seed()).rejects.toThrow(ConfigError)
    writeFileSync(file, good)
    await seed()
    const before = await pages(db)
    expect(before.map(({ slug }) => slug)).toEqual(['about'])
    writeFileSync(file, 'Hello')
    await seed()
    expect(await pages(db)).toEqual(before)
    expect(onUnreadable).toHaveBeenCalledTimes(1)
    writeFileSync(file, `${good}\nOne more sentence.\n`)
    await seed()
    expect((await pages(db))[0]?.content).toContain('One more sentence.')
    writeFileSync(file, good)
    await db.close()
  })
})
