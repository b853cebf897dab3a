import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { playerQuery } from '../../features/profile/queries'
import { dialogControls } from '../../lib/dialogs'
import { isFlagOn } from '../../lib/flags'
import { textsOf } from '../../lib/i18n/textsOf'
import { toast } from '../../lib/toasts'
import { dialogs as registry } from '../dialogs'
import { chatDelayMs, type HashAction, hashAction } from '../hashes'
import type { Guarded } from './guard'
import { clearCodes, hasCodes, storedCode } from './promocodes'
import type { RouteFacts } from './verdict'

/**
 * Looks at the promo codes of the link and of this visit, and at the flags of this browser (OPEN-16): the server has drawn the
 * page without knowing what the browser keeps.
 */
export function enter(router: AnyRouter, cache: QueryClient): void {
  const { pathname, search } = router.state.location
  const isPlayer = Boolean(cache.getQueryData(playerQuery().queryKey))
  const isMain = pathname === '/'
  const { flag }: RouteFacts = router.state.matches.at(-1)?.staticData ?? {}
  const { site }: Guarded['context'] = router.options.context
  const isSwitchedOff = flag !== undefined && !isFlagOn(site.flags, flag)
  // The guards look at the page once more.
  if (hasCodes(search) || isSwitchedOff || (isMain && isPlayer && storedCode('giftPromocode') !== null))
    void router.load()
  else if (isMain && !isPlayer) clearCodes()
}

/**
 * Does what a hash asks for. `before`: the same page before it was asked, if it was on screen; its dialogs are still the
 * page's.
 */
export async function followHash(router: AnyRouter, hash: string, before?: ParsedLocation): Promise<void> {
  const action = hashAction(hash, router.state.location.search)
  if (!action) return
  // The address is clean again before anything opens, so that the same hash can be asked for twice.
  const state = before ? { dialogs: before.state.dialogs } : true
  await router.navigate({ to: '.', search: true, state, hash: '', replace: true, resetScroll: false } as never)
  // A hash is an entry of the history of its own: with it Back would come to the same page, and to its dialogs, once more.
  if (before) await goBack(router)
  if (action.kind === 'go') await router.navigate({ to: action.to } as never)
  else if (action.kind === 'chat') {
    if (isFlagOn(router.options.context.site.flags, 'live_chat')) toggleChat(router)
  } else openAsked(router, action)
}

const goBack = (router: AnyRouter): Promise<void> =>
  new Promise((resolve) => {
    const deafen = router.subscribe('onResolved', () => {
      deafen()
      resolve()
    })
    router.history.back()
  })

/** Whoever is logged in and asked to log in or sign up is told so, and stays where they are. */
function openAsked(router: AnyRouter, { name, props }: Extract<HashAction, { kind: 'dialog' }>): void {
  const { queryClient, site }: Guarded['context'] = router.options.context
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery().queryKey))
  if (isPlayer && registry[name].who === 'guest')
    toast({ kind: 'message', id: 'session', title: textsOf(site.texts, 'shell')('session.already') })
  else dialogControls(router).open(name, props as never)
}

let chat: ReturnType<typeof setTimeout> | undefined

/** RT-59: however often the chat is asked for in that second, it opens or closes once. */
function toggleChat(router: AnyRouter): void {
  clearTimeout(chat)
  chat = setTimeout(() => {
    const dialogs = dialogControls(router)
    const isOpen = router.state.location.state.dialogs?.at(-1)?.name === 'support'
    if (isOpen) dialogs.close()
    else dialogs.replaceAll('support', {}, ({ name }) => name !== 'support')
  }, chatDelayMs)
}
