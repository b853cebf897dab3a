import { expect, test } from 'vitest'
import { readOffers } from '../../areas/bonuses/offers/offers.ts'
import { couponOf, registrationOffers } from '../../areas/bonuses/offers/openOffers.ts'
import { nameOf, readJackpotConfig } from '../../areas/jackpots/config.ts'
import { readCards, readShop } from '../../areas/loyalty/shop/shop.ts'
import { readNames } from './brandNames.ts'

const withoutNames = <T extends object>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, titles: null, code: null, image: null, colors: null }))

test('[I18N-06] a brand has its own names for the bonuses it shares; their terms stay the same', () => {
  const [common, own] = [readOffers('CW'), readOffers('CW', 'halcyon')]
  expect(withoutNames(own)).toEqual(withoutNames(common))
  const titleOf = (rows: typeof own, id: string) => rows.find((spec) => spec.id === id)?.titles['en']
  expect(titleOf(common, 'orbit')).toBe('Orbit: 75% on your deposit')
  expect(titleOf(own, 'orbit')).toBe('High tide: 75% on your deposit')
  expect(registrationOffers('CW', 'halcyon').map(({ titles }) => titles['de'])).toContain(
    'Erster Sprung ins Wasser: 10 Freispiele',
  )
  expect(readOffers('CW', 'apogee')).toEqual(common)
})

test('[BON-12] a code is that of the player’s brand', () => {
  const of = (brand: string, code: string) => couponOf({ licence: 'CW', brand }, code)?.id
  expect([of('apogee', 'comet'), of('halcyon', 'starfish')]).toEqual(['comet-spins', 'comet-spins'])
  expect([of('apogee', 'starfish'), of('halcyon', 'comet')]).toEqual([undefined, undefined])
})

test('[I18N-06] the cards of the points shop have the brand’s names and pictures, at the same price', () => {
  const own = readCards('CW', 'halcyon')
  expect(withoutNames(own)).toEqual(withoutNames(readShop('CW').cards))
  expect(own.find(({ group }) => group === 'launch-kit')).toMatchObject({ titles: { en: 'Beach bag' } })
})

test('[I18N-06] one pool has another name and picture at each brand, and the same rules', () => {
  const orbit = readJackpotConfig().find(({ identifier }) => identifier === 'orbit')!
  const tide = nameOf(orbit, 'halcyon')
  expect(tide).toMatchObject({ name: 'Tide', identifier: 'orbit', external_id: 'orbit' })
  const plain = (jackpot: typeof orbit) => jackpot.levels.map((level) => ({ ...level, name: '', art: '' }))
  expect(plain(tide)).toEqual(plain(orbit))
  expect(tide.levels.map(({ name }) => name)).not.toEqual(orbit.levels.map(({ name }) => name))
  expect(nameOf(orbit, 'apogee')).toBe(orbit)
})

test('a brand without its own names has the common ones', () => {
  expect(readNames('apogee-ee')).toEqual(readNames(undefined))
  expect(readNames('../halcyon').offers).toEqual({})
})
