import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { forgetPlayer } from '../features/profile/forget'
import { playerQuery } from '../features/profile/queries'
import type { Site } from '../lib/boot'
import { dialogControls } from '../lib/dialogs'
import { textsOf } from '../lib/i18n/textsOf'
import { isSigningOut } from '../lib/signingOut'
import { toast } from '../lib/toasts'

/** Takes everything of the player out of the cache: the page then shows a guest. */
function becomeGuest(cache: QueryClient): void {
  cache.setQueryData(playerQuery().queryKey, null)
  forgetPlayer(cache)
}

/** Whether a guest may not see what stands there: a page for players, or a game for money (GD-02, OPEN-76). */
const isForPlayers = ({ state: { matches, location } }: AnyRouter): boolean =>
  matches.some(({ staticData }: { staticData: { access?: string } }) => staticData.access === 'players') ||
  location.search.mode === 'real'

/**
 * ERR-01, OPEN-85: the session has ended. Nothing of the player stays on the page; unless he logged out by himself he is told, and led to
 * log in, from where he comes back to where he was.
 */
export async function sessionOver(cache: QueryClient, router: AnyRouter, site: Site): Promise<void> {
  if (!cache.getQueryData(playerQuery().queryKey)) return
  const { href } = router.state.location
  const isPrivate = isForPlayers(router)
  becomeGuest(cache)
  if (isPrivate) await router.navigate({ to: '/', replace: true })
  await router.invalidate()
  if (isSigningOut()) return
  const t = textsOf(site.texts, 'shell')
  toast({ kind: 'warning', id: 'session', title: t('session.ended'), text: t('session.endedText') })
  dialogControls(router).open('signIn', { isOver: true, ...(isPrivate && { redirect: href }) })
}
