import { describe, expect, test } from 'vitest'
import {
  activeIn,
  giftsOf,
  isClosedBy,
  listsOf,
  offerView,
  spinsFor,
  spinsLists,
  wageringOf,
  waitingOf,
  withBonus,
} from './model'
import type { Bonus, Freespins, GiftConfig, Offer } from './queries'

const bonus = (changes: Partial<Bonus> = {}): Bonus => ({
  id: 1,
  version: 1,
  title: 'Welcome',
  amount_cents: 5000,
  currency: 'EUR',
  stage: 'issued',
  strategy: 'deposit',
  amount_wager_requirement_cents: 150_000,
  amount_wager_cents: 0,
  created_at: '2026-03-10T12:00:00.000Z',
  activatable_until: '2026-03-17T12:00:00.000Z',
  valid_until: null,
  activatable: true,
  cancelable: true,
  group_key: 'welcome_pack',
  wager: 30,
  wager_days: 14,
  max_bet_cents: 500,
  max_win_cents: 500_000,
  closed_categories: ['jackpot'],
  payment_id: null,
  ended_at: null,
  ...changes,
})
const config: GiftConfig = {
  disabled: ['retired'],
  contents: [
    { group_keys: ['welcome_pack'], logo: '/rocket.webp', url: '/promotions/welcome-pack' },
    { group_keys: ['7'], logo: '/seven.webp', url: '/seven', title: 'Lucky seven' },
  ],
  additional: {},
}

describe('the operator’s settings', () => {
  test('[BON-13] a disabled group is hidden while issued and only then', () => {
    const shown = giftsOf(
      [bonus({ group_key: 'retired' }), bonus({ id: 2, group_key: 'retired', stage: 'handle_bets' })],
      config,
    )
    expect(shown.map(({ id }) => id)).toEqual([2])
  })

  test('[BON-13] [BON-03] a gift gets the CMS data of its group or of its id', () => {
    const [first, second, third] = giftsOf(
      [bonus(), bonus({ id: 7, group_key: 'other' }), bonus({ id: 8, group_key: 'x' })],
      config,
    )
    expect([first?.cmsData?.logo, first?.title]).toEqual(['/rocket.webp', 'Welcome'])
    expect([second?.cmsData?.url, second?.title]).toEqual(['/seven', 'Lucky seven'])
    expect(third?.cmsData).toBeUndefined()
  })
})

test('[PROF-12] gifts are new, running (the wagered one first), or past', () => {
  const gifts = giftsOf(
    [
      bonus({ id: 5, stage: 'canceled' }),
      bonus({ id: 4, stage: 'wait' }),
      bonus({ id: 3 }),
      bonus({ id: 2, stage: 'handle_bets' }),
      bonus({ id: 1, stage: 'finished' }),
    ],
    config,
  )
  const { fresh, running, past } = listsOf(gifts)
  expect([fresh, running, past].map((list) => list.map(({ id }) => id))).toEqual([[3], [2, 4], [5, 1]])
})

test('the wagering progress is in whole percents, rounded down', () => {
  expect(wageringOf(bonus({ amount_wager_cents: 60_100 }))).toEqual({ percent: 40, leftCents: 89_900 })
  expect(wageringOf(bonus({ amount_wager_cents: 150_100 }))).toEqual({ percent: 100, leftCents: 0 })
})

test('the active bonus is that of the wallet', () => {
  const list = [
    bonus(),
    bonus({ id: 2, stage: 'handle_bets', currency: 'USD' }),
    bonus({ id: 3, stage: 'handle_bets' }),
  ]
  expect([activeIn(list, 'EUR')?.id, activeIn(list, 'USD')?.id, activeIn(list, 'NOK')]).toEqual([3, 2, undefined])
})

const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
const offer: Offer = {
  id: 'bronze',
  group_key: 'vip_reload',
  bonuses: [
    {
      title: 'Reload',
      type: 'bonus',
      conditions: [{ field: 'amount', type: 'min', value: euros(2000) }],
      attributes: [
        { field: 'bonus_amount', value: { percent: 25 } },
        { field: 'bonus_amount_max', value: euros(25_000) },
      ],
      result_bonus: [
        { field: 'wager', value: 30 },
        { field: 'max_win', value: euros(500_000) },
      ],
    },
  ],
}

test('an offer has the amounts of the wallet’s currency', () => {
  expect(offerView(offer, 'EUR')).toMatchObject({
    percent: 25,
    upToCents: 25_000,
    minCents: 2000,
    wager: 30,
    maxWinCents: 500_000,
    title: 'Reload',
  })
  expect(offerView(offer, 'USD')).toMatchObject({ percent: 25, upToCents: undefined, minCents: undefined })
})

