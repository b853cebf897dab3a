import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastList, toastMs } from './toasts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[MOD-09] a toast lives 10 s, a persistent one until dismissed', () => {
  const list = new ToastList()
  list.show({ kind: 'success', title: 'Paid' })
  const kept = list.show({ kind: 'warning', title: 'Limit reached', persistent: true })
  vi.advanceTimersByTime(toastMs - 1)
  expect(list.snapshot()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(list.snapshot().map((toast) => toast.title)).toEqual(['Limit reached'])
  vi.advanceTimersByTime(toastMs * 10)
  list.dismiss(kept)
  expect(list.snapshot()).toEqual([])
})

test('a toast that is being read does not expire, and its time restarts afterwards', () => {
  const list = new ToastList()
  const id = list.show({ kind: 'message', title: 'Subscribed' })
  vi.advanceTimersByTime(9_000)
  list.pause(id)
  vi.advanceTimersByTime(60_000)
  expect(list.snapshot()).toHaveLength(1)
  list.resume(id)
  vi.advanceTimersByTime(toastMs)
  expect(list.snapshot()).toEqual([])
})

test('a toast with the same id replaces the first, and at most four are shown', () => {
  const list = new ToastList()
  list.show({ kind: 'warning', title: 'Offline', id: 'connection' })
  list.show({ kind: 'success', title: 'Online', id: 'connection' })
  expect(list.snapshot().map((toast) => toast.title)).toEqual(['Online'])
  for (let index = 0; index < 5; index += 1) list.show({ kind: 'message', title: String(index) })
  expect(list.snapshot().map((toast) => toast.title)).toEqual(['1', '2', '3', '4'])
})

test('while toasts wait only errors are shown; the others come afterwards, for their whole time', () => {
  const list = new ToastList()
  const titles = () => list.snapshot().map(({ title }) => title)
  list.show({ kind: 'success', title: 'Before' })
  const release = list.hold()
  list.show({ kind: 'message', title: 'A gift' })
  list.show({ kind: 'error', title: 'Failed' })
  expect(titles()).toEqual(['Failed'])
  vi.advanceTimersByTime(toastMs * 2)
  expect(titles()).toEqual([])
  release()
  expect(titles()).toEqual(['Before', 'A gift'])
  vi.advanceTimersByTime(toastMs)
  expect(titles()).toEqual([])
})
