import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFailedImport, reloadOnce } from './reloadOnce'

const reload = vi.fn()
const failed = new TypeError('Failed to fetch dynamically imported module: https://casino.test/assets/a1b2c3d.js')
const at = (href: string) => vi.stubGlobal('location', { href, reload })
let now = 0
function stubStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
}
beforeEach(() => {
  now = 500_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  stubStorage()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

test('a document from before a deploy is reloaded once, at the target address', () => {
  at('https://casino.test/news')
  expect(reloadOnce(failed)).toBe(true)
  now = 900
  expect(reloadOnce(failed)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another address, or the next deploy hours later, reloads it again', () => {
  at('https://casino.test/news')
  reloadOnce(failed)
  now = 900
  at('https://casino.test/login')
  expect(reloadOnce(failed)).toBe(true)
  now = 7_200_000
  expect(reloadOnce(failed)).toBe(true)
})

test('a browser without storage is not reloaded, because it would loop', () => {
  at('https://casino.test/news')
  vi.stubGlobal('sessionStorage', undefined)
  expect(reloadOnce(failed)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('another error, or a failed import on a device without a connection, does not reload', () => {
  at('https://casino.test/news')
  expect(reloadOnce(new TypeError('x is not a function'))).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(reloadOnce(failed)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['TypeError: Failed to fetch dynamically imported module: https://casino.test/assets/a1b2c3d.js', true],
  ['error loading dynamically imported module: https://casino.test/assets/a1b2c3d.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a1b2c3d.css', true],
  ['Failed to fetch', false],
  ['x is not a function', false],
])('%s is a failed import: %s', (message, expected) => {
  expect(isFailedImport(new TypeError(message))).toBe(expected)
})
