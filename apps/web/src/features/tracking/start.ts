import type { QueryClient } from '@tanstack/react-query'
import type { VendorScript } from '../../lib/page/vendorScripts'
import { isBot } from '../../lib/reports/isBot'
import { landingUrl, noteLanding, noteSignUp, type Visitor } from './landing'
import { measurePage } from './measurePage'
import { reportNetwork } from './reportNetwork'
import type { VendorNeeds } from './vendorScripts'

interface Visit extends Visitor, Pick<VendorNeeds, 'onNavigate'> {
  readonly cache: QueryClient
  readonly scripts: readonly VendorScript[] | undefined
}

/** Everything reported about a visit, once per page load. Bots are left out (ROLE-15). */
export async function startTracking({ cache, scripts, onNavigate, ...visitor }: Visit): Promise<void> {
  if (await isBot()) return
  measurePage()
  reportNetwork(navigator.connection)
  // Watches every form that signs a player up, so that the forms need not import tracking.
  cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [name] = event.mutation.options.mutationKey ?? []
    if (name === 'auth.signUp') void noteSignUp()
  })
  if (scripts) {
    // Blockers may reject it: then none of them is loaded.
    const vendors = await import('./vendorScripts').catch(() => undefined)
    vendors?.startVendorScripts({ scripts, pathOf: visitor.pathOf, documentPath: landingUrl().pathname, onNavigate })
  }
  await noteLanding(visitor)
}
