import type { QueryClient } from '@tanstack/react-query'
import { isBot } from '../../lib/reports/visitor'
import { noteLanding, noteSignUp } from './landing'
import { measurePage } from './measurePage'
import { reportNetwork } from './reportNetwork'

interface Visit {
  readonly cache: QueryClient
  readonly country: string | null
  /** A pathname without its locale. */
  readonly pathOf: (pathname: string) => string
}

/** Everything that is told of a visit, once a page load. A bot is left alone (ROLE-15). */
export async function startTracking({ cache, country, pathOf }: Visit): Promise<void> {
  if (await isBot()) return
  measurePage()
  reportNetwork((navigator as { connection?: EventTarget }).connection)
  // Whatever form signs a player up: tracking need not know it, nor it tracking.
  cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [area, name] = event.mutation.options.mutationKey ?? []
    if (area === 'auth' && name === 'signUp') void noteSignUp()
  })
  await noteLanding(country, pathOf)
}
