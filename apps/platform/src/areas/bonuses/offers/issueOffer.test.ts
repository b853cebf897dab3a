import type { Offer, OfferPart } from '@apogee/rules/bonuses/offer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '../../../core/clock.ts'
import type { Db } from '../../../core/db/db.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { testNow as now } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { type Gift, isGranted, issueOffer } from './issueOffer.ts'

const day = 86_400_000
const eur = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
const terms = (more: OfferPart['result_bonus'] = []): OfferPart['result_bonus'] => [
  { field: 'wager', value: 30 },
  ...more,
]
const money = (amount: OfferPart['attributes'][number]['value'], more?: OfferPart['result_bonus']): OfferPart => ({
  ...{ title: 'A gift', type: 'bonus', conditions: [] },
  ...{ attributes: [{ field: 'bonus_amount', value: amount }], result_bonus: terms(more) },
})
const spins = (count = 5): OfferPart => ({
  ...{ title: 'Spins', type: 'freespins', conditions: [], result_bonus: terms() },
  attributes: [
    { field: 'freespins_count', value: count },
    { field: 'games', value: ['a/One', 'a/Two'] },
    { field: 'bet_level', value: 2 },
    { field: 'freespins_bet', value: eur(40) },
    { field: 'play_days', value: 3 },
  ],
})
const offerOf = (bonuses: OfferPart[], more: Partial<Offer> = {}): Offer => ({
  ...{ id: 'offer-1', title: 'An offer', group_key: 'group', bonuses },
  ...more,
})

onEachEngine((open) => {
  let db: Db
  let playerId: bigint
  let serial = 0
  beforeAll(async () => {
    db = await open()
    playerId = await createPlayer({ db, clock: standingClock(now) }, 0n, 'EUR')
  })
  afterAll(() => db.close())

  const issue = (offer: Offer, more: Partial<Gift> = {}) => {
    serial += 1
    const gift = { key: `gift-${serial}`, playerId, strategy: 'personal' as const, currency: 'EUR', offer, at: now }
    return db.transaction((tx) => issueOffer(tx, { ...gift, activateDays: 2, wagerDays: 7, ...more }))
  }

  test('a bonus has the amount and the terms of its offer, and waits for its activation', async () => {
    const limits = [
      { field: 'max_win', value: eur(500_00) },
      { field: 'bonus_bet_limits', value: { default: eur(5_00) } },
      { field: 'games', value: ['a/One'] },
    ]
    const { bonus, freespins } = await issue(offerOf([money({ default: eur(20_00) }, limits)]))
    expect(freespins).toBeNull()
    expect(bonus).toMatchObject({
      ...{ offer_id: 'offer-1', group_key: 'group', titles: { en: 'A gift' }, currency: 'EUR', stage: 'issued' },
      ...{ amount_cents: 20_00n, wager: '30.00', required_cents: 600_00n },
      ...{ max_win_cents: 500_00n, max_bet_cents: 5_00n, games: ['a/One'], wager_days: 7 },
      ...{ created_at: now, activatable_until: new Date(now.getTime() + 2 * day) },
    })
  })

  test('an offer may lack limits, group and games; its titles may be given in several languages', async () => {
    const offer = { ...offerOf([money({ default: eur(20_00) })]), group_key: undefined } as unknown as Offer
    const { bonus } = await issue(offer, { titles: { en: 'Gift', de: 'Geschenk' } })
    expect(bonus).toMatchObject({
      ...{ group_key: null, max_win_cents: null, max_bet_cents: null, games: null },
      titles: { en: 'Gift', de: 'Geschenk' },
    })
  })

  test('a share of a deposit is a bonus; without a deposit there is no bonus, and a given amount takes the place of both', async () => {
    const half = offerOf([money({ percent: 50 })])
    expect((await issue(half, { depositCents: 40_00n })).bonus).toMatchObject({ amount_cents: 20_00n })
    const none = await issue(half)
    expect([none, isGranted(none)]).toEqual([{ bonus: null, freespins: null }, false])
    expect((await issue(half, { cents: 7_00n })).bonus).toMatchObject({ amount_cents: 7_00n })
    expect((await issue(half, { cents: 0n, depositCents: 40_00n })).bonus).toBeNull()
  })

  test('free spins are granted with a bonus or alone, with their own terms', async () => {
    const both = await issue(offerOf([money({ default: eur(20_00) }), spins()]))
    expect([both.bonus !== null, both.freespins !== null, isGranted(both)]).toEqual([true, true, true])
    const turned = await issue(offerOf([spins(), money({ default: eur(20_00) })]))
    expect(turned.bonus).toMatchObject({ amount_cents: 20_00n })
    const alone = await issue(offerOf([spins()]))
    expect([alone.bonus, isGranted(alone)]).toEqual([null, true])
    expect(alone.freespins).toMatchObject({
      ...{ offer_id: 'offer-1', group_key: 'group', titles: { en: 'Spins' }, total: 5, games: ['a/One', 'a/Two'] },
      ...{ bet_level: 2, stake_cents: 40n, play_days: 3, wager_days: 7, activate_days: 2, wager: '30.00' },
      ...{ most_cents: null, max_bet_cents: null, max_win_cents: null, feature: null },
      ...{ created_at: now, activatable_until: new Date(now.getTime() + 2 * day) },
    })
    const bare = offerOf([spins()])
    const named = await issue({ ...bare, group_key: undefined } as unknown as Offer, { titles: { en: 'Ten' } })
    expect(named.freespins).toMatchObject({ group_key: null, titles: { en: 'Ten' } })
    expect(await issue(offerOf([spins(0)]))).toEqual({ bonus: null, freespins: null })
  })

  test('a key grants once', async () => {
    const offer = offerOf([money({ default: eur(20_00) }), spins()])
    const first = await issue(offer, { key: 'once' })
    expect([isGranted(first), await issue(offer, { key: 'once' })]).toEqual([true, { bonus: null, freespins: null }])
  })
})
