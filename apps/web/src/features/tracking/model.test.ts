import { expect, test } from 'vitest'
import {
  attribute,
  changes,
  engineOf,
  isPromoExcluded,
  type Landing,
  needsStag,
  stagOf,
  utmKeys,
  utmOf,
  utmText,
} from './model'

test('[CONST-37] a campaign has six tracked keys', () => {
  expect(utmKeys).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'sub_id'])
})

test.each([
  ['', undefined],
  ['?stag=1&gclid=2', undefined],
  ['?utm_source=', undefined],
  ['?utm_source=%20%09', undefined],
  ['?utm_source=news&utm_medium=mail&page=2', { utm_source: 'news', utm_medium: 'mail' }],
  ['?sub_id=a%00b&utm_term=%C3%BCber', { sub_id: 'ab', utm_term: 'über' }],
  [`?utm_content=${'x'.repeat(900)}`, { utm_content: 'x'.repeat(200) }],
])('[TRK-01] the campaign of the address "%.40s" is %j', (search, utm) => {
  expect(utmOf(search)).toEqual(utm)
  if (utm) expect(utmOf(utmText(utm))).toEqual(utm)
})

test.each([
  ['https://www.google.com/', 'google'],
  ['https://www.google.de/search?q=casino', 'google'],
  ['https://google.co.uk', 'google'],
  ['https://www.google.com.au/', 'google'],
  ['https://www.bing.com/', 'bing'],
  ['https://de.search.yahoo.com/x', 'yahoo'],
  ['https://yahoo.co.jp:443/', 'yahoo'],
  ['https://google.evil.test/', undefined],
  ['https://evil.test/google.com', undefined],
  ['https://notgoogle.com/', undefined],
  ['https://google.com@evil.test/', undefined],
  ['android-app://com.google.android.gm/', undefined],
  ['', undefined],
])('[CONST-08] the referrer "%s" is the engine %s', (referrer, engine) => {
  expect(engineOf(referrer)).toBe(engine)
})

const config = {
  pages: { google: { '/promotions': 'page' } },
  countries: { DE: { google: 'german' }, others: { google: 'other', bing: 'other-bing' } },
}
test.each([
  ['google', '/promotions', 'DE', 'page'],
  ['google', '/', 'DE', 'german'],
  ['google', '/', 'CA', 'other'],
  ['google', '/', null, 'other'],
  ['bing', '/promotions', 'DE', 'other-bing'],
  ['yahoo', '/promotions', 'DE', undefined],
] as const)(
  '[TRK-02] %s on %s from %s gives the stag %s: page, then country, then others',
  (engine, path, country, stag) => {
    expect(stagOf(config, engine, path, country)).toBe(stag)
  },
)

test('[TRK-02] a config without pages uses the country', () => {
  expect(stagOf({ ...config, pages: null }, 'google', '/promotions', 'DE')).toBe('german')
})

const bare: Landing = { search: '', engine: undefined, stored: {} }
test.each<[string, Landing, object]>([
  ['nobody', bare, { affb_id: '122' }],
  ['a search engine', { ...bare, engine: 'bing', engineStag: 's' }, { affb_id: '241', stag: 's' }],
  ['an affiliate', { ...bare, search: '?stag=7_a&affb_id=7' }, { affb_id: '7', stag: '7_a' }],
  [
    'an affiliate by a search engine',
    { ...bare, search: '?stag=7_a', engine: 'google' },
    { affb_id: '241', stag: '7_a' },
  ],
  ['no one on a later visit', { ...bare, stored: { affb_id: '241', stag: 's' } }, { affb_id: '241', stag: 's' }],
  [
    'a later affiliate',
    { ...bare, search: '?stag=b', stored: { affb_id: '7', stag: 'a' } },
    { affb_id: '7', stag: 'b' },
  ],
  [
    'a later campaign',
    { ...bare, search: '?utm_source=b', stored: { affb_id: '1', utm: { utm_term: 'a' } } },
    { affb_id: '1', utm: { utm_source: 'b' } },
  ],
])('[CONST-08] a visitor referred by %s is attributed accordingly', (_, landing, expected) => {
  expect(attribute(landing)).toEqual({ stag: undefined, utm: undefined, ...expected })
})

test.each<[string, Landing, boolean]>([
  ['without a referrer', bare, false],
  ['from an engine', { ...bare, engine: 'google' }, true],
  ['from an engine, by an affiliate’s link', { ...bare, engine: 'google', search: '?stag=a' }, false],
  ['from an engine, after an affiliate', { ...bare, engine: 'google', stored: { stag: 'a' } }, false],
])('[TRK-02] a visitor %s needs the stag of an engine: %s', (_, landing, isNeeded) => {
  expect(needsStag(landing)).toBe(isNeeded)
})

test('[CONST-07] unchanged values are not stored again, so that 30 days stay 30 days', () => {
  const stored = { stag: 'a', affb_id: '122', utm: { utm_source: 'x' } }
  expect(changes(stored, { ...stored, utm: { utm_source: 'x' } })).toEqual({})
  expect(changes(stored, { ...stored, stag: 'b' })).toEqual({ stag: 'b' })
  expect(changes({}, stored)).toEqual(stored)
})

test('[TRK-02] only visitors with an excluded stag see no promotions', () => {
  expect([isPromoExcluded(['a'], 'a'), isPromoExcluded(['a'], 'b'), isPromoExcluded(['a'], undefined)]).toEqual([
    true,
    false,
    false,
  ])
})
