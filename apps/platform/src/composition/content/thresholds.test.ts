import { hasAmountsIn, minDeposit, termsOf } from '@apogee/rules/bonuses/offer'
import { worthIn } from '@apogee/rules/cashbox/exchange'
import { questSizes } from '@apogee/rules/quests/identifier'
import { questLevels } from '@apogee/rules/quests/ladders'
import { vipThreshold } from '@apogee/rules/vip/progress'
import { vipStatuses } from '@apogee/rules/vip/statuses'
import { expect, test } from 'vitest'
import { readCashback, readOffers, spinStake, wireOffer } from '../../areas/bonuses/offers/offers.ts'
import { readLootboxes, rulesOn } from '../../areas/lootboxes/lootboxesConfig.ts'
import { readShop } from '../../areas/loyalty/shop/shop.ts'
import { readAdventures } from '../../areas/vip/adventure/adventureConfig.ts'
import { centsOf } from '../../areas/vip/adventure/prize.ts'
import { type CurrencyRow, readCurrencies } from '../../core/content/configs/config.ts'
import { currencyOf, readRates } from '../../core/content/configs/paymentConfig.ts'
import { scaledIn } from '../../core/content/scaled.ts'

type Amount = number | bigint | null | undefined
interface Threshold {
  readonly name: string
  /**
   * Minor units of a currency; null or undefined for a currency without the threshold, in which it cannot be reached.
   */
  readonly in: (currency: CurrencyRow) => Amount
}

const [licence, brand] = ['CW', 'apogee'] as const

const vip = vipStatuses.slice(1).flatMap((status): Threshold[] =>
  (['deposits', 'bets'] as const).map((part) => ({
    name: `VIP ${status} ${part}`,
    in: (currency) => vipThreshold(status, currency, readRates())[part],
  })),
)

const quests = questSizes.map(
  (size): Threshold => ({
    name: `top of quest ${size}`,
    in: (currency) => questLevels(size, currency, readRates())?.at(-1)?.bet_cents,
  }),
)

const offers = readOffers(licence, brand).flatMap((spec): Threshold[] => {
  const offer = wireOffer(licence, spec, 'en')
  const inOwn = (of: (code: string) => Amount) => (currency: CurrencyRow) =>
    hasAmountsIn(offer, currency.code) ? of(currency.code) : undefined
  return [
    { name: `${spec.id} deposit`, in: inOwn((code) => minDeposit(offer, code)) },
    { name: `${spec.id} win`, in: inOwn((code) => termsOf(offer.bonuses[0]!, code).maxWinCents) },
    { name: `${spec.id} bet`, in: inOwn((code) => termsOf(offer.bonuses[0]!, code).maxBetCents) },
  ]
})

const cashback: Threshold[] = ['maxWinCents', 'maxBetCents'].map((term) => ({
  name: `cashback ${term}`,
  in: ({ code }) => {
    const { spec } = readCashback(licence, brand, code)!
    const terms = termsOf(wireOffer(licence, spec, 'en', code).bonuses[0]!, code)
    return term === 'maxWinCents' ? terms.maxWinCents : terms.maxBetCents
  },
}))

const adventures = readAdventures(licence, brand).flatMap((adventure) =>
  Object.keys(adventure.variables).map(
    (variable): Threshold => ({
      name: `adventure ${adventure.id} ${variable}`,
      in: ({ code }) => centsOf(adventure, variable, code),
    }),
  ),
)

const others: Threshold[] = [
  { name: 'least cashback', in: ({ code }) => readCashback(licence, brand, code)?.leastCents },
  { name: 'free spin', in: ({ code }) => spinStake(licence, code, 1) },
  {
    name: 'stake for a point',
    in: ({ code }) => scaledIn(readShop(licence).earning.stake, readShop(licence).scale, code),
  },
  ...rulesOn(licence, brand, 'deposit').map(({ id, at_least }) => ({
    name: `box ${id}`,
    in: ({ code }: CurrencyRow) => scaledIn(at_least, readLootboxes(licence, brand).scale, code),
  })),
]

/** These must exist in every currency that can be played with: without one there would be no limit at all. */
const everywhere = [...vip, ...quests, ...cashback]
const all = [...everywhere, ...offers, ...adventures, ...others]

const euro = currencyOf('EUR')!
const inEuros = (amount: Amount, currency: CurrencyRow): number | undefined =>
  amount === null || amount === undefined
    ? undefined
    : Number(worthIn(BigInt(amount), currency, euro, readRates()) ?? Number.NaN)

test.each(readCurrencies())(
  'every threshold in $code is worth what it is worth in euro, or there is none',
  (currency) => {
    const wrong = all.flatMap(({ name, in: amountIn }) => {
      const [reference, worth] = [inEuros(amountIn(euro), euro), inEuros(amountIn(currency), currency)]
      if (reference === undefined || worth === undefined) return []
      const isClose = worth >= reference * 0.6 && worth <= reference * 1.7
      return isClose ? [] : [`${name}: ${worth} euro cents instead of ${reference}`]
    })
    expect(wrong).toEqual([])
    expect(
      everywhere.filter(({ in: amountIn }) => (amountIn(currency) ?? null) === null).map(({ name }) => name),
    ).toEqual([])
  },
)
