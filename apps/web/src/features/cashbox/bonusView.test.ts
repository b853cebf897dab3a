import { expect, test } from 'vitest'
import { openWagerOf, viewOfOffer } from './bonusView'

const euros = (amount_cents: number) => [{ currency: 'EUR', amount_cents }]
const offer = (methods?: string[]) => ({
  id: 'welcome-1',
  bonuses: [
    {
      title: '100% on your deposit',
      type: 'bonus',
      conditions: [
        { field: 'amount', type: 'min', value: euros(2_000) },
        ...(methods ? [{ field: 'deposit_payment_systems', type: 'in', value: methods }] : []),
      ],
      attributes: [
        { field: 'bonus_amount', value: { percent: 100 } },
        { field: 'bonus_amount_max', value: euros(10_000) },
      ],
      result_bonus: [
        { field: 'wager', value: 30 },
        { field: 'wager_days', value: 14 },
        { field: 'bonus_bet_limits', value: { default: euros(500) } },
        { field: 'max_win', value: euros(500_000) },
      ],
    },
  ],
})

test.each([
  [1_999, 0],
  [2_000, 2_000],
  [5_000, 5_000],
  [25_000, 10_000],
])('a deposit of %i cents yields a bonus of %i', (deposit, bonus) => {
  expect(viewOfOffer(offer(), 'EUR', 'visa')?.centsOf(deposit)).toBe(bonus)
})

test('the conditions of a bonus are known before the deposit is paid', () => {
  expect(viewOfOffer(offer(), 'EUR', undefined)).toMatchObject({
    minCents: 2_000,
    wager: 30,
    wagerDays: 14,
    maxBetCents: 500,
    maxWinCents: 500_000,
  })
})

test('a bonus of other methods, or of another currency, is not offered', () => {
  expect(viewOfOffer(offer(['bitcoin']), 'EUR', 'visa')).toBeUndefined()
  expect(viewOfOffer(offer(['visa']), 'EUR', 'visa')).toBeDefined()
  expect(viewOfOffer(offer(), 'BTC', 'btc')).toBeUndefined()
})

test('[CASH-04] the bonus being wagered shows its progress in whole percents, rounded down, and the rest to wager', () => {
  const bonus = {
    id: 7,
    valid_until: null,
    title: 'Half',
    currency: 'EUR',
    amount_wager_requirement_cents: 3_000,
    max_win_cents: 500_000,
  }
  const open = { ...bonus, stage: 'handle_bets', amount_wager_cents: 1_019 }
  const waiting = { ...bonus, stage: 'wait', amount_wager_cents: 0 }
  expect(openWagerOf([waiting, open], 'EUR')).toEqual({
    id: 7,
    title: 'Half',
    percent: 33,
    leftCents: 1_981,
    maxWinCents: 500_000,
    validUntil: null,
  })
  expect(openWagerOf([waiting], 'EUR')).toBeUndefined()
  expect(openWagerOf([open], 'USD')).toBeUndefined()
})
