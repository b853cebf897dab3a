import { afterEach, expect, test, vi } from 'vitest'
import { device, noteDevice } from './device'
import { type PageInRendering, providePages } from './pageRequest'

afterEach(() => {
  noteDevice(undefined)
  vi.unstubAllGlobals()
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

test('a page is made for the device of its request, and says that it is', () => {
  const page = { device: 'mobile', isForDevice: false } as PageInRendering // all that is read here
  providePages({ getStore: () => page })
  expect(device()).toBe('mobile')
  expect(page.isForDevice).toBe(true)
  providePages(null)
})

test('a browser goes on with what its page was made for, and else by what it calls itself', () => {
  vi.stubGlobal('navigator', { userAgent: phone })
  expect(device()).toBe('mobile')
  noteDevice('desktop')
  expect(device()).toBe('desktop')
})
