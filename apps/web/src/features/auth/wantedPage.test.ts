import { afterEach, expect, test, vi } from 'vitest'
import { forget, remember } from '../../lib/browser/storage'
import { keepWanted, keptWanted } from './wantedPage'

afterEach(() => {
  forget('auth.wanted')
  vi.useRealTimers()
})

test('[SEC-04] the page a guest wanted is stored for half an hour while they look at their mail, if it is on this site', () => {
  vi.useFakeTimers()
  expect(keptWanted()).toEqual({})
  keepWanted('/profile/level')
  expect(keptWanted()).toEqual({ redirect: '/profile/level' })
  vi.advanceTimersByTime(30 * 60_000)
  expect(keptWanted()).toEqual({})
  remember('auth.wanted', '//evil.example')
  expect(keptWanted()).toEqual({})
})

test('a password request without a wanted page clears the stored one', () => {
  keepWanted('/profile/level')
  keepWanted(undefined)
  expect(keptWanted()).toEqual({})
})
