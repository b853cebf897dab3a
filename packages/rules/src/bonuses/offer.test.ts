import { describe, expect, test } from 'vitest'
import {
  amountIn,
  bonusCents,
  conditionsOf,
  isEarnedBy,
  isOpenTo,
  minDeposit,
  type Offer,
  type OfferPart,
  spinsOf,
  termsOf,
} from './offer.ts'

const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
const part = (changes: Partial<OfferPart> = {}): OfferPart => ({
  title: 'Half',
  type: 'bonus',
  conditions: [{ field: 'amount', type: 'min', value: euros(2000) }],
  attributes: [
    { field: 'bonus_amount', value: { percent: 50 } },
    { field: 'bonus_amount_max', value: euros(10_000) },
  ],
  result_bonus: [
    { field: 'wager', value: 30 },
    { field: 'max_win', value: euros(500_000) },
    { field: 'bonus_bet_limits', value: { default: euros(500) } },
  ],
  ...changes,
})
const offer = (changes: Partial<OfferPart> = {}): Offer => ({ id: 'half', bonuses: [part(changes)] })
const facts = { currency: 'EUR', groups: ['257'], now: new Date('2026-03-13T12:00:00Z') }

describe('the value of an offer', () => {
  test.each([
    ['half of a deposit', 4000, 'EUR', {}, 2000],
    ['cut to whole units', 2001, 'EUR', {}, 1000],
    ['no more than its bound', 50_000, 'EUR', {}, 10_000],
    [
      'no less than its least',
      2000,
      'EUR',
      {
        attributes: [
          { field: 'bonus_amount', value: { percent: 1 } },
          { field: 'bonus_amount_min', value: euros(500) },
        ],
      },
      500,
    ],
    ['a sum', 0, 'EUR', { attributes: [{ field: 'bonus_amount', value: { default: euros(700) } }] }, 700],
    ['a sum without its wrapping', 0, 'EUR', { attributes: [{ field: 'bonus_amount', value: euros(700) }] }, 700],
    ['nothing without an amount', 4000, 'EUR', { attributes: [] }, 0],
    ['nothing by an amount that is no amount', 4000, 'EUR', { attributes: [{ field: 'bonus_amount', value: 5 }] }, 0],
    [
      'nothing in a currency it does not name',
      0,
      'USD',
      { attributes: [{ field: 'bonus_amount', value: euros(700) }] },
      0,
    ],
  ] as const)('%s', (_, deposit, currency, change, cents) => {
    expect(bonusCents(part(change as Partial<OfferPart>), currency, deposit)).toBe(cents)
  })

  test.each(['bonus_amount_max', 'max_win', 'bonus_bet_limits'])(
    'it is not open in a currency its %s does not state: a missing limit would mean no limit',
    (missing) => {
      const both = (amount_cents: number) => [...euros(amount_cents), { currency: 'DOG', amount_cents }]
      const amounts = (field: string) => ({ field, value: field === missing ? euros(500) : both(500) })
      const stated = offer({
        conditions: [],
        attributes: [{ field: 'bonus_amount', value: { percent: 50 } }, amounts('bonus_amount_max')],
        result_bonus: [{ field: 'wager', value: 30 }, amounts('max_win'), amounts('bonus_bet_limits')],
      })
      expect([isOpenTo(stated, facts), isOpenTo(stated, { ...facts, currency: 'DOG' })]).toEqual([true, false])
    },
  )

  test('its terms in the currency of the wallet', () => {
    expect(termsOf(part(), 'EUR')).toEqual({ wager: 30, maxWinCents: 500_000, maxBetCents: 500, wagerGames: null })
    expect(termsOf(part(), 'USD')).toEqual({ wager: 30, maxWinCents: null, maxBetCents: null, wagerGames: null })
    const games = { field: 'games', value: ['saltpeter/BisonBoulevard'] }
    expect(termsOf(part({ result_bonus: [games] }), 'EUR')).toMatchObject({ wager: 0, wagerGames: games.value })
    expect(termsOf(part({ result_bonus: [{ field: 'games', value: euros(1) }] }), 'EUR').wagerGames).toBeNull()
  })
})

describe('its conditions', () => {
  test.each([
    ['a member of its group', [{ field: 'groups', type: 'in', value: ['257', '258'] }], true],
    ['not those outside', [{ field: 'groups', type: 'in', value: ['258'] }], false],
    ['its currency', [{ field: 'currencies', type: 'in', value: ['EUR'] }], true],
    ['not another', [{ field: 'currencies', type: 'in', value: ['USD'] }], false],
    ['a currency its least deposit names', [{ field: 'amount', type: 'min', value: euros(1) }], true],
    [
      'any method: that is judged with the deposit',
      [{ field: 'deposit_payment_systems', type: 'in', value: [] }],
      true,
    ],
    [
      'not a currency its least deposit does not name',
      [{ field: 'amount', type: 'min', value: [{ currency: 'USD', amount_cents: 1 }] }],
      false,
    ],
    [
      'its days',
      [
        {
          field: 'date_time',
          type: 'in',
          value: {
            from: '2026-01-01T00:00:00.000Z',
            to: '2027-01-01T00:00:00.000Z',
            time: '12:00-24:00',
            on: ['friday'],
            tz: 'UTC',
          },
        },
      ],
      true,
    ],
    [
      'not other days',
      [
        {
          field: 'date_time',
          type: 'in',
          value: {
            from: '2026-01-01T00:00:00.000Z',
            to: '2027-01-01T00:00:00.000Z',
            time: '12:00-24:00',
            on: ['sunday'],
            tz: 'UTC',
          },
        },
      ],
      false,
    ],
  ] as const)('%s', (_, conditions, isOpen) => {
    expect(isOpenTo(offer({ conditions: conditions as unknown as OfferPart['conditions'] }), facts)).toBe(isOpen)
  })

  test('the minimum deposit comes from the first box if there are boxes', () => {
    const boxed = offer({
      boxes: [{ bonuses: [{ conditions: [{ field: 'amount', type: 'min', value: euros(900) }] }] }],
    })
    expect([minDeposit(boxed, 'EUR'), minDeposit(offer(), 'EUR'), minDeposit(offer(), 'USD')]).toEqual([
      900,
      2000,
      undefined,
    ])
  })

  test.each([
    ['enough', 2000, 'visa', undefined, true],
    ['too little', 1999, 'visa', undefined, false],
    ['by one of its methods', 2000, 'visa', ['visa'], true],
    ['by another', 2000, 'visa', ['bitcoin'], false],
  ] as const)('a deposit: %s', (_, cents, method, methods, isEarned) => {
    const more = methods ? [{ field: 'deposit_payment_systems', type: 'in', value: [...methods] }] : []
    const asked = offer({ conditions: [...part().conditions, ...more] })
    expect(isEarnedBy(asked, { currency: 'EUR', cents, method })).toBe(isEarned)
  })
})

