import type { AnyRouter } from '@tanstack/react-router'
import { cashboxAt } from '../../cashboxSteps'
import type { ReturnState } from '../../isReturnState'

/** Return addresses on this host for every outcome of a payment: the page below the cashbox, with the outcome. */
export function returnRoutes(router: AnyRouter) {
  // The address bar may show the cashbox's own path; the player wants to return to the page below it.
  const { pathname, publicHref } = router.state.location
  const isPopup = cashboxAt(pathname) !== undefined
  const page = new URL(isPopup ? router.buildLocation({ to: '/' }).publicHref : publicHref, location.origin)
  const route = (state: ReturnState): string => `${page.origin}${page.pathname}?payment=${state}`
  return { success_url: route('success'), failure_url: route('failure'), pending_url: route('pending') }
}

/**
 * Return addresses for a payment in a frame: the smallest page of the site. Its content does not matter, because the
 * frame is covered once it has loaded, and the payment itself reports the outcome.
 */
export function framedRoutes() {
  const route = (state: ReturnState): string => `${location.origin}/robots.txt?payment=${state}`
  return { success_url: route('success'), failure_url: route('failure'), pending_url: route('pending') }
}

/** Whether this page is not framed itself: a payment provider lets only our page frame its own. */
export const isAlone = (): boolean => window.top === window

/** Opens the provider's page in the whole window: it must not be framed. */
export const openProviderPage = (url: string): void => location.assign(url)

/** The same for a provider whose page wants fields posted to it (wire-facts 12.4: `page_redirect`, `form_redirect`). */
export function postToProvider({ url, data }: { readonly url: string; readonly data: Record<string, string> }): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true })
  for (const [name, value] of Object.entries(data))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
