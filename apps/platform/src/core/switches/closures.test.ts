import { expect, test, vi } from 'vitest'
import type { Db } from '../db/db.ts'
import { closuresFor } from './closures.ts'

const visitor = { brand: 'apogee', licence: 'CW', country: 'DE', currency: 'EUR' }
const row = { id: 1n, kind: 'game', subject: 'a/B', country: null, licence: null, currency: null }

const dbThat = (query: () => Promise<readonly object[]>) => ({ query }) as unknown as Db

test('however many ask within a second, the table is read once', async () => {
  const query = vi.fn(async () => [row])
  const db = dbThat(query)
  const answers = await Promise.all(Array.from({ length: 50 }, () => closuresFor(db, visitor)))
  expect(answers.every((closures) => closures.isClosed('game', 'a/B'))).toBe(true)
  expect(query).toHaveBeenCalledTimes(1)
})

test.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('while the database %s, what was closed before stays closed', async (_, answer) => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    let isAway = false
    const db = dbThat(() => (isAway ? answer() : Promise.resolve([row])))
    await closuresFor(db, visitor)
    isAway = true
    vi.mocked(performance.now).mockReturnValue(5_000)
    expect((await closuresFor(db, visitor)).isClosed('game', 'a/B')).toBe(true)
    isAway = false
    vi.mocked(performance.now).mockReturnValue(10_000)
    expect((await closuresFor(db, visitor)).isClosed('game', 'a/B')).toBe(true)
  } finally {
    vi.restoreAllMocks()
  }
})

test('an answer of a slow database counts as soon as it arrives', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const late = Promise.withResolvers<readonly object[]>()
    const answers = [Promise.resolve([]), late.promise]
    const db = dbThat(() => answers.shift() ?? new Promise<never>(() => undefined))
    const isClosed = async () => (await closuresFor(db, visitor)).isClosed('game', 'a/B')
    expect(await isClosed()).toBe(false)
    vi.mocked(performance.now).mockReturnValue(5_000)
    expect(await isClosed()).toBe(false)
    late.resolve([row])
    await late.promise
    expect(await isClosed()).toBe(true)
    vi.mocked(performance.now).mockReturnValue(10_000)
    expect(await isClosed()).toBe(true)
  } finally {
    vi.restoreAllMocks()
  }
})

test('without an earlier answer the error is the answer, and the next question tries again', async () => {
  let isAway = true
  const db = dbThat(() => (isAway ? Promise.reject(new Error('no connection')) : Promise.resolve([row])))
  await expect(closuresFor(db, visitor)).rejects.toThrow('no connection')
  isAway = false
  expect((await closuresFor(db, visitor)).isClosed('game', 'a/B')).toBe(true)
})
