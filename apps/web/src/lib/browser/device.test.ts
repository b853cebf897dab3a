import { afterEach, expect, test, vi } from 'vitest'
import { type PageInRendering, providePages } from '../page/pageRequest'
import { device, noteDevice } from './device'

afterEach(() => {
  noteDevice(undefined)
  vi.unstubAllGlobals()
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

test('a page is rendered for the device of its request and marked as device-dependent', () => {
  const page = { device: 'mobile', isForDevice: false } as PageInRendering // all that is read here
  providePages({ getStore: () => page })
  expect(device()).toBe('mobile')
  expect(page.isForDevice).toBe(true)
  providePages(null)
})

test('a browser uses the device its page was rendered for, or else derives it from its user agent', () => {
  vi.stubGlobal('navigator', { userAgent: phone })
  expect(device()).toBe('mobile')
  noteDevice('desktop')
  expect(device()).toBe('desktop')
})
