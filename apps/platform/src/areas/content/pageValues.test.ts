import { expect, test } from 'vitest'
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

test('only what a text names goes along', () => {
  expect(valuesOf('<p>plain {brand}</p>')).toEqual({})
  expect(Object.keys(valuesOf('{vip_bronze_bets}').variables ?? {})).toEqual(['vip_bronze_bets'])
})

test('every amount has one in EUR, which stands for the currencies it leaves out', () => {
  for (const amounts of Object.values(readPageVariables())) expect(amounts).toHaveProperty('EUR')
})

test('[CONST-34] [CONST-35] [CONST-36] the thresholds that the pages name are those of the VIP ladder', () => {
  const { vip_bronze_bets: bets, vip_bronze_deposits: deposits } = readPageVariables()
  const of = (...codes: string[]) => codes.map((code) => [bets?.[code], deposits?.[code]])
  expect(of('EUR', 'USD')).toEqual(Array(2).fill(['60000', '6000']))
  expect(of('AUD', 'CAD', 'NZD')).toEqual(Array(3).fill(['90000', '9000']))
  expect(of('BRL')).toEqual([['300000', '30000']])
})
