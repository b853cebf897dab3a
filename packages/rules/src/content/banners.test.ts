import { expect, test } from 'vitest'
import { type BannerFacts, bannersOf, fillAmounts, isFor, isLive, readLiveMoment } from './banners.ts'

const banner = (change: Partial<BannerFacts> & { id?: string } = {}) => ({ id: 'a', categories: ['home'], ...change })
const guest = { isPlayer: false, groups: [], isCrypto: false, welcomePack: 'none' as const }
const player = { ...guest, isPlayer: true, groups: ['257', '791'] }

test('[LOB-20] a slot shows only banners of its category', () => {
  const banners = [banner({ id: 'home' }), banner({ id: 'live', categories: ['live', 'header'] })]
  expect(bannersOf(banners, 'home').map(({ id }) => id)).toEqual(['home'])
  expect(bannersOf(banners, 'header').map(({ id }) => id)).toEqual(['live'])
})

test('[LOB-25] each category has its own order; banners without one come last', () => {
  const banners = [
    banner({ id: 'none', categories: ['home', 'live'] }),
    banner({ id: 'first at home', categories: ['home', 'live'], order: { home: 1, live: 2 } }),
    banner({ id: 'first live', categories: ['home', 'live'], order: { home: 2, live: 1 } }),
  ]
  expect(bannersOf(banners, 'home').map(({ id }) => id)).toEqual(['first at home', 'first live', 'none'])
  expect(bannersOf(banners.toReversed(), 'home').map(({ id }) => id)).toEqual(['first at home', 'first live', 'none'])
  expect(bannersOf(banners, 'live').map(({ id }) => id)).toEqual(['first live', 'first at home', 'none'])
})

test.each([
  ['01/03/2026 00:00', Date.UTC(2026, 2, 1)],
  ['31/12/2026 23:59', Date.UTC(2026, 11, 31, 23, 59)],
  ['03/01/26 00:00', undefined],
  ['31/02/2026 10:00', undefined],
  ['01/13/2026 10:00', undefined],
  ['x01/03/2026 00:00', undefined],
  ['01/03/2026 00:000', undefined],
  ['01/03/2026 24:00', undefined],
  ['01/03/2026 10:60', undefined],
  ['2026-03-01T00:00', undefined],
])('a moment of a live window: %s', (text, expected) => {
  expect(readLiveMoment(text)).toBe(expected)
})

test('[LOB-24] a banner shows only within its live window, day before month, in UTC', () => {
  const windowed = banner({ liveTime: { start: '03/11/2026 10:00', end: '04/11/2026 10:00' } })
  const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour, minute)
  expect(isLive(windowed, at(3, 9, 59))).toBe(false)
  expect(isLive(windowed, at(3, 10))).toBe(true)
  expect(isLive(windowed, at(4, 9, 59))).toBe(true)
  expect(isLive(windowed, at(4, 10))).toBe(false)
  expect(isLive(banner(), at(4, 10))).toBe(true)
  expect(isLive(banner({ liveTime: { start: 'soon', end: '04/11/2026 10:00' } }), at(3, 12))).toBe(false)
})

test.each([
  ['everybody', {}, [true, true]],
  ['guests', { logged: false }, [true, false]],
  ['players', { logged: true }, [false, true]],
  ['members of a group', { groups: [257, 1] }, [false, true]],
  ['members, by the other name', { groupIds: ['791'] }, [false, true]],
  ['members of a group they are not in', { groups: [1] }, [false, false]],
  ['players of no group', { logged: true, groups: [] }, [false, true]],
] as const)('[LOB-27] login state and groups: for %s', (_whom, change, [toGuest, toPlayer]) => {
  expect(isFor(banner(change), guest)).toBe(toGuest)
  expect(isFor(banner(change), player)).toBe(toPlayer)
})

test('[LOB-27] a banner for coins is for a wallet or a domain of coins, one for money for all others', () => {
  const coins = { ...player, isCrypto: true }
  expect([isFor(banner({ crypto: true }), coins), isFor(banner({ crypto: true }), player)]).toEqual([true, false])
  expect([isFor(banner({ crypto: false }), coins), isFor(banner({ crypto: false }), player)]).toEqual([false, true])
  expect(isFor(banner({ crypto: true }), { ...guest, isCrypto: true })).toBe(true)
})

test('[LOB-27] a banner of a welcome-pack status shows in that status, one without in all (OPEN-53)', () => {
  const statuses = ['none', 'active', 'done'] as const
  const shown = (pack?: (typeof statuses)[number]) =>
    statuses.filter((welcomePack) => isFor(banner({ welcome_pack: pack }), { ...player, welcomePack }))
  expect(shown('none')).toEqual(['none'])
  expect(shown('active')).toEqual(['active'])
  expect(shown('done')).toEqual(['done'])
  expect(shown()).toEqual([...statuses])
})

test('[LOB-22] amounts of a text are those of the reader’s currency, else of EUR; an unknown name stays', () => {
  const variables = { most: { EUR: '500', CAD: '750' } }
  const fill = (currency: string) => fillAmounts('Up to {most}, {bonus}', variables, currency, (a, c) => `${a} ${c}`)
  expect(fill('CAD')).toBe('Up to 750 CAD, {bonus}')
  expect(fill('NOK')).toBe('Up to 500 EUR, {bonus}')
})
