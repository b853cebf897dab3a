import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleFiles } from '../version.ts'
import { DRAWINGS } from './drawings.ts'

test('every drawing is one svg element in the box of an illustration, with prefixed ids', () => {
  for (const [name, draw] of Object.entries(DRAWINGS)) {
    const svg = draw('one')
    expect(svg, name).not.toMatch(/<svg|<\/svg>|<!|NaN|undefined|Infinity|<script|<image/)
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(
      ids.every((id) => id?.startsWith('one_')),
      name,
    ).toBe(true)
    expect(draw('two').replaceAll('two_', 'one_'), name).toBe(svg)
  }
})

test('a changed drawing gives every picture a new URL', () => {
  const root = join(import.meta.dirname, '../..')
  const drawings = readdirSync(join(root, 'drawings'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(root, 'drawings', file))
  expect(drawings.length).toBeGreaterThan(0)
  expect(ruleFiles()).toEqual(expect.arrayContaining(drawings))
})
