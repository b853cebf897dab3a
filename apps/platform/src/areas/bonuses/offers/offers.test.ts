import { readFileSync } from 'node:fs'
import { spinsOf } from '@apogee/rules/bonuses/offer'
import { beforeAll, expect, test } from 'vitest'
import { generateCatalogue } from '../../games/catalogue/generateCatalogue.ts'
import { bonusConfig, readOffers, spinStake, wireOffer } from './offers.ts'
import { readAdditional } from './openOffers.ts'

const currencies = ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'INR', 'JPY', 'NOK', 'PLN', 'GBP', 'KZT']
const given = readOffers('CW').filter(({ freespins }) => freespins)
const file = new URL('../../../../../../content/config/bonuses.json', import.meta.url)
let slots: ReadonlyMap<string, string>

beforeAll(() => {
  slots = new Map(generateCatalogue().games.map(({ identifier, engine }) => [identifier, engine]))
})

test.each(currencies)('the value of a free spin in %s is divisible by the lines of a slot', (currency) => {
  for (const level of [1, 2, 5]) expect((spinStake('CW', currency, level) ?? 1) % 20).toBe(0)
})

test.each(given.map((spec) => [spec.id, spec] as const))(
  '[BON-04] the free spins of %s are for slots that exist',
  (_, spec) => {
    const part = wireOffer('CW', spec, 'en').bonuses.find(({ type }) => type === 'freespins')
    for (const currency of currencies) {
      const spins = spinsOf(part!, currency)
      const { count, games, feature = null } = spec.freespins ?? {}
      expect(spins).toMatchObject({ count, games, feature })
    }
    const engines = spec.freespins?.feature === undefined ? ['lines', 'ways', 'hold'] : ['hold']
    for (const game of spec.freespins?.games ?? []) expect(engines).toContain(slots.get(game))
  },
)

test('[CONST-44] only Booongo, Playson and studios that an operator names can grant free spins with a feature', () => {
  const { features, offers } = bonusConfig.parse(JSON.parse(readFileSync(file, 'utf8')))
  expect(features.hold_and_win).toEqual(expect.arrayContaining(['booongo', 'playson']))
  const given = offers.filter(({ freespins }) => freespins?.feature !== undefined)
  expect(given.length).toBeGreaterThan(0)
  const raw = JSON.parse(readFileSync(file, 'utf8'))
  expect(bonusConfig.safeParse({ ...raw, features: { hold_and_win: ['booongo', 'playson'] } }).success).toBe(false)
})

test('[API-013] the gift of a VIP group has a title in the reader’s language', () => {
  const named = (locale: string) => Object.values(readAdditional('CW', locale)).map(({ title }) => title)
  expect(named('de')).toContain('VIP-Reload: 25 %')
  expect(named('fr-CA')).toContain('Recharge VIP : 25 %')
  expect(named('lt')).toEqual(named('en'))
})
