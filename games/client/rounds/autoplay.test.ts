import { expect, test } from 'vitest'
import { type AutoplayPlan, createAutoplay } from './autoplay.ts'

const keep = { kind: 'keep' } as const
const raise = (cents: number, percent: number) => Math.min(500, (cents * (100 + percent)) / 100)

function begun(over: Partial<AutoplayPlan> = {}) {
  const lefts: number[] = []
  const autoplay = createAutoplay((left) => lefts.push(left))
  const plan = { rounds: 10, stopLossCents: 500, stopProfitCents: null, stopWinCents: null, onWin: keep }
  autoplay.begin({ ...plan, ...over }, 100)
  const round = (paidCents: number, debitedCents = 100, hadFreeGames = false) =>
    autoplay.count({ paidCents, debitedCents }, hadFreeGames)
  return { autoplay, lefts, round }
}

test('autoplay plays its rounds and no more', () => {
  const { autoplay, lefts, round } = begun({ rounds: 2 })
  round(0)
  expect(autoplay.mayContinue(9900, 100)).toBe(true)
  round(0)
  expect(autoplay.mayContinue(9800, 100)).toBe(false)
  expect(lefts).toEqual([2, 1, 0])
})

test('a round that could lose more than allowed in all does not begin, even after a deposit', () => {
  const { autoplay, round } = begun()
  for (let count = 0; count < 4; count++) round(0)
  expect(autoplay.mayContinue(50_000, 100)).toBe(true)
  expect(autoplay.mayContinue(50_000, 120)).toBe(false)
  expect(autoplay.isOn()).toBe(false)
})

test('it stops at the chosen single win, after free games, and without funds', () => {
  const win = begun({ stopWinCents: 1000 })
  win.round(999)
  expect(win.autoplay.isOn()).toBe(true)
  win.round(1000)
  expect(win.autoplay.isOn()).toBe(false)
  const free = begun()
  free.round(0, 100, true)
  expect(free.autoplay.isOn()).toBe(false)
  expect(begun({ stopLossCents: 50_000 }).autoplay.mayContinue(50, 100)).toBe(false)
})

test('it stops at the profit of all its rounds together', () => {
  const { autoplay, round } = begun({ stopProfitCents: 200 })
  round(250)
  expect(autoplay.isOn()).toBe(true)
  round(0)
  round(200)
  expect(autoplay.isOn()).toBe(true)
  round(150)
  expect(autoplay.isOn()).toBe(false)
})

test('after a win the stake is raised or reset to the first; a loss and a draw never change it', () => {
  const { autoplay, round } = begun({ onWin: { kind: 'raise', percent: 100 } })
  expect(autoplay.nextStake(100, raise)).toBe(100)
  round(0)
  expect(autoplay.nextStake(100, raise)).toBe(100)
  round(100)
  expect(autoplay.nextStake(100, raise)).toBe(100)
  round(101)
  expect(autoplay.nextStake(100, raise)).toBe(200)
  round(0, 200)
  expect(autoplay.nextStake(200, raise)).toBe(200)
  const back = begun({ onWin: { kind: 'base' } })
  back.round(400)
  expect(back.autoplay.nextStake(300, raise)).toBe(100)
})

test('a raised stake above the loss limit ends it, and the first stake is restored once', () => {
  const { autoplay, round } = begun({ stopLossCents: 250, onWin: { kind: 'raise', percent: 100 } })
  expect(autoplay.restoredStake()).toBeNull()
  round(150)
  const next = autoplay.nextStake(100, raise)
  expect([next, autoplay.mayContinue(9000, next)]).toEqual([200, true])
  round(0, 200)
  expect(autoplay.mayContinue(9000, autoplay.nextStake(200, raise))).toBe(false)
  expect([autoplay.restoredStake(), autoplay.restoredStake()]).toEqual([100, null])
})
