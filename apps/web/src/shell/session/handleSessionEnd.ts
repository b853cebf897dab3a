import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { forgetPlayer } from '../../features/profile/forget'
import { playerQuery } from '../../features/profile/queries'
import { leaveChat } from '../../features/support/liveChat'
import { textsOf } from '../../lib/i18n/textsOf'
import { type DialogEntry, type DialogName, dialogControls, type OpenDialog } from '../../lib/navigation/dialogs'
import type { Site } from '../../lib/page/boot'
import { isSigningOut } from '../../lib/signingOut'
import { toast } from '../../lib/toasts'
import { allowed, routeDialog } from '../dialogs/dialogStack'
import { dialogs } from '../dialogs/dialogs'
import { adoptSession } from './adoptSession'

/** Removes all of the player's data from the cache, so that the page shows a guest. */
function becomeGuest(cache: QueryClient): void {
  cache.setQueryData(playerQuery().queryKey, null)
  leaveChat()
  forgetPlayer(cache)
}

/** Whether the current page is closed to guests: a page for players, or a game for real money (GD-02, OPEN-76). */
const isForPlayers = ({ state: { matches, location } }: AnyRouter): boolean =>
  matches.some(({ staticData }: { staticData: { access?: string } }) => staticData.access === 'players') ||
  location.search.mode === 'real'

/** Several calls may report the same end at once. */
let isChecking = false

/**
 * Whether the page already shows a player who signed in since, or is checking for one. After a sign-out here, it is
 * not.
 */
async function isTakenOver(cache: QueryClient, router: AnyRouter): Promise<boolean> {
  if (isSigningOut()) return false
  if (isChecking) return true
  isChecking = true
  try {
    return await adoptSession(cache, router)
  } finally {
    isChecking = false
  }
}

/**
 * ERR-01, OPEN-85: handles the end of a session. If another tab has begun one, its player continues here. Otherwise all
 * of the player's data is removed from the page. Unless they logged out themselves, they see a message and a log-in
 * dialog, which takes them back to where they were. Dialogs that guests may not see are replaced, including other
 * sign-in dialogs.
 */
export async function handleSessionEnd(cache: QueryClient, router: AnyRouter, site: Site): Promise<void> {
  if (!cache.getQueryData(playerQuery().queryKey)) return
  if (await isTakenOver(cache, router)) return
  const { href } = router.state.location
  const isPrivate = isForPlayers(router)
  becomeGuest(cache)
  if (isPrivate) await router.navigate({ to: '/', replace: true })
  await router.invalidate()
  if (isSigningOut()) return
  const t = textsOf(site.texts, 'shell')
  toast({ kind: 'warning', id: 'session', title: t('session.ended'), text: t('session.endedText') })
  const redirect = isPrivate ? href : targetOf(router)
  const stays = ({ name }: OpenDialog) => dialogs[name as DialogName].who === undefined
  dialogControls(router).replaceAll('signIn', { isOver: true, ...(redirect && { redirect }) }, stays)
}

/** The target of the player-only dialog, or of the sign-in dialog that replaced it. */
function targetOf({ state: { location, matches } }: AnyRouter): string | undefined {
  // Only the dialog controls write there, with the props of that name.
  const open = (location.state.dialogs ?? []) as readonly DialogEntry[]
  const ofPage = routeDialog({ staticData: matches.at(-1)?.staticData ?? {} }, location.search)
  const [door] = allowed([...(ofPage ? [ofPage] : []), ...open], 'knownGuest').filter(({ name }) => dialogs[name].who)
  return door && 'redirect' in door.props ? door.props.redirect : undefined
}
