import { afterEach, expect, test, vi } from 'vitest'
import { keepAttribution, readAttribution } from './keptAttribution'

/** A `document.cookie` that records what was written, and returns what a browser would. */
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

test('[CONST-07] with consent the affiliate is kept for 30 days', () => {
  const written = stubCookies()
  keepAttribution({ stag: '7_a b;c', affb_id: '7', utm: { utm_source: 'ü&=' } }, true)
  expect(written[0]).toBe('stag=7_a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax')
  expect(written).toHaveLength(3)
  for (const line of written) expect(line).toContain('; Max-Age=2592000; ')
  expect(readAttribution()).toEqual({ stag: '7_a b;c', affb_id: '7', utm: { utm_source: 'ü&=' } })
})

test('before consent it ends with the browser, and what there is nothing of is not written', () => {
  const written = stubCookies()
  keepAttribution({ affb_id: '122' }, false)
  expect(written).toEqual(['affb_id=122; Path=/; SameSite=Lax'])
  expect(readAttribution()).toEqual({ affb_id: '122', stag: undefined, utm: undefined })
})

test('a cookie that cannot be read is none', () => {
  vi.stubGlobal('document', { cookie: 'stag=%E0%A4%A; affb_id=7' })
  expect(readAttribution()).toEqual({ stag: undefined, affb_id: '7', utm: undefined })
})
