import { areExcludedPromos } from '../../../features/tracking/excludedPromos'
import { writeCookie } from '../../../lib/browser/cookies'
import { deviceNow } from '../../../lib/time/platformClock'
import { promoCookie, promoReturnMs, promoReturnsAt } from './model'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const notify = () => {
  for (const listener of listeners) listener()
}

function awaitReturn(): void {
  clearTimeout(timer)
  const returnsMs = promoReturnsAt(document.cookie, deviceNow())
  if (returnsMs !== undefined) timer = setTimeout(notify, returnsMs - deviceNow())
}

/** Closes the banner; it comes back automatically, here or on a page loaded later. */
export function closePromo(): void {
  writeCookie(promoCookie, String(deviceNow()), promoReturnMs / 1000)
  awaitReturn()
  notify()
}

export function subscribePromo(listener: () => void): () => void {
  listeners.add(listener)
  awaitReturn()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

export const isPromoClosed = (): boolean =>
  areExcludedPromos() || promoReturnsAt(document.cookie, deviceNow()) !== undefined
