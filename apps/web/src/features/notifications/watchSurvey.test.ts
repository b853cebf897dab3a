import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSurvey } from './watchSurvey'

const fine = { isPlayer: true, isGame: false, isDialogOpen: false, isEnabled: true }
let facts: typeof fine
let shown: number
const start = () =>
  watchSurvey(
    Date.now(),
    () => facts,
    () => {
      shown += 1
    },
  )

beforeEach(() => {
  vi.useFakeTimers()
  facts = fine
  shown = 0
})
afterEach(() => void vi.useRealTimers())

test('[NTF-05] [CONST-17] [OPEN-69] it is mounted 5 s after the five minutes, once', () => {
  start()
  vi.advanceTimersByTime(5 * 60_000 + 4_999)
  expect(shown).toBe(0)
  vi.advanceTimersByTime(1)
  expect(shown).toBe(1)
  vi.advanceTimersByTime(60 * 60_000)
  expect(shown).toBe(1)
})

test('[NTF-05] a popup that opens in the last five seconds postpones it', () => {
  start()
  vi.advanceTimersByTime(5 * 60_000 + 1_000)
  facts = { ...fine, isDialogOpen: true }
  vi.advanceTimersByTime(4_000)
  expect(shown).toBe(0)
  facts = fine
  vi.advanceTimersByTime(60_000 + 5_000)
  expect(shown).toBe(1)
})

test('a stopped watch shows nothing', () => {
  start()()
  vi.advanceTimersByTime(60 * 60_000)
  expect(shown).toBe(0)
})
