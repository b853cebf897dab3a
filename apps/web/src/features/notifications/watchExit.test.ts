import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ExitWatch, watchExit } from './watchExit'

let held: boolean
let spent: boolean
let shown: number
const start = (): ExitWatch =>
  watchExit({
    isSpent: () => spent,
    spend: () => {
      spent = true
    },
    isBlocked: () => held,
    show: () => {
      shown += 1
    },
  })
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  held = false
  spent = false
  shown = 0
})
afterEach(() => void vi.useRealTimers())

test('[NTF-10] [CONST-26] it opens five minutes after the login, once a visit', () => {
  start()
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(shown).toBe(0)
  vi.advanceTimersByTime(1)
  expect(shown).toBe(1)
  start()
  minutes(60)
  expect(shown).toBe(1)
})

test('[NTF-11] while a cashbox or a game is open the offer is delayed and checked again every minute', () => {
  start()
  held = true
  minutes(5)
  expect(shown).toBe(0)
  held = false
  vi.advanceTimersByTime(59_999)
  expect(shown).toBe(0)
  held = true
  vi.advanceTimersByTime(1)
  held = false
  minutes(1)
  expect(shown).toBe(1)
})

test('[NTF-12] [OPEN-81] it opens at logout too, within the same limit of once a visit', () => {
  const watch = start()
  minutes(1)
  watch.loggedOut()
  expect(shown).toBe(1)
  minutes(60)
  watch.loggedOut()
  expect(shown).toBe(1)
})

test('a stopped watch opens nothing', () => {
  start().stop()
  minutes(60)
  expect(shown).toBe(0)
})
