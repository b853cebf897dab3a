import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, remember } from './storage'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a stored value can be read and deleted', () => {
  expect(recall('shell.sound')).toBeUndefined()
  remember('shell.sound', true)
  expect(recall('shell.sound')).toBe(true)
  forget('shell.sound')
  expect(recall('shell.sound')).toBeUndefined()
})

test('an expired value is deleted', () => {
  remember('cashbox.lastTab', 'withdraw', 1_000, 5_000)
  expect(recall('cashbox.lastTab', 5_999)).toBe('withdraw')
  expect(recall('cashbox.lastTab', 6_000)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('text not written by us is dropped', () => {
  kept.set('apogee.shell.sound', '{broken')
  expect(recall('shell.sound')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('without storage values last for the visit', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota')
    },
    removeItem: () => undefined,
  })
  remember('auth.lastEmail', 'mira@apogee.test')
  expect(recall('auth.lastEmail')).toBe('mira@apogee.test')
  forget('auth.lastEmail')
  expect(recall('auth.lastEmail')).toBeUndefined()
})
