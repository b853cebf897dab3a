import { api, type Request_ } from '@apogee/contract'
import { expect, test } from 'vitest'
import { indexFixture, sourceFixture } from '../gameFixture.ts'
import { facetsOf } from './countFacets.ts'

const index = indexFixture(sourceFixture)
const facets = (body: Request_<'games.facets'>['body']) => facetsOf(index, api['games.facets'].body.parse(body))

test('without a filter every value is counted', () => {
  expect(facets({})).toEqual({
    total_count: 9,
    categories: { slots: 8, top: 2, new: 3, pokies: 1 },
    providers: { brasswing: 4, nordlicht: 2, 'paper-lantern': 3 },
    volatility_rating: { medium: 7, high: 1, low: 1 },
    lines: { 20: 7, 40: 1 },
    ways: { 243: 1 },
  })
})

test('a filter group ignores its own selection in its counts, and the other groups apply it', () => {
  const { total_count, providers, volatility_rating, categories } = facets({ filter: { providers: ['nordlicht'] } })
  expect(total_count).toBe(2)
  expect(providers).toEqual({ brasswing: 4, nordlicht: 2, 'paper-lantern': 3 })
  expect(volatility_rating).toEqual({ medium: 2 })
  expect(categories).toEqual({ slots: 2, new: 2 })
})

test('lines and ways are one group: choosing one keeps the counts of the other', () => {
  const { total_count, lines, ways } = facets({ filter: { providers: ['paper-lantern'], ways: 243 } })
  expect([total_count, lines, ways]).toEqual([1, { 20: 1, 40: 1 }, { 243: 1 }])
})

test('the counts respect the device and the text, like the list', () => {
  expect(facets({ device: 'mobile' }).total_count).toBe(8)
  expect(facets({ filter: { title: 'harbour' } }).providers).toEqual({ nordlicht: 1, 'paper-lantern': 1 })
})