test.each([
  ['a game of a closed kind', {}, ['slots', 'jackpot'], true],
  ['any other game', {}, ['slots'], false],
  ['a game of the bonus', { games: ['a/One'] }, ['slots'], false],
  ['a game that the bonus does not include', { games: ['a/Two'] }, ['slots'], true],
])('while a bonus is wagered, %s is closed: %s', (_, changes, categories, isClosed) => {
  expect(isClosedBy(bonus({ closed_categories: ['jackpot'], ...changes }), 'a/One', categories)).toBe(isClosed)
})

describe('a message', () => {
  test('about an unknown bonus adds it in front', () => {
    expect(withBonus([bonus()], bonus({ id: 2 })).map(({ id }) => id)).toEqual([2, 1])
  })
  test('updates a shown bonus and preserves its texts', () => {
    const shown = [bonus({ title: 'Willkommen' }), bonus({ id: 2 })]
    const [first, second] = withBonus(shown, bonus({ version: 2, stage: 'handle_bets', amount_wager_cents: 500 }))
    expect(first).toMatchObject({ stage: 'handle_bets', amount_wager_cents: 500, title: 'Willkommen' })
    expect(second).toBe(shown[1])
  })
  test('that arrives late changes nothing', () => {
    const shown = [bonus({ version: 3, stage: 'canceled' })]
    expect(withBonus(shown, bonus({ version: 2, stage: 'handle_bets' }))).toBe(shown)
  })
})

const spins = (changes: Partial<Freespins>): Freespins =>
  ({
    id: 1,
    stage: 'issued',
    currency: 'EUR',
    games: ['a/B'],
    activatable: true,
    group_key: false,
    valid_until: null,
    ...changes,
  }) as Freespins

test('[BON-07] [BON-13] free spins are new, running or ended; those of a disabled group are hidden while issued', () => {
  const all = [
    spins({ id: 1 }),
    spins({ id: 2, group_key: 'retired' }),
    spins({ id: 3, stage: 'activated', valid_until: '2026-03-14T00:00:00.000Z' }),
    spins({ id: 4, stage: 'activated', valid_until: '2026-03-13T00:00:00.000Z' }),
    ...(['finished', 'canceled', 'expired'] as const).map((stage, at) => spins({ id: 5 + at, stage })),
  ]
  const { fresh, running, past } = spinsLists(all, config)
  expect([fresh, running, past].map((list) => list.map(({ id }) => id))).toEqual([[1], [4, 3], [5, 6, 7]])
})

test.each([
  ['running ones come first', [spins({}), spins({ id: 2, stage: 'activated' })], 2],
  ['waiting ones come next', [spins({})], 1],
  ['another game’s are left out', [spins({ games: ['a/C'] })], undefined],
  ['another wallet’s are left out', [spins({ currency: 'USD' })], undefined],
  ['ended ones are left out', [spins({ stage: 'finished', activatable: false })], undefined],
])('free spins of a game: %s', (_, all, id) => {
  expect(spinsFor(all, 'a/B', 'EUR')?.id).toBe(id)
})

describe('[CONST-44] the gift counter', () => {
  const spins = (changes: Partial<Freespins>): Freespins =>
    ({
      ...{ id: 1, stage: 'issued', activatable: true, freespins_total: 1, freespins_performed: null },
      ...{ group_key: false, provider: 'booongo', feature: 'hold_and_win' },
      ...changes,
    }) as Freespins
  const running = { stage: 'activated', activatable: false } as const

  test.each([
    ['nothing', [], { count: 0, hasFeature: false }],
    ['a gift of the feature', [spins({})], { count: 1, hasFeature: true }],
    ['a gift of another studio', [spins({ provider: 'playson' })], { count: 1, hasFeature: true }],
    ['an activated and unplayed gift', [spins({ ...running, freespins_performed: 0 })], { count: 1, hasFeature: true }],
    ['a played gift', [spins({ ...running, freespins_performed: 1 })], { count: 0, hasFeature: false }],
    ['an expired gift', [spins({ activatable: false })], { count: 0, hasFeature: false }],
    ['a finished gift', [spins({ stage: 'finished', freespins_performed: 1 })], { count: 0, hasFeature: false }],
    ['ordinary free spins of that studio', [spins({ feature: null })], { count: 1, hasFeature: false }],
    ['a disabled group', [spins({ group_key: 'retired' })], { count: 0, hasFeature: false }],
  ] as const)('[CONST-44] with %s', (_, given, waiting) => {
    expect(waitingOf([], given, ['retired'])).toEqual(waiting)
  })

  test('[BON-09] counts new bonuses, not those being wagered or ended', () => {
    const bonuses = [bonus(), bonus({ id: 2, stage: 'handle_bets' }), bonus({ id: 3, stage: 'canceled' })]
    expect(waitingOf(bonuses, [spins({ id: 4 })], [])).toEqual({ count: 2, hasFeature: true })
  })
})
