import { spinsOf } from '@apogee/rules/bonuses/offer'
import { beforeAll, expect, test } from 'vitest'
import { generateCatalogue } from '../games/catalogue/generate.ts'
import { readOffers, spinStake, wireOffer } from './offers.ts'

const currencies = ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'INR', 'JPY', 'NOK', 'PLN', 'GBP', 'KZT']
const given = readOffers('CW').filter(({ freespins }) => freespins)
let slots: ReadonlyMap<string, string>

beforeAll(() => {
  slots = new Map(generateCatalogue().games.map(({ identifier, engine }) => [identifier, engine]))
})

test.each(currencies)('what a free spin is worth in %s can be shared over the lines of a slot', (currency) => {
  for (const level of [1, 2, 5]) expect((spinStake('CW', currency, level) ?? 1) % 20).toBe(0)
})

test.each(given.map((spec) => [spec.id, spec] as const))(
  '[BON-04] the free spins of %s are those of slots there are',
  (_, spec) => {
    const part = wireOffer('CW', spec, 'en').bonuses.find(({ type }) => type === 'freespins')
    for (const currency of currencies) {
      const spins = spinsOf(part!, currency)
      expect(spins).toMatchObject({ count: spec.freespins?.count, games: spec.freespins?.games })
    }
    for (const game of spec.freespins?.games ?? []) expect(['lines', 'ways', 'hold']).toContain(slots.get(game))
  },
)
