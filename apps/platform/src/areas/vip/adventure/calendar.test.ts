import { adventures } from '@apogee/contract/vip'
import { readAdventureTitle } from '@apogee/rules/vip/adventure'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { adventures as config, readAdventures } from './adventureConfig.ts'
import { recordStarts } from './calendar.ts'
import { type Adventures, dayMs, openAdventures } from './test/adventureApp.ts'

onEachDatabase((makeApp) => {
  let all: Adventures
  beforeAll(async () => {
    all = await openAdventures(makeApp)
  })
  beforeEach(() => all.app.clock.move(testNow.getTime() - all.app.clock.now().getTime()))

  const dayOf = (title: string) => title.split('__')[2]
  const today = () => all.app.clock.now().toISOString().slice(0, 10).split('-').reverse().join('/')

  test('[API-006] [ADV-02] [ADV-12] the calendar of the adventure has a prize and its condition for every day', async () => {
    const body = await all.calendar()
    expect(adventures.strict().safeParse(body).success).toBe(true)
    const days = body.prizes['791']!
    expect(days).toHaveLength(8)
    for (const { prize, image, condition } of days) {
      expect(image!.src).toMatch(/^\/media\/art\/1\/[\w-]+\/128\.webp$/)
      expect(Object.keys(prize).length).toBeGreaterThan(0)
      expect(body.variables['791']![condition.minDep]!['EUR']).toMatch(/^\d+$/)
      expect([condition.wager, condition.periodActivationDays].every((text) => Number(text) > 0)).toBe(true)
    }
    expect(body.prizes['21']).toEqual(days)
  })

  test('[OPEN-36] one of the days is always today, and the day changes at midnight UTC', async () => {
    for (const days of [0, 1, 6, 1, 192, 365]) {
      all.app.clock.move(days * dayMs)
      const titles = (await all.calendar()).prizes['791']!.map(({ title }) => title)
      expect(titles.map((title) => title.split('__')[1])).toEqual(titles.map((_, n) => `${n + 1}/${titles.length}`))
      expect(titles.map(dayOf)).toContain(today())
    }
  })

  test('runs are consecutive: the day after the last day is the first of the next run', async () => {
    all.app.clock.move(8 * dayMs - 12 * 3_600_000 - 1)
    expect((await all.calendar()).prizes['791']!.map(({ title }) => dayOf(title)).at(-1)).toBe(today())
    all.app.clock.move(1)
    expect((await all.calendar()).prizes['791']!.map(({ title }) => dayOf(title))[0]).toBe(today())
  })

  test('an adventure without a date starts on the day it is first read, and keeps that day', async () => {
    await recordStarts(all.app.db, new Date(testNow.getTime() + 3 * dayMs))
    const [first] = (await all.calendar()).prizes['791']!
    expect(readAdventureTitle(first!.title)!.startMs).toBe(Date.UTC(2026, 2, 10))
  })

  test('[SAFE-02] [ROLE-14] the calendar is empty for players who may not get prizes', async () => {
    const nothing = { variables: {}, prizes: {} }
    const member = await all.player()
    expect(Object.keys((await all.calendar(member)).prizes)).toContain('791')
    expect(await all.calendar(await all.player({ can_issue_bonuses: false }))).toEqual(nothing)
    expect(await all.calendar(await all.player({}, ['791', '100']))).toEqual(nothing)
    await all.takeBreak(member)
    expect(await all.calendar(member)).toEqual(nothing)
    expect(await all.own(member)).toMatchObject({ terms: {}, deposits: [] })
  })

  test('the terms of every prize are in the player’s currency', async () => {
    const { terms, deposits, now } = await all.own(await all.player({ currency: 'NOK' }))
    expect([deposits, now]).toEqual([[], testNow.toISOString()])
    const [first, , , fourth, , , seventh, last] = Object.values(terms)
    expect(first).toMatchObject({
      activate_days: 7,
      bonus: null,
      freespins: { currency: 'NOK', bet_cents: 200, wager: 20, play_days: 3 },
    })
    expect(fourth!.bonus).toMatchObject({ currency: 'NOK', amount_cents: 10_000, wager: 20, max_bet_cents: 5000 })
    expect(seventh!.bonus).toMatchObject({ amount_cents: null, up_to_cents: 50_000 })
    expect([last!.bonus!.amount_cents, last!.freespins!.bet_cents]).toEqual([100_000, 200])
  })

  test('free spins of a coin wallet are granted in the default currency', async () => {
    const { terms } = await all.own(await all.player({ currency: 'BTC' }))
    expect(Object.values(terms)[0]!.freespins).toMatchObject({ currency: 'EUR', bet_cents: 20 })
    expect(Object.values(terms)[3]!.bonus).toMatchObject({ currency: 'BTC', amount_cents: 17_000 })
  })

  test('a player without an adventure group has no adventure, and a guest must sign in', async () => {
    expect(await all.own(await all.player({}, ['257']))).toMatchObject({ terms: {}, deposits: [] })
    expect((await (await all.app.client()).get('/api/player/vip_adventure')).status).toBe(401)
  })
})

const [shipped] = readAdventures('CW', 'apogee')

test.each([
  ['a deposit that is not an amount', { condition: { minDep: 'huge' } }],
  ['a bare number for a deposit', { condition: { minDep: '20' } }],
  ['a bare number for a bonus', { prize: { bonus: '5' } }],
  ['a wager that is not a number', { condition: { wager: 'twice' } }],
  ['no days to stake it', { condition: { periodActivationDays: '0' } }],
  ['more finished days than there are others', { condition: { finishedDays: '8' } }],
  ['no prize', { prize: {} }],
  ['a bonus of an unknown variable', { prize: { bonus: 'much' } }],
])(
  'a day with %s is rejected with its position',
  (_, { condition = {}, prize }: { condition?: object; prize?: object }) => {
    const [first, ...rest] = shipped!.days
    const day = { ...first!, prize: prize ?? first!.prize, condition: { ...first!.condition, ...condition } }
    const read = config.safeParse([{ ...shipped!, days: [day, ...rest] }])
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[0, 'days', 0]])
  },
)

test('a bonus whose maximum bet lacks a currency of its deposit is rejected', () => {
  const { DOG: _, ...others } = shipped!.variables['max_bet']!
  const read = config.safeParse([{ ...shipped!, variables: { ...shipped!.variables, max_bet: others } }])
  expect(read.error?.issues[0]?.message).toBe('max_bet "max_bet" has no amount in DOG')
})

test('two adventures with the same id are rejected, and every brand and licence has one', () => {
  expect(config.safeParse([shipped, shipped]).success).toBe(false)
  const ids = (['CW', 'EE'] as const).flatMap((licence) =>
    ['apogee', 'halcyon'].map((brand) => readAdventures(licence, brand)[0]!.id),
  )
  expect(ids).toEqual(['moon', 'horizon', 'moon', 'horizon'])
})
