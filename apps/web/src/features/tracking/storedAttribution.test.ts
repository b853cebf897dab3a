import { afterEach, expect, test, vi } from 'vitest'
import { lifetimeOf, readAttribution, storeAttribution } from './storedAttribution'

/** A fake `document.cookie` that records writes and returns what a browser would. */
function stubCookies(): string[] {
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
    },
  })
  return written
}
afterEach(() => vi.unstubAllGlobals())

test('[CONST-07] with consent the affiliate is stored for 30 days', () => {
  const written = stubCookies()
  storeAttribution({ stag: '7_a b;c', affb_id: '7', utm: { utm_source: 'ü&=' } }, 'month')
  expect(written[0]).toBe('stag=7_a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax')
  expect(written).toHaveLength(3)
  for (const line of written) expect(line).toContain('; Max-Age=2592000; ')
  expect(readAttribution()).toEqual({ stag: '7_a b;c', affb_id: '7', utm: { utm_source: 'ü&=' } })
})

test('before consent it is stored for the session only, and empty values are not written', () => {
  const written = stubCookies()
  storeAttribution({ affb_id: '122' }, 'session')
  expect(written).toEqual(['affb_id=122; Path=/; SameSite=Lax'])
  expect(readAttribution()).toEqual({ affb_id: '122', stag: undefined, utm: undefined })
})

test.each([
  [true, true, 'month'],
  [true, false, 'session'],
  [false, true, 'month'],
  [false, false, 'page'],
] as const)(
  '[CONST-07] stored before consent %s, consent %s: the affiliate is kept for a %s',
  (isBeforeConsent, isAllowed, lifetime) => {
    expect(lifetimeOf(isBeforeConsent, isAllowed)).toBe(lifetime)
  },
)

test('where consent is required nothing is written before it, and withdrawing it deletes the data', () => {
  const written = stubCookies()
  storeAttribution({ stag: '7_a', utm: { utm_source: 'news' } }, 'page')
  expect(written).toEqual([])
  expect(readAttribution()).toEqual({ stag: '7_a', affb_id: undefined, utm: { utm_source: 'news' } })
  storeAttribution(readAttribution(), 'month')
  expect(written).toEqual([
    'stag=7_a; Path=/; Max-Age=2592000; SameSite=Lax',
    'utm=utm_source%3Dnews; Path=/; Max-Age=2592000; SameSite=Lax',
  ])
  storeAttribution(readAttribution(), 'page')
  expect(written.slice(2)).toEqual(['stag=; Path=/; Max-Age=0; SameSite=Lax', 'utm=; Path=/; Max-Age=0; SameSite=Lax'])
  expect(readAttribution().stag).toBe('7_a')
  storeAttribution({}, 'session')
})

test('an unreadable cookie is ignored', () => {
  vi.stubGlobal('document', { cookie: 'stag=%E0%A4%A; affb_id=7' })
  expect(readAttribution()).toEqual({ stag: undefined, affb_id: '7', utm: undefined })
})
