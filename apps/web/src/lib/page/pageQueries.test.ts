import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageQueries, readPart } from './pageQueries'

const sources = join(import.meta.dirname, '../..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!test)\.tsx?$/.test(name),
)

/**
 * Matches `search['name']`, `new URLSearchParams(location.search).get('name')`, and names that a route destructures
 * from its search.
 */
const readings = [
  /\bsearch\??\.?\['(\w+)'\]/g,
  /URLSearchParams\(location\.search\)\.get\('(\w+)'\)/g,
  /validateSearch: \(\{ (\w+) \}/g,
]

test('every parameter that a page reads excludes the page from sharing among guests', () => {
  const read = new Set<string>()
  for (const name of files) {
    const text = readFileSync(join(sources, name), 'utf8')
    for (const reading of readings) for (const [, found = ''] of text.matchAll(reading)) read.add(found)
  }
  expect([...read].filter((name) => !pageQueries.has(name))).toEqual([])
  expect(read).toContain('page')
})

test('only this part of a query reloads a route', () => {
  expect(readPart({ studio: 'x', q: '1', utm_source: 'y' })).toEqual({ studio: 'x' })
})
