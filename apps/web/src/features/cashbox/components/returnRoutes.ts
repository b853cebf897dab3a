import type { AnyRouter } from '@tanstack/react-router'
import { cashboxStepOf } from '../../../lib/cashboxSteps'
import type { ReturnState } from '../returnState'

/** Addresses of this host for every end of a payment: the page that lies below the cashbox, with the outcome to tell. */
export function returnRoutes(router: AnyRouter) {
  // The address bar may show the cashbox's own path; the page it lies over is where one wants to be back.
  const { pathname, publicHref } = router.state.location
  const isPopup = pathname === '/cashbox' || cashboxStepOf(pathname) !== undefined
  const page = new URL(isPopup ? router.buildLocation({ to: '/' } as never).publicHref : publicHref, location.origin)
  const route = (state: ReturnState): string => `${page.origin}${page.pathname}?payment=${state}`
  return { success_url: route('success'), failure_url: route('failure'), pending_url: route('pending') }
}

/**
 * Of a payment made in a frame: the smallest page there is. Nobody reads it; the frame is covered once it is there, and the
 * payment itself says how it ended.
 */
export function framedRoutes() {
  const route = (state: ReturnState): string => `${location.origin}/robots.txt?payment=${state}`
  return { success_url: route('success'), failure_url: route('failure'), pending_url: route('pending') }
}

/** Whether this page stands in no frame itself: a provider lets nobody but us frame him. */
export const isAlone = (): boolean => window.top === window

/** Goes to the provider's page, in the whole window: it must not stand in a frame. */
export const leaveFor = (url: string): void => location.assign(url)