test('amounts are read from rows alone, bare or as the default', () => {
  const rows = [{ currency: 'USD', amount_cents: 7 }, ...euros(5)]
  expect([amountIn(rows, 'EUR'), amountIn({ default: rows }, 'USD'), amountIn(rows, 'GBP')]).toEqual([5, 7, undefined])
  for (const none of [undefined, 5, [], ['EUR'], { percent: 5 }]) expect(amountIn(none, 'EUR')).toBeUndefined()
})

test('an amount within `default` has to name the currency too; a list of games or an empty one is no amount', () => {
  const attribute = (value: OfferPart['attributes'][number]['value']) =>
    isOpenTo(offer({ conditions: [], result_bonus: [], attributes: [{ field: 'any', value }] }), facts)
  expect(attribute({ default: euros(700) })).toBe(true)
  expect(attribute({ default: [{ currency: 'USD', amount_cents: 700 }] })).toBe(false)
  expect([attribute([]), attribute(['saltpeter/BisonBoulevard']), attribute({ percent: 5 }), attribute(30)]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('an offer without parts, boxes or conditions has no conditions, and its least deposit is its own', () => {
  const conditions = [
    { field: 'groups', type: 'in', value: ['257'] },
    { field: 'amount', type: 'max', value: euros(9) },
    { field: 'bonus', type: 'min', value: euros(8) },
    { field: 'amount', type: 'min', value: euros(7) },
  ]
  expect(conditionsOf({ id: 'none', bonuses: [] })).toEqual([])
  expect(conditionsOf(offer({ conditions, boxes: [] }))).toEqual(conditions)
  expect(conditionsOf(offer({ conditions, boxes: [{ bonuses: [] }] }))).toEqual(conditions)
  expect([minDeposit(offer({ conditions }), 'EUR'), minDeposit(offer({ conditions: [] }), 'EUR')]).toEqual([
    7,
    undefined,
  ])
})

describe('the free spins it gives', () => {
  const attributes = {
    freespins_count: 20,
    bet_level: 2,
    play_days: 3,
    games: ['a/One', 'b/Two'],
    freespins_bet: euros(40),
    freespins_max_win: { default: euros(5000) },
    freespins_feature: ['hold_and_win'],
  }
  const spins = (changes: Partial<Record<keyof typeof attributes, OfferPart['attributes'][number]['value'] | null>>) =>
    part({
      type: 'freespins',
      attributes: Object.entries({ ...attributes, ...changes }).flatMap(([field, value]) =>
        value === null ? [] : [{ field, value }],
      ),
    })
  const given = {
    count: 20,
    games: ['a/One', 'b/Two'],
    betLevel: 2,
    stakeCents: 40,
    playDays: 3,
    maxPayoutCents: 5000,
    feature: 'hold_and_win',
  }

  test('are as its attributes say; without a maximum or a feature of its own they have none', () => {
    expect(spinsOf(spins({}), 'EUR')).toEqual(given)
    expect(spinsOf(spins({ freespins_count: 1, bet_level: 1, play_days: 1, freespins_bet: euros(1) }), 'EUR')).toEqual({
      ...given,
      count: 1,
      betLevel: 1,
      playDays: 1,
      stakeCents: 1,
    })
    expect(spinsOf(spins({ freespins_max_win: null, freespins_feature: null }), 'EUR')).toEqual({
      ...given,
      maxPayoutCents: null,
      feature: null,
    })
    expect(spinsOf(spins({ freespins_feature: ['another'] }), 'EUR')?.feature).toBeNull()
  })

  test.each([
    ['another kind of part', { ...spins({}), type: 'bonus' as const }],
    ['no count', spins({ freespins_count: null })],
    ['a count that is no number', spins({ freespins_count: ['20'] })],
    ['a count of none', spins({ freespins_count: 0 })],
    ['no bet level', spins({ bet_level: 0 })],
    ['no days to play', spins({ play_days: 0 })],
    ['a worth of nothing', spins({ freespins_bet: euros(0) })],
    ['a worth in another currency', spins({ freespins_bet: [{ currency: 'USD', amount_cents: 40 }] })],
    ['no games', spins({ games: [] })],
    ['games that are not named', spins({ games: null })],
  ])('are none with %s', (_, without) => {
    expect(spinsOf(without, 'EUR')).toBeNull()
  })
})
