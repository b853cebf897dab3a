import type { QueryClient } from '@tanstack/react-query'
import { isBot } from '../../lib/reports/isBot'
import { noteLanding, noteSignUp, type Visitor } from './landing'
import { measurePage } from './measurePage'
import { reportNetwork } from './reportNetwork'

interface Visit extends Visitor {
  readonly cache: QueryClient
}

/** Everything reported about a visit, once per page load. Bots are left out (ROLE-15). */
export async function startTracking({ cache, ...visitor }: Visit): Promise<void> {
  if (await isBot()) return
  measurePage()
  reportNetwork(navigator.connection)
  // Watches every form that signs a player up, so that the forms need not import tracking.
  cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [name] = event.mutation.options.mutationKey ?? []
    if (name === 'auth.signUp') void noteSignUp()
  })
  await noteLanding(visitor)
}
