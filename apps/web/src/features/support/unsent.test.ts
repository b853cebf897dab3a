import { beforeEach, expect, test, vi } from 'vitest'
import { setStorageOwner } from '../../shell/session/storageOwner'
import { draftOf, dropUnsent, failUnsent, putUnsent, saveDraft, unsentOf } from './unsent'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined })
  vi.stubGlobal('dispatchEvent', () => true)
})

test('a message is stored until the server has it, and can be retried', () => {
  putUnsent(7, { key: 'a', content: 'Hello' })
  expect(unsentOf(7)).toEqual([{ key: 'a', content: 'Hello', state: 'sending' }])
  failUnsent('a', 'Too fast')
  expect(unsentOf(7)).toMatchObject([{ state: 'failed', why: 'Too fast' }])
  putUnsent(7, { key: 'a', content: 'Hello' })
  expect(unsentOf(7)).toEqual([{ key: 'a', content: 'Hello', state: 'sending' }])
  dropUnsent(7, 'a')
  expect(unsentOf(7)).toEqual([])
  expect(kept.size).toBe(0)
})

test('after a reload it is unknown whether a message arrived, so it can be sent again', () => {
  kept.set(
    'apogee.support.outbox',
    JSON.stringify({ value: { owner: 7, draft: 'half a', unsent: [{ key: 'b', content: 'Lost?' }] } }),
  )
  expect(unsentOf(7)).toEqual([{ key: 'b', content: 'Lost?', state: 'failed' }])
  expect(draftOf(7)).toBe('half a')
})

test('a draft belongs to its author only', () => {
  saveDraft(7, 'private')
  expect([draftOf(7), draftOf(8), draftOf(null)]).toEqual(['private', '', ''])
})

test('a log-out deletes drafts and unsent messages', () => {
  setStorageOwner(7)
  saveDraft(7, 'private')
  putUnsent(7, { key: 'c', content: 'private too' })
  setStorageOwner(null)
  expect([draftOf(7), unsentOf(7)]).toEqual(['', []])
  expect(JSON.stringify([...kept])).not.toContain('private')
})
