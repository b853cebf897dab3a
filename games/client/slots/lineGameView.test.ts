import { afterEach, expect, test, vi } from 'vitest'
import { createHostReader } from '../page/host.ts'
import { createLineGameView } from './lineGameView.ts'

afterEach(() => {
  vi.useRealTimers()
})

const tellGame = createHostReader({ pause: () => {}, resume: () => {}, player: () => {} })
const order = (type: 'pause' | 'resume') => tellGame({ source: 'apogee-host', type })
const lineWin = (line: number) => ({ line, symbol: 2, count: 3, units: 20 })

test('a win of several lines shows each in turn, but not while a dialog covers the game', async () => {
  vi.useFakeTimers()
  const mark = vi.fn()
  const parts = {
    stage: { mark, unmark: () => {} },
    slotTexts: (key: string) => key,
    texts: (key: string) => key,
    money: String,
    hud: { show: () => {} },
    sound: { play: () => {}, start: () => ({ set: () => {}, stop: () => {} }) },
    backdrop: { cheer: () => {} },
  }
  const view = createLineGameView(parts as unknown as Parameters<typeof createLineGameView>[0])
  const won = { lineWins: [lineWin(1), lineWin(2)], scatters: 0, scatterUnits: 0, multiplier: 1, units: 40, view: [] }
  const shown = view.showStep(won, 20, 0, true)
  view.skip()
  await vi.runOnlyPendingTimersAsync()
  await shown
  const marks = () => mark.mock.calls.length
  const before = marks()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(marks() - before).toBe(2)
  order('pause')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(marks() - before).toBe(2)
  order('resume')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(marks() - before).toBe(4)
  view.clear()
})
