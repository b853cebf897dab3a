import { termsOf } from '@apogee/rules/bonuses/offer'
import { expect, test } from 'vitest'
import { readCashback, readOffers, wireOffer } from '../../areas/bonuses/offers/offers.ts'
import { readPageVariables } from '../../areas/content/pageValues.ts'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'

const [licence, brand] = ['CW', 'apogee'] as const
const partOf = (id: string) =>
  wireOffer(licence, readOffers(licence, brand).find((spec) => spec.id === id)!, 'en').bonuses[0]!

const upTo = (id: string, currency: string) => {
  const value = partOf(id).attributes.find(({ field }) => field === 'bonus_amount_max')?.value
  const amounts = Array.isArray(value) ? value : []
  return amounts.flatMap((one) =>
    typeof one === 'object' && 'currency' in one && one.currency === currency ? [one.amount_cents] : [],
  )[0]
}
const cashout = (id: string) => (currency: string) => termsOf(partOf(id), currency).maxWinCents

/** Amounts of offers as the pages state them. */
const stated: Readonly<Record<string, (currency: string) => number | null | undefined>> = {
  pack_first: (currency) => upTo('welcome-1', currency),
  pack_second: (currency) => upTo('welcome-2', currency),
  pack_third: (currency) => upTo('welcome-3', currency),
  reload_most: (currency) => upTo('weekend-reload', currency),
  bonus_max_cashout: cashout('welcome-1'),
  cashback_max_cashout: (currency) => {
    const { spec } = readCashback(licence, brand, currency)!
    return termsOf(wireOffer(licence, spec, 'en', currency).bonuses[0]!, currency).maxWinCents
  },
}

test.each(Object.keys(stated))('%s on the pages is what the offer gives, in every currency', (name) => {
  const amounts = readPageVariables()[name]!
  expect(Object.keys(amounts).length).toBeGreaterThan(1)
  const onPages = Object.entries(amounts).map(([code, amount]) => [
    code,
    Math.round(Number(amount) * currencyOf(code)!.subunits_to_unit),
  ])
  expect(onPages).toEqual(Object.keys(amounts).map((code) => [code, stated[name]!(code)]))
})

test('every deposit bonus on a page with one limit has that limit', () => {
  for (const id of ['welcome-2', 'welcome-3', 'weekend-reload'])
    expect(cashout(id)('EUR'), id).toBe(cashout('welcome-1')('EUR'))
})
