import { expect, test } from 'vitest'
import { Busy, RenderGate } from './renderGate.ts'

const refusal = (act: () => unknown): unknown => {
  try {
    act()
    return undefined
  } catch (error) {
    return error
  }
}

test('pages are limited per address and minute, a quarter of them at once', () => {
  let now = 0
  const gate = new RenderGate({ perMinute: 12, now: () => now })
  for (let page = 0; page < 3; page += 1) gate.count('one')
  expect(refusal(() => gate.count('one'))).toMatchObject({ status: 429, retryAfter: 5 })
  gate.count('other')
  now += 5_000
  gate.count('one')
  expect(refusal(() => gate.count('one'))).toBeInstanceOf(Busy)
})

test('a fixed number is rendered at once, a fixed number waits in order, and further requests get a 503', async () => {
  const gate = new RenderGate({ perMinute: 60, maxConcurrent: 2, maxQueued: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const render = (page: number) =>
    gate.run(() => {
      begun.push(page)
      return new Promise<number>((end) => ends.push(() => end(page)))
    })
  const pages = [0, 1, 2, 3].map(render)
  expect(begun).toEqual([0, 1])
  await expect(render(4)).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  ends[0]?.()
  expect(await pages[0]).toBe(0)
  ends[1]?.()
  expect(await pages[1]).toBe(1)
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  expect(await Promise.all(pages)).toEqual([0, 1, 2, 3])
})

test('a failed page frees its place for the next', async () => {
  const gate = new RenderGate({ perMinute: 60, maxConcurrent: 1, maxQueued: 1 })
  const failing = gate.run(() => Promise.reject(new Error('no')))
  const next = gate.run(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await gate.run(async () => 'last')).toBe('last')
})
