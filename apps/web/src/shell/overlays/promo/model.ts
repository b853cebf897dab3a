import { cookieIn } from '../../../lib/browser/cookies'

/** NAV-14, CONST-16 */
export const promoReturnMs = 120_000
export const promoCookie = 'promo_closed'

/** When a closed banner comes back, in ms; undefined while the banner is open. The cookie stores when it was closed. */
export function promoReturnsAt(cookies: string, nowMs: number): number | undefined {
  const closedMs = Number(cookieIn(cookies, promoCookie))
  const returnsMs = closedMs + promoReturnMs
  // A clock that was set back must not hide it forever.
  return closedMs > 0 && returnsMs > nowMs && closedMs <= nowMs ? returnsMs : undefined
}

/** CONST-15: the tooltip is shown once in this time. */
export const tooltipSeconds = 86_400
export const tooltipCookie = 'promo_tooltip'
/** OPEN-50 */
const defaultMinutes = 10

/**
 * The end of the tooltip's time, in ms. Its cookie stores that time, or `0` once it was closed; without a cookie its
 * time starts now. Undefined when it is over for today.
 */
export function tooltipUntil(cookies: string, minutes: number | undefined, nowMs: number): number | undefined {
  const kept = cookieIn(cookies, tooltipCookie)
  const until = kept === undefined ? nowMs + (minutes ?? defaultMinutes) * 60_000 : Number(kept)
  return until > nowMs ? until : undefined
}
