/** What the provider's page sends the player back with. */
const returnStates = ['success', 'failure', 'pending'] as const
export type ReturnState = (typeof returnStates)[number]

/** Addresses of this host for every end of a payment: the page one stands on, with the outcome to tell. */
export function returnRoutes() {
  const route = (state: ReturnState): string => {
    // The address bar may show the cashbox's own path over a page; that page is where one wants to be back.
    const isPopup = /\/(?:cashbox|deposit|withdraw|dashboard)$/.test(location.pathname)
    const url = new URL(location.href)
    if (isPopup) url.pathname = url.pathname.replace(/\/[^/]+$/, '') || '/'
    url.search = ''
    url.hash = ''
    url.searchParams.set('payment', state)
    return url.href
  }
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

/** What an address says of a payment the player comes back from. */
export const isReturnState = (value: unknown): value is ReturnState => returnStates.includes(value as ReturnState)
