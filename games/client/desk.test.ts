import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USUAL_RULES } from '../protocol/gameRules.ts'
import type { PresentedRound } from '../protocol/round.ts'
import { createDesk } from './desk.ts'
import type { EngineParts } from './engine.ts'
import type { Course, Showing } from './showing.ts'
import type { HudState } from './ui/hud.ts'

// A desk without a page: records the state passed to the bar; each test supplies the studio's responses.

const page = { parent: null as unknown }
page.parent = page
beforeEach(() => void vi.stubGlobal('window', page))
afterEach(() => void vi.unstubAllGlobals())

const STAKE = 100
const round = (id: string, win: number, balance: number) =>
  ({
    id,
    win_cents: win,
    balance_cents: balance,
    stake_cents: STAKE,
    staked_cents: STAKE,
    moves: [],
    view: {},
    is_open: false,
  }) as unknown as PresentedRound

async function openDesk(showing: Partial<Showing>, answers: PresentedRound[]) {
  const bar: HudState = {}
  const said: string[] = []
  const orders: unknown[] = []
  const parts = {
    api: { place: async (order: unknown) => ({ round: orders.push(order) && answers.shift() }) },
    hud: { show: (state: HudState) => Object.assign(bar, state), announce: (text: string) => said.push(text) },
    texts: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
    money: (cents: number) => String(cents),
    sound: { isOn: () => false, play: () => {} },
    toast: () => {},
    launch: { currency: 'EUR' },
  } as unknown as EngineParts
  const nothing = () => {}
  const desk = createDesk(parts, {
    play: (begun) => begun,
    replay: async () => {},
    rest: nothing,
    reset: nothing,
    hurry: nothing,
    ...showing,
  })
  const state = {
    rules: USUAL_RULES,
    stakes: [STAKE],
    stake_step: 20,
    stake_cents: STAKE,
    balance_cents: 1000,
    last: null,
    open: null,
    interrupted: null,
  }
  await desk.open(state as unknown as Parameters<typeof desk.open>[0])
  return { desk, bar, said, orders }
}

/** Resolves the display of rounds by hand, in their order. */
function shownByHand({ isReleased }: { isReleased: boolean }) {
  const ends: (() => void)[] = []
  const play = async (begun: Promise<PresentedRound>, course: Course) => {
    const now = await begun
    if (isReleased) course.release?.(now)
    await new Promise<void>((resolve) => ends.push(resolve))
    return now
  }
  return { ends, play }
}

test('the win of a released round stays out of the balance until it has been shown, while others begin', async () => {
  const { ends, play } = shownByHand({ isReleased: true })
  const { desk, bar, said } = await openDesk({ play }, [round('one', 250, 1150), round('two', 40, 1090)])
  desk.press()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect([bar.balance, desk.isBusy()]).toEqual(['900', false])
  desk.press()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  expect(bar.balance).toBe('800')
  ends[1]?.()
  await vi.waitFor(() => expect(bar.balance).toBe('840'))
  expect(bar.win).toBe('40')
  ends[0]?.()
  await vi.waitFor(() => expect(bar.balance).toBe('1090'))
  expect(said).toHaveLength(2)
})

test('a round that is not released delays the next one, and a press shortens it', async () => {
  const { ends, play } = shownByHand({ isReleased: false })
  const hurried = vi.fn()
  const { desk, bar, orders } = await openDesk({ play, hurry: hurried }, [round('one', 0, 900)])
  desk.press()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  desk.press()
  expect(orders).toHaveLength(1)
  expect(hurried).toHaveBeenCalledOnce()
  expect(desk.isBusy()).toBe(true)
  ends[0]?.()
  await vi.waitFor(() => expect(desk.isBusy()).toBe(false))
  expect(bar.balance).toBe('900')
})

test('a screen reader announces a round once: outcome, win, balance; a replay without the balance', async () => {
  const say = () => 'Seventeen.'
  const { desk, said } = await openDesk({ say }, [round('one', 250, 1150), round('two', 0, 1050)])
  desk.press()
  await vi.waitFor(() => expect(said).toHaveLength(1))
  await vi.waitFor(() => expect(desk.isBusy()).toBe(false))
  desk.press()
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(said).toEqual([
    'Seventeen. announceResult {"win":"250","balance":"1150"}',
    'Seventeen. announceNoWin {"balance":"1050"}',
  ])
  await vi.waitFor(() => expect(desk.isBusy()).toBe(false))
  await desk.watch(round('one', 250, 1150))
  expect(said.slice(2)).toEqual(['Seventeen. youWon {"amount":"250"}'])
})
