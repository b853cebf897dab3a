import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINES } from './index.ts'
import { PUBLISHED_AT, publicFigures } from './publish.ts'
import { TABLES_AT, tablesText } from './tables.ts'

test('the published catalogue figures are the stated ones of every engine', () => {
  expect(JSON.parse(readFileSync(PUBLISHED_AT, 'utf8'))).toEqual(publicFigures())
})

test('every engine is published with its profiles, each under its own id', () => {
  for (const { profiles } of ENGINES) {
    expect(Object.entries(profiles).map(([name, { id }]) => name === id)).not.toContain(false)
    expect(Object.keys(profiles).length).toBeGreaterThan(0)
  }
})

test('the tables published for verifiers are those the engines use', () => {
  expect(readFileSync(TABLES_AT, 'utf8')).toBe(tablesText())
})
