import { expect, test } from 'vitest'
import PROFILES from '../../../../../content/catalogue/profiles.json' with { type: 'json' }
import { readRates } from '../../core/content/configs/paymentConfig.ts'
import { returnRanges, statedReturns, variablesOf } from './cms/variablesOf.ts'
import { readerCurrency, readPageVariables, valuesOf } from './pageValues.ts'

test.each([
  [{ id: 1n, currency: 'NOK' }, 'DE', 'NOK'],
  [null, 'CA', 'CAD'],
  [null, 'DE', 'EUR'],
  [null, 'ZZ', 'EUR'],
  [null, null, 'EUR'],
])('[CONST-28] the wallet %o, else the country %s, else EUR decides: %s', (player, country, currency) => {
  expect(readerCurrency({ player: player && { ...player, licence: 'CW' }, country })).toBe(currency)
})

test('only values that a text uses are included', () => {
  expect(valuesOf('<p>plain {brand}</p>', 'CW', 'en')).toEqual({})
  expect(Object.keys(valuesOf('{vip_bronze_bets}', 'CW', 'en').variables ?? {})).toEqual(['vip_bronze_bets'])
})

test('every amount has a value in EUR, which is used for missing currencies', () => {
  for (const amounts of Object.values(readPageVariables())) expect(amounts).toHaveProperty('EUR')
})

test('[CONST-34] [CONST-35] [CONST-36] the thresholds on the pages match the VIP ladder', () => {
  const { vip_bronze_bets: bets, vip_bronze_deposits: deposits } = readPageVariables()
  const of = (...codes: string[]) => codes.map((code) => [bets?.[code], deposits?.[code]])
  expect(of('EUR', 'USD')).toEqual(Array(2).fill(['60000', '6000']))
  expect(of('AUD', 'CAD', 'NZD')).toEqual(Array(3).fill(['90000', '9000']))
  expect(of('BRL')).toEqual([['300000', '30000']])
  expect(of('GBP', 'NOK', 'JPY', 'INR', 'PLN', 'KZT')).toEqual([
    ['60000', '6000'],
    ['600000', '60000'],
    ['9000000', '900000'],
    ['5400000', '540000'],
    ['270000', '27000'],
    ['30000000', '3000000'],
  ])
})

test('every amount on the pages is worth about the same in every currency', () => {
  const { value_in_eur: rates } = readRates()
  const wrong = Object.entries(readPageVariables()).flatMap(([name, amounts]) =>
    Object.entries(amounts).flatMap(([currency, amount]) => {
      const share = (Number(amount) * Number(rates[currency])) / Number(amounts['EUR'])
      return share >= 0.6 && share <= 1.7 ? [] : [`${name} in ${currency}: ${share} of its value in euro`]
    }),
  )
  expect(wrong).toEqual([])
})

test('the returns of a text are those that the listed games state', () => {
  const generated = statedReturns([])
  expect(statedReturns([{ generated: false, games: [{ rtp: 96.5 }, {}, { rtp: 92 }] }])).toEqual([96.5, 92])
  expect(statedReturns([{ generated: true, games: [] }])).toEqual(generated)
  expect(statedReturns([{ generated: false, games: [{}] }])).toEqual(generated)
})

test('a text can include the range of returns to player of the games, formatted for its language', () => {
  const games = Object.values(PROFILES).flatMap((engine) => Object.values(engine))
  const payouts = games.map(({ payout }) => Number(payout))
  const named = variablesOf({ brand: 'apogee', locale: 'de', now: new Date(0) })
  expect(named).toMatchObject(returnRanges(payouts, 'de'))
  expect(returnRanges([97.25, 96.5, 98], 'de')).toEqual({
    rtp_range: '96,50\u00a0% – 98,00\u00a0%',
    edge_range: '2,0\u00a0% – 3,5\u00a0%',
  })
})

test('games with the same return to player have one figure instead of a range', () => {
  expect(returnRanges([96.5, 96.5], 'en')).toEqual({ rtp_range: '96.50%', edge_range: '3.5%' })
  expect(returnRanges([96.5], 'it')).toEqual({ rtp_range: '96,50%', edge_range: '3,5%' })
})
