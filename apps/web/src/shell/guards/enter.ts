import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { guardFacts } from '../../features/guardFacts'
import { isFlagOn } from '../../lib/flags/flags'
import { textsOf } from '../../lib/i18n/textsOf'
import { dialogControls } from '../../lib/navigation/dialogs'
import type { RouteFacts } from '../../lib/navigation/routeFacts'
import { toPage } from '../../lib/page/toPage'
import { toast, toasts } from '../../lib/toasts'
import { dialogs as registry } from '../dialogs/dialogs'
import { chatDelayMs, type HashAction, hashAction } from '../dialogs/hashAction'
import type { Guarded } from './guard'

const { codes } = guardFacts

/**
 * Handles the promo codes of the link and of this visit, and this browser's flags (OPEN-16): the server rendered the
 * page without access to the browser's storage.
 */
export function enter(router: AnyRouter, cache: QueryClient): void {
  const { pathname, search } = router.state.location
  const isPlayer = guardFacts.isPlayer(cache)
  const isMain = pathname === '/'
  const { flag }: RouteFacts = router.state.matches.at(-1)?.staticData ?? {}
  const { site }: Guarded['context'] = router.options.context
  const isSwitchedOff = flag !== undefined && !isFlagOn(site.flags, flag)
  // Runs the guards on the page again.
  if (codes.areIn(search) || isSwitchedOff || (isMain && isPlayer && codes.gift() !== null)) void router.load()
  else if (isMain && !isPlayer) codes.clear()
}

/**
 * Performs the action of a hash. `before`: the same page before the hash, if it was on screen; its dialogs still belong
 * to the page.
 */
export async function followHash(router: AnyRouter, hash: string, before?: ParsedLocation): Promise<void> {
  const action = hashAction(hash, router.state.location.search)
  if (!action) return
  // Cleans the address before anything opens, so that the same hash works again.
  const state = before ? { dialogs: before.state.dialogs } : true
  await router.navigate(toPage('.', { search: true, state, hash: '', replace: true, resetScroll: false }))
  // The hash has its own history entry. If it stayed, Back would lead to the same page and its dialogs a second time.
  if (before) await goBack(router)
  if (action.kind === 'go') await router.navigate(toPage(action.to))
  else if (action.kind === 'chat') {
    if (isFlagOn(router.options.context.site.flags, 'live_chat')) toggleChat(router)
  } else if (action.kind === 'cashbox') offerCashbox(router, action.step)
  else openRequested(router, action)
}

const goBack = (router: AnyRouter): Promise<void> =>
  new Promise((resolve) => {
    const deafen = router.subscribe('onResolved', () => {
      deafen()
      resolve()
    })
    router.history.back()
  })

/** A logged-in player who follows a hash to log in or sign up gets a message and stays where they are. */
function openRequested(router: AnyRouter, { name, props }: Extract<HashAction, { kind: 'dialog' }>): void {
  const { queryClient, site }: Guarded['context'] = router.options.context
  const isPlayer = guardFacts.isPlayer(queryClient)
  if (isPlayer && registry[name].who === 'guest')
    toast({ kind: 'message', id: 'session', title: textsOf(site.texts, 'shell')('session.already') })
  // A hash names a dialog together with that dialog's props.
  else dialogControls(router).open(name, props as never)
}

/** GD-06: an address does not open the cashbox, so the player who entered one sees the way into it. */
function offerCashbox(router: AnyRouter, step: 'deposit' | 'withdraw'): void {
  const { queryClient, site }: Guarded['context'] = router.options.context
  if (!guardFacts.isPlayer(queryClient)) return
  const t = textsOf(site.texts, 'shell')
  // SAFE-02: no deposit is offered during a break; the cashbox itself opens with the withdrawal then.
  const isWithheld = step === 'deposit' && guardFacts.isOnBreak(queryClient)
  const onPress = () => dialogControls(router).open('cashbox', isWithheld ? {} : { step })
  toast({
    kind: 'message',
    id: 'cashbox',
    title: t('session.cashbox'),
    text: t('session.cashboxText'),
    action: { label: t(`header.${isWithheld ? 'cashbox' : step}`), onPress },
    persistent: true,
  })
  // Ends the message once the cashbox is open, which it would cover, or the player has logged out.
  const unsubscribe = router.subscribe('onResolved', () => {
    const isOpen = router.state.location.state.dialogs?.some(({ name }) => name === 'cashbox')
    if (!isOpen && guardFacts.isPlayer(queryClient)) return
    unsubscribe()
    toasts.dismiss('cashbox')
  })
}

let chat: ReturnType<typeof setTimeout> | undefined

/** RT-59: the chat toggles once, even if it is requested several times within that second. */
function toggleChat(router: AnyRouter): void {
  clearTimeout(chat)
  chat = setTimeout(() => {
    const dialogs = dialogControls(router)
    const isOpen = router.state.location.state.dialogs?.at(-1)?.name === 'support'
    if (isOpen) dialogs.close()
    else dialogs.replaceAll('support', {}, ({ name }) => name !== 'support')
  }, chatDelayMs)
}
