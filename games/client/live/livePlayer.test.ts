import { beforeEach, expect, test, vi } from 'vitest'
import type { PresentedLiveRound, PresentedOwnBet } from '../../protocol/live.ts'
import type { EngineParts } from '../engine.ts'
import type { HudState } from '../ui/hud.ts'
import type { FeedHandlers } from './feed.ts'
import { LivePlayer } from './livePlayer.ts'
import type { LiveShow } from './liveShow.ts'
import type { Surroundings } from './stage.ts'

// A live table without a page: records the state passed to the bar and the orders; tests send the feed's events.

const feed = vi.hoisted(() => ({ handlers: undefined as FeedHandlers | undefined }))
vi.mock('./feed.ts', () => ({
  openFeed: (_: unknown, handlers: FeedHandlers) => {
    feed.handlers = handlers
    return { now: () => 0, refresh: () => {} }
  },
}))
const page = { parent: null as unknown }
page.parent = page
beforeEach(() => {
  vi.stubGlobal('window', page)
  return () => vi.unstubAllGlobals()
})

const crowd = { seats: 0, names: [], totals: {}, bets: null }
const betting = (id: string) => ({ id, number: 1, hash: id, closes_at: 1000 }) as unknown as PresentedLiveRound

function openTable(lastCents: number) {
  const bar: HudState & { isDisabled?: string } = {}
  const notes: (string | null)[] = []
  const orders: number[] = []
  let laidCents = 0
  const nothing = () => {}
  const parts = {
    api: {
      betLive: async ({ round, stake_cents }: { round: string; stake_cents: number }) => {
        orders.push(stake_cents)
        return {
          bet: { id: `${round}/${orders.length}`, round, state: 'placed', stake_cents, win_cents: null, bet: {} },
        }
      },
    },
    hud: {
      show: (state: HudState) => Object.assign(bar, state),
      announce: nothing,
      spin: { setAttribute: (_: string, value: string) => Object.assign(bar, { isDisabled: value }) },
    },
    money: String,
    sound: { isOn: () => false, play: nothing },
    toast: (text: string | null) => notes.push(text),
    texts: (key: string) => key,
    launch: { currency: 'EUR' },
  } as unknown as EngineParts
  const show: LiveShow = {
    order: () => (laidCents > 0 ? { stakeCents: laidCents, bet: {} } : null),
    repeat: () =>
      laidCents === 0 && lastCents > 0
        ? {
            cents: lastCents,
            lay: () => {
              laidCents = lastCents
            },
          }
        : null,
    orderConfirmed: () => {
      laidCents = 0
    },
    ...{ open: nothing, begin: nothing, spin: nothing, result: nothing, history: nothing, crowd: nothing },
    announcement: () => '',
  }
  const stage: Surroundings = { tick: () => undefined, round: nothing, own: nothing, crowd: nothing }
  const texts = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)
  const player = new LivePlayer(parts, texts, stage, show)
  const begin = (id: string) => feed.handlers?.round(betting(id), crowd)
  return { player, bar, notes, orders, begin, own: (bet: object) => feed.handlers?.bet(bet as PresentedOwnBet) }
}

test('a press without chips confirms the bets of the last round again, once a round', async () => {
  const { player, bar, notes, orders, begin } = openTable(300)
  begin('one')
  expect(bar).toMatchObject({ pressLabel: 'repeat {"amount":"300"}', pressIcon: 'again', figure: '300' })
  expect([bar.isLive, bar.isDisabled]).toEqual([false, 'false'])
  player.press()
  player.press()
  await vi.waitFor(() => expect(bar).toMatchObject({ pressLabel: 'confirm', figure: null, isDisabled: 'true' }))
  player.press()
  expect(orders).toEqual([300])
  expect(notes).toEqual(['layFirst'])
  begin('two')
  player.press()
  expect(orders).toEqual([300, 300])
})

test('without bets of a last round a press shows that a chip is missing', () => {
  const { player, bar, notes, orders, begin } = openTable(0)
  begin('one')
  expect(bar).toMatchObject({ pressLabel: 'confirm', pressIcon: 'check', figure: null, isDisabled: 'true' })
  player.press()
  expect([orders, notes]).toEqual([[], ['layFirst']])
})

test('a bet that the wallet refused does not count as one of the round', async () => {
  const { player, bar, orders, begin, own } = openTable(300)
  begin('one')
  player.press()
  await vi.waitFor(() => expect(bar.pressLabel).toBe('confirm'))
  own({ id: 'one/1', round: 'one', state: 'refused', stake_cents: 300, win_cents: null })
  expect(bar.pressLabel).toBe('repeat {"amount":"300"}')
  player.press()
  expect(orders).toEqual([300, 300])
})
