import { afterEach, expect, test, vi } from 'vitest'
import { forget, remember } from '../../lib/browser/storage'
import { storedRedirect, storeRedirect } from './storedRedirect'

afterEach(() => {
  forget('auth.wanted')
  vi.useRealTimers()
})

test('[SEC-04] the page a guest wanted is stored for half an hour while they look at their mail, if it is on this site', () => {
  vi.useFakeTimers()
  expect(storedRedirect()).toEqual({})
  storeRedirect('/profile/level')
  expect(storedRedirect()).toEqual({ redirect: '/profile/level' })
  vi.advanceTimersByTime(30 * 60_000)
  expect(storedRedirect()).toEqual({})
  remember('auth.wanted', '//evil.example')
  expect(storedRedirect()).toEqual({})
})

test('a password request without a wanted page clears the stored one', () => {
  storeRedirect('/profile/level')
  storeRedirect(undefined)
  expect(storedRedirect()).toEqual({})
})
