import type { CallName, Request_ } from '@apogee/contract'
import { routes } from '@apogee/contract/protocol/routes'
import { splitRoute } from '@apogee/contract/protocol/splitRoute'

/**
 * Sends a report separately, even while the page unloads. It bypasses the API client: a lost report is not retried, and
 * must not make the player's connection look lost.
 */
export function beacon<N extends CallName>(name: N, body: Request_<N>['body'], query = ''): void {
  const { method, path } = splitRoute(routes[name])
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  // A lost report must not cause another one.
  void fetch(path + query, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined)
}
