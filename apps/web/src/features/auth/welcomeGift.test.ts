import { expect, test } from 'vitest'
import { giftOf, openOffers, pictureOf, type RegistrationOffer, termsText } from './welcomeGift'

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as unknown as Parameters<
  typeof termsText
>[3]
const eur = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
const offer = (type: string, attributes: object[], result: object[]) =>
  ({
    id: 'x',
    bonuses: [{ title: 'X', type, conditions: [], attributes, result_bonus: result }],
  }) as unknown as RegistrationOffer
const field = (name: string, value: unknown) => ({ field: name, value })

const money = offer('bonus', [field('bonus_amount', eur(500))], [field('wager', 30), field('max_win', eur(5000))])
const spins = offer(
  'freespins',
  [
    field('freespins_count', 10),
    field('bet_level', 1),
    field('play_days', 3),
    field('freespins_bet', eur(20)),
    field('games', ['a/B']),
    field('freespins_max_win', eur(5000)),
  ],
  [field('wager', 40)],
)

test('[API-081] a registration bonus states its value, its wagering and the most it pays, of spins too', () => {
  expect(termsText(money.bonuses, 'EUR', 'en', t)).toBe(
    'signUp.bonusTerms {"amount":"€5.00","times":30} signUp.bonusMax {"amount":"€50"}',
  )
  expect(termsText(spins.bonuses, 'EUR', 'en', t)).toBe(
    'signUp.spinTerms {"amount":"€0.20","times":40} signUp.bonusMax {"amount":"€50"}',
  )
  expect(termsText(money.bonuses, 'USD', 'en', t)).toBeUndefined()
  expect([money, spins].map(pictureOf)).toEqual(['money-bag', 'slot-machine'])
})

test('[API-081] a gift that the currency does not offer is dropped', () => {
  const open = openOffers([money], 'EUR', 0)
  expect([open.length, openOffers([money], 'USD', 0).length]).toEqual([1, 0])
  expect(giftOf({ id: 'x' }, true, open)).toEqual({ id: 'x' })
  expect([giftOf({ id: 'x' }, true, []), giftOf('deposit', true, []), giftOf('deposit', false, open)]).toEqual([
    'none',
    'deposit',
    'none',
  ])
  expect(giftOf('none', false, open)).toBe('none')
})
