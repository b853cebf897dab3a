import { afterEach, expect, test, vi } from 'vitest'
import { hostOrigin, isNamedOrigin } from './hostOrigin'

const named = ['https://club.halcyon.test', 'https://*.partners.test', 'http://127.0.0.1:*', 'https://odd.test:8443']

test.each([
  'https://club.halcyon.test',
  'https://a.partners.test',
  'https://a.b.partners.test',
  'http://127.0.0.1:4000',
  'https://odd.test:8443',
])('[I18N-07] %s may frame the site', (origin) => {
  expect(isNamedOrigin(origin, named)).toBe(true)
})

test.each([
  'http://club.halcyon.test',
  'https://club.halcyon.test:444',
  'https://xclub.halcyon.test',
  'https://partners.test',
  'https://evilpartners.test',
  'https://a.partners.test.evil.test',
  'https://127.0.0.1:4000',
  'https://odd.test',
  'null',
  '',
])('[I18N-07] %s may not', (origin) => {
  expect(isNamedOrigin(origin, named)).toBe(false)
})

test('[I18N-07] a brand without frame ancestors cannot be framed', () => {
  expect(isNamedOrigin('https://club.halcyon.test', [])).toBe(false)
})

afterEach(() => vi.unstubAllGlobals())

/** Creates the documents of one frame, in a browser without `ancestorOrigins`. */
function frame(sessionStorage: Pick<Storage, 'getItem' | 'setItem'>) {
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('location', {})
  return (referrer: string) => {
    vi.stubGlobal('document', { referrer })
    return hostOrigin(named)
  }
}
const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

test('[I18N-07] the host stays known after a reload in the frame and after a payment page', () => {
  const opened = frame(storage())
  expect(opened('https://club.halcyon.test/play')).toBe('https://club.halcyon.test')
  expect(opened('https://halcyon.test/games')).toBe('https://club.halcyon.test')
  expect(opened('https://pay.test/')).toBe('https://club.halcyon.test')
  expect(opened('')).toBe('https://club.halcyon.test')
})

test('[I18N-07] a host outside the brand’s list stays unknown, and without storage the referrer counts', () => {
  expect(frame(storage())('https://evil.test/')).toBeUndefined()
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const opened = frame({ getItem: refuse, setItem: refuse })
  expect(opened('https://club.halcyon.test/play')).toBe('https://club.halcyon.test')
  expect(opened('')).toBeUndefined()
})

test('[I18N-07] the browser’s list of ancestors takes precedence', () => {
  vi.stubGlobal('document', { referrer: 'https://club.halcyon.test/' })
  vi.stubGlobal('location', { ancestorOrigins: ['https://evil.test'] })
  expect(hostOrigin(named)).toBeUndefined()
})
