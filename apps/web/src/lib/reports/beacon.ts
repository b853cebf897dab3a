import type { CallName, Request_ } from '@apogee/contract'
import { routes } from '@apogee/contract/routes'

/**
 * Sends a report on its own, outlasting the page. Not through the API client: a report that is lost is not sent again, and
 * must not tell the player that his connection is.
 */
export function beacon<N extends CallName>(name: N, body: Request_<N>['body']): void {
  const [method, path] = routes[name].split(' ') as [string, string]
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  void fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined)
}
