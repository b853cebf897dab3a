import { expect, test } from 'vitest'
import { aroundTables, methodsFor, withAmounts } from './amounts'

const variables = { least: { EUR: '20', CAD: '30' }, most: { CAD: '8' } }
const write = (amount: string, currency: string) => `${amount} <${currency}>`

test.each([
  ['{least}', 'CAD', '30 &lt;CAD&gt;'],
  ['{least}', 'NOK', '20 &lt;EUR&gt;'],
  ['{least} and {least}', 'EUR', '20 &lt;EUR&gt; and 20 &lt;EUR&gt;'],
  ['{most}', 'NOK', '{most}'],
  ['{nobody}', 'EUR', '{nobody}'],
])('[CMS-02] [CONST-28] %s for %s is %s', (html, currency, filled) => {
  expect(withAmounts(html, variables, currency, write)).toBe(filled)
})

const times = { deposit: 'Instant', cashout: '1 to 3 days' }
const method = (id: string) => ({
  method: id,
  title: id,
  brand: id,
  type: 'cards',
  deposit: null,
  cashout: null,
  times,
})

test.each([
  ['CAD', 'CAD', ['interac']],
  ['KZT', 'EUR', ['visa']],
])('[CONST-28] a deposit table for %s is that of %s', (asked, currency, ids) => {
  const found = methodsFor({ EUR: [method('visa')], CAD: [method('interac')] }, asked)
  expect([found.currency, found.methods.map((each) => each.method)]).toEqual([currency, ids])
})

test('a text without its table is unchanged', () => {
  expect(aroundTables('<p>a</p>')).toEqual(['<p>a</p>'])
  expect(aroundTables('<p>a</p><p>{deposit_table}</p><p>b</p>')).toEqual(['<p>a</p>', '<p>b</p>'])
})
