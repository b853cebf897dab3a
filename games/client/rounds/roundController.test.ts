import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USUAL_RULES } from '../../protocol/gameRules.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { EngineParts } from '../engine.ts'
import type { HudState } from '../ui/hud.ts'
import type { Course, GameView } from './gameView.ts'
import { createRoundController } from './roundController.ts'

const notice = vi.hoisted(() => ({ answer: 'start' as string | Promise<string> }))
vi.mock('../ui/panels.ts', () => ({ openNotice: async () => notice.answer }))

// A round controller without a page: records the state passed to the bar; each test supplies the studio's responses.

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

async function openController(gameView: Partial<GameView>, answers: PresentedRound[], more: object = {}) {
  const bar: HudState = {}
  const announced: string[] = []
  const orders: unknown[] = []
  const parts = {
    api: {
      place: async (order: unknown) => ({ round: orders.push(order) && answers.shift() }),
      markInterruptedSeen: async () => ({}),
    },
    hud: { show: (state: HudState) => Object.assign(bar, state), announce: (text: string) => announced.push(text) },
    texts: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
    money: (cents: number) => String(cents),
    sound: { isOn: () => false, play: () => {} },
    toast: () => {},
    launch: { currency: 'EUR' },
  } as unknown as EngineParts
  const nothing = () => {}
  const controller = createRoundController(parts, {
    play: (begun) => begun,
    replay: async () => {},
    showLast: nothing,
    reset: nothing,
    hurry: nothing,
    ...gameView,
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
    ...more,
  }
  await controller.open(state as unknown as Parameters<typeof controller.open>[0])
  return { controller, bar, announced, orders }
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
  const { controller, bar, announced } = await openController({ play }, [
    round('one', 250, 1150),
    round('two', 40, 1090),
  ])
  controller.press()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect([bar.balance, controller.isBusy()]).toEqual(['900', false])
  controller.press()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  expect(bar.balance).toBe('800')
  ends[1]?.()
  await vi.waitFor(() => expect(bar.balance).toBe('840'))
  expect(bar.win).toBe('40')
  ends[0]?.()
  await vi.waitFor(() => expect(bar.balance).toBe('1090'))
  expect(announced).toHaveLength(2)
})

test('a round that is not released delays the next one, and a press shortens it', async () => {
  const { ends, play } = shownByHand({ isReleased: false })
  const hurried = vi.fn()
  const { controller, bar, orders } = await openController({ play, hurry: hurried }, [round('one', 0, 900)])
  controller.press()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  controller.press()
  expect(orders).toHaveLength(1)
  expect(hurried).toHaveBeenCalledOnce()
  expect(controller.isBusy()).toBe(true)
  ends[0]?.()
  await vi.waitFor(() => expect(controller.isBusy()).toBe(false))
  expect(bar.balance).toBe('900')
})

test.each([
  [{}, 0, false],
  [{ isPressMove: true }, 1, true],
] as const)(
  '[149] without a stop button a press during a round of a game with %o calls its view %d times',
  async (kind, calls, canSkip) => {
    const { ends, play } = shownByHand({ isReleased: false })
    const hurry = vi.fn()
    const rules = { ...USUAL_RULES, stop: false }
    const { controller, bar } = await openController({ play, hurry, ...kind }, [round('one', 0, 900)], { rules })
    controller.press()
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    expect([bar.canSkip, bar.canOpenMenu]).toEqual([canSkip, false])
    controller.press()
    expect(hurry).toHaveBeenCalledTimes(calls)
    ends[0]?.()
    await vi.waitFor(() => expect(bar.canOpenMenu).toBe(true))
  },
)

test.each([
  [{}, true],
  [{ isPressMove: true }, false],
] as const)('during a replay of a game with %o the button offers to skip: %s', async (kind, canSkip) => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const { controller, bar } = await openController({ replay: () => end, ...kind }, [])
  const watching = controller.watch?.(round('one', 0, 900))
  expect([bar.isBusy, bar.canSkip]).toEqual([true, canSkip])
  resolve()
  await watching
  expect(bar.isBusy).toBe(false)
})

test('a screen reader announces a round once: outcome, win, balance; a replay without the balance', async () => {
  const announcement = () => 'Seventeen.'
  const { controller, announced } = await openController({ announcement }, [
    round('one', 250, 1150),
    round('two', 0, 1050),
  ])
  controller.press()
  await vi.waitFor(() => expect(announced).toHaveLength(1))
  await vi.waitFor(() => expect(controller.isBusy()).toBe(false))
  controller.press()
  await vi.waitFor(() => expect(announced).toHaveLength(2))
  expect(announced).toEqual([
    'Seventeen. announceResult {"win":"250","balance":"1150"}',
    'Seventeen. announceNoWin {"balance":"1050"}',
  ])
  await vi.waitFor(() => expect(controller.isBusy()).toBe(false))
  await controller.watch(round('one', 250, 1150))
  expect(announced.slice(2)).toEqual(['Seventeen. youWon {"amount":"250"}'])
})

test.each([
  ['start', 1],
  ['close', 0],
])('an announcement of free rounds that is answered with %s plays %d of them', async (answer, count) => {
  notice.answer = answer
  const grant = { id: 'g', total: 10, performed: 0, stake_cents: 20, won_cents: 0 }
  const { orders, controller } = await openController({}, [round('one', 0, 1000)], { free_rounds: grant })
  await vi.waitFor(() => expect(orders).toHaveLength(count))
  await vi.waitFor(() => expect(controller.isBusy()).toBe(false))
  expect(orders).toMatchObject(count > 0 ? [{ free_rounds: 'g', stake_cents: 20 }] : [])
})

test('a game is open while the message about an interrupted round waits for an answer; then the round is replayed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  notice.answer = promise
  const replay = vi.fn(async () => {})
  const interrupted = { ...round('one', 250, 1150), state: 'settled' }
  const { bar } = await openController({ replay }, [], { interrupted })
  expect(bar.balance).toBe('1000')
  expect(replay).not.toHaveBeenCalled()
  resolve('watch')
  await vi.waitFor(() => expect(replay).toHaveBeenCalledOnce())
})
