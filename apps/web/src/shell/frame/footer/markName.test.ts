import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Brand } from '../../../lib/page/brand'
import { markName } from './markName'

const folder = join(import.meta.dirname, '../../../../../../content/brands')

test.each([
  ['visa', 'Visa'],
  ['bitcoin_cash', 'Bitcoin Cash'],
  ['bank_transfer', 'told: bank_transfer'],
])('the mark %s is called %s', (mark, name) => {
  expect(markName(mark, (told) => `told: ${told}`)).toBe(name)
})

test('every mark a brand shows has a name', () => {
  const marks = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((file) => {
      const brand = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pick<Brand, 'paymentMarks'>
      return Object.values(brand.paymentMarks).flat()
    })
  expect(marks).not.toHaveLength(0)
  expect(marks.filter((mark) => markName(mark, () => 'told') === mark)).toEqual([])
})
