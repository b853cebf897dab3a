import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, type BatchLoaderOptions, batchLoader } from './batchLoader.ts'
import { runInside } from './db/transaction.ts'

interface Asked {
  readonly keys: readonly number[]
  readonly answers: PromiseWithResolvers<Answers<number, string>>
}

/** Lookups whose batches the test resolves itself. */
function questions(options?: BatchLoaderOptions) {
  const asked: Asked[] = []
  const ask = batchLoader((keys: readonly number[]) => {
    const answers = Promise.withResolvers<Answers<number, string>>()
    asked.push({ keys, answers })
    return answers.promise
  }, options)
  return { ask, asked, batches: () => asked.map(({ keys }) => keys) }
}
const words: Answers<number, string> = (key) => `of ${key}`
/** Runs all pending work of the current turn of the event loop. */
const settled = () => new Promise(setImmediate)

afterEach(() => void vi.restoreAllMocks())

test('the first lookup of an idle process is sent within the same turn of the event loop', async () => {
  const { ask, asked, batches } = questions()
  const answer = ask(1)
  await null
  expect(batches()).toEqual([[1]])
  asked[0]!.answers.resolve(words)
  expect(await answer).toBe('of 1')
})

test('lookups of one turn form a batch, and lookups made while it runs form the next, in order', async () => {
  const { ask, asked, batches } = questions()
  const first = Promise.all([ask(1), ask(2)])
  await settled()
  const second = Promise.all([ask(5), ask(3), ask(5)])
  await settled()
  expect(batches()).toEqual([[1, 2]])
  asked[0]!.answers.resolve(words)
  expect(await first).toEqual(['of 1', 'of 2'])
  await settled()
  expect(batches()).toEqual([
    [1, 2],
    [5, 3, 5],
  ])
  asked[1]!.answers.resolve(words)
  expect(await second).toEqual(['of 5', 'of 3', 'of 5'])
})

test('a lookup never joins a batch that has been sent: it sees later changes', async () => {
  let isLive = true
  const read = Promise.withResolvers<void>()
  let times = 0
  const ask = batchLoader(async (keys: readonly number[]) => {
    times += 1
    const found = new Map(keys.map((key) => [key, isLive]))
    if (times === 1) await read.promise
    return (key) => found.get(key)
  })
  const before = ask(1)
  await settled()
  isLive = false
  const after = ask(1)
  read.resolve()
  expect(await Promise.all([before, after])).toEqual([true, false])
})

test('a key without a result fails only its own caller', async () => {
  const { ask, asked } = questions()
  const all = Promise.allSettled([ask(1), ask(2), ask(3)])
  await settled()
  asked[0]!.answers.resolve((key) => {
    if (key === 2) throw new Error('there is no 2')
    return words(key)
  })
  const [one, two, three] = await all
  expect([one, three]).toEqual([
    { status: 'fulfilled', value: 'of 1' },
    { status: 'fulfilled', value: 'of 3' },
  ])
  expect(two).toMatchObject({ status: 'rejected', reason: { message: 'there is no 2' } })
})

test('a failed batch fails its own callers, and the next one is sent', async () => {
  const { ask, asked, batches } = questions()
  const lost = Promise.allSettled([ask(1), ask(2)])
  await settled()
  const next = ask(3)
  asked[0]!.answers.reject(new Error('the connection is lost'))
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await settled()
  expect(batches()).toEqual([[1, 2], [3]])
  asked[1]!.answers.resolve(words)
  expect(await next).toBe('of 3')
})

test('more than five hundred lookups are split into several batches', async () => {
  const { ask, asked, batches } = questions()
  const all = Promise.all(Array.from({ length: 1001 }, (_, key) => ask(key)))
  for (const at of [0, 1, 2]) {
    await settled()
    expect(batches()).toHaveLength(at + 1)
    asked[at]!.answers.resolve(words)
  }
  expect((await all).at(-1)).toBe('of 1000')
  expect(batches().map((keys) => keys.length)).toEqual([500, 500, 1])
})

test('as many batches run at once as may, each with as many lookups as may be', async () => {
  const { ask, asked, batches } = questions({ parallel: 2, maxKeys: 2 })
  const all = [ask(1)]
  await settled()
  all.push(ask(2))
  await settled()
  all.push(...[3, 4, 5].map((key) => ask(key)))
  await settled()
  expect(batches()).toEqual([[1], [2]])
  asked[1]!.answers.resolve(words)
  await settled()
  expect(batches()).toEqual([[1], [2], [3, 4]])
  asked[0]!.answers.resolve(words)
  await settled()
  expect(batches()).toEqual([[1], [2], [3, 4], [5]])
  for (const { answers } of asked) answers.resolve(words)
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5].map(words))
})

test('a lookup is sent after the patience even if no other one follows', async () => {
  const { ask, asked, batches } = questions({ patienceMs: 5 })
  const stuck = ask(1)
  await settled()
  const next = ask(2)
  await vi.waitFor(() => expect(batches()).toEqual([[1], [2]]))
  for (const { answers } of asked) answers.resolve(words)
  expect(await Promise.all([stuck, next])).toEqual(['of 1', 'of 2'])
})

test('a statement without a response delays the others by a second: then the next is sent in parallel', async () => {
  const { ask, asked, batches } = questions()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const stuck = ask(1)
  await settled()
  const patient = ask(2)
  await settled()
  expect(batches()).toEqual([[1]])
  now.mockReturnValue(1001)
  const late = ask(3)
  await settled()
  expect(batches()).toEqual([[1], [2, 3]])
  asked[1]!.answers.resolve(words)
  expect(await Promise.all([patient, late])).toEqual(['of 2', 'of 3'])
  // The late response of the first batch does not disturb the next ones.
  const after = ask(4)
  await settled()
  const queued = ask(5)
  asked[0]!.answers.resolve(words)
  expect(await stuck).toBe('of 1')
  await settled()
  expect(batches()).toEqual([[1], [2, 3], [4]])
  asked[2]!.answers.resolve(words)
  expect(await after).toBe('of 4')
  await settled()
  asked[3]!.answers.resolve(words)
  expect(await queued).toBe('of 5')
})

test('within a transaction a lookup is rejected, without affecting the others', async () => {
  const { ask, asked, batches } = questions()
  const outside = ask(1)
  await expect(runInside(() => ask(2))).rejects.toThrow('inside a transaction')
  await settled()
  expect(batches()).toEqual([[1]])
  asked[0]!.answers.resolve(words)
  expect(await outside).toBe('of 1')
})

test('a batch runs in the context of its first caller', async () => {
  const request = new AsyncLocalStorage<string>()
  const names: (string | undefined)[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const ask = batchLoader(async (_: readonly number[]) => {
    names.push(request.getStore())
    const answered = Promise.withResolvers<void>()
    answers.push(answered)
    await answered.promise
    return words
  })
  const all = [request.run('first', () => ask(1))]
  await settled()
  all.push(
    request.run('second', () => ask(2)),
    request.run('third', () => ask(3)),
  )
  answers[0]!.resolve()
  await settled()
  answers[1]!.resolve()
  await Promise.all(all)
  expect(names).toEqual(['first', 'second'])
})
