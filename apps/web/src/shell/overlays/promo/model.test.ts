import { expect, test } from 'vitest'
import { promoReturnMs, promoReturnsAt, tooltipSeconds, tooltipUntil } from './model'

const now = Date.UTC(2026, 4, 1, 12)

test.each([
  ['was never closed', '', undefined],
  ['was closed just now', `rail=open; promo_closed=${now}`, now + 120_000],
  ['was closed nearly two minutes ago', `promo_closed=${now - 119_999}`, now + 1],
  ['was closed two minutes ago', `promo_closed=${now - 120_000}`, undefined],
  ['was closed by a clock that has been set back', `promo_closed=${now + 5_000}`, undefined],
  ['has an invalid cookie', 'promo_closed=yes', undefined],
])('[CONST-16] a promo banner that %s is hidden until: %s', (_what, cookies, expected) => {
  expect(promoReturnsAt(cookies, now)).toBe(expected)
  expect(promoReturnMs).toBe(120_000)
})

test.each([
  ['has not been seen: ten minutes', '', undefined, now + 600_000],
  ['has not been seen, five minutes configured', '', 5, now + 300_000],
  ['is being shown, also after a reload', `promo_tooltip=${now + 1}`, undefined, now + 1],
  ['was shown today', `promo_tooltip=${now}`, undefined, undefined],
  ['was closed today', 'promo_tooltip=0', 5, undefined],
])('[CONST-15] a promo tooltip that %s', (_what, cookies, minutes, expected) => {
  expect(tooltipUntil(cookies, minutes, now)).toBe(expected)
  expect(tooltipSeconds).toBe(86_400)
})
