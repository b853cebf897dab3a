import { type AnyRouter, type HistoryState, useRouter } from '@tanstack/react-router'
import { randomId } from '../browser/randomId'
import { parsePlainSearch } from '../page/searchParams'
import { toPage } from '../page/toPage'

/**
 * Names and props of all dialogs. The features' manifests extend it, so that any feature can open any dialog by name
 * without knowing which one renders it. Props are ids and plain values, because they are stored in the browser's
 * history.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the manifests
export interface Dialogs {}

export type DialogName = keyof Dialogs

export interface DialogEntry<N extends DialogName = DialogName> {
  readonly name: N
  readonly props: Dialogs[N]
  readonly key: string
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Open dialogs, the newest last. Back closes the newest; navigating to another page closes all. */
    dialogs?: readonly { readonly name: string; readonly props: object; readonly key: string }[]
  }
}

/** CONST-13: the press on Close stays visible before the dialog closes. */
export const closeDelayMs = 100

/** How long a dialog that went back in history counts as closing, if the history does not navigate or is slow. */
const settleMs = 1_000

/** An open dialog as the history stores it. */
export type OpenDialog = NonNullable<HistoryState['dialogs']>[number]

type PathOf = (name: DialogName, props: object) => string | undefined
let loadPaths: () => Promise<PathOf> = async () => () => undefined

/** Lets the shell supply the addresses of dialogs; they load when the first one is needed. */
export function setDialogPaths(load: () => Promise<PathOf>): void {
  loadPaths = load
}

type OpenArgs<N extends DialogName> =
  Record<string, never> extends Dialogs[N] ? [props?: Dialogs[N]] : [props: Dialogs[N]]

export interface DialogControls {
  open<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Replaces the top dialog (sign in <-> sign up). */
  replace<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Opens a dialog on top of those that stay, and replaces the others. */
  replaceAll<N extends DialogName>(name: N, props: Dialogs[N], stays: (entry: OpenDialog) => boolean): void
  /** Closes the top dialog; with a key only while the dialog of that key is open. */
  close(key?: string): void
}

/** The address a dialog shows. Without it the dialog still opens, because its data may arrive a moment later. */
async function addressOf(name: DialogName, props: object) {
  const path = await loadPaths().then(
    (pathOf) => pathOf(name, props),
    // The dialog opens without an address.
    () => undefined,
  )
  if (path === undefined) return undefined
  const [to = '/', query = ''] = path.split('?')
  return { to, search: parsePlainSearch(query) }
}

export const pageDialogKey = (name: string): string => `route ${name}`

/** The popup that is the page itself (RT-48), below those that were opened over it. */
function openDialogs({ state: { matches }, latestLocation }: AnyRouter): readonly OpenDialog[] {
  const name: string | undefined = matches.at(-1)?.staticData.dialog
  const ofPage = name === undefined ? [] : [{ name, props: {}, key: pageDialogKey(name) }]
  return [...ofPage, ...(latestLocation.state.dialogs ?? [])]
}

type Below = (open: readonly OpenDialog[]) => readonly OpenDialog[]

const areAlike = (some: readonly Omit<OpenDialog, 'key'>[], others: readonly OpenDialog[]): boolean => {
  const facts = (list: readonly Omit<OpenDialog, 'key'>[]) =>
    JSON.stringify(list.map(({ name, props }) => [name, props]))
  return facts(some) === facts(others)
}

/** Shows a dialog on top of the open ones that `below` keeps. */
async function show(router: AnyRouter, name: DialogName, props: object, below: Below): Promise<void> {
  const { pathname } = router.latestLocation
  const address = await addressOf(name, props)
  // Addresses load with the first dialog. If the visitor has navigated to another page by then, it does not open.
  if (router.latestLocation.pathname !== pathname) return
  const open = openDialogs(router)
  const kept = below(open)
  // The second press of a double press.
  if (areAlike([...kept.filter((one) => one !== open.at(-1)), { name, props }], open)) return
  const isPage = ({ key }: OpenDialog) => key.startsWith(pageDialogKey(''))
  const replace = kept.length < open.length
  if (address && open.some(isPage) && !kept.some(isPage)) {
    // A page that is only a popup is replaced by the next one's.
    await router.navigate(toPage(address, { replace, resetScroll: false }))
    return
  }
  const entry: OpenDialog = { name, props, key: randomId() }
  await router.navigate(
    toPage('.', {
      search: true,
      hash: true,
      replace,
      resetScroll: false,
      // The dialog's own address is shown; a reload then opens that address.
      mask: address && { ...address, unmaskOnReload: true },
      state: (state: object) => ({ ...state, dialogs: [...kept.filter((one) => !isPage(one)), entry] }),
    }),
  )
}

export function dialogControls(router: AnyRouter): DialogControls {
  return {
    open: (name, ...[props]) => void show(router, name, props ?? {}, (open) => open),
    replace: (name, ...[props]) => void show(router, name, props ?? {}, (open) => open.slice(0, -1)),
    replaceAll: (name, props, stays) => void show(router, name, props, (open) => open.filter(stays)),
    close: (key) => close(router, key),
  }
}

/** The page and the key of its top dialog. */
function topOf(router: AnyRouter): string | undefined {
  const top = openDialogs(router).at(-1)
  return top && `${router.latestLocation.pathname} ${top.key}`
}

/** The dialog that each router is closing: closing goes back in history, which it must do once. */
const closing = new WeakMap<AnyRouter, string>()

function close(router: AnyRouter, key: string | undefined): void {
  const open = openDialogs(router)
  const top = topOf(router)
  if (top === undefined || closing.get(router) === top) return
  // A slow response may close a dialog that the player has closed before.
  if (key !== undefined && !open.some((one) => one.key === key)) return
  closing.set(router, top)
  setTimeout(() => {
    // The player may have navigated away by now.
    if (topOf(router) === top) leave(router)
    setTimeout(() => {
      if (closing.get(router) === top) closing.delete(router)
    }, settleMs)
  }, closeDelayMs)
}

function leave(router: AnyRouter): void {
  // A dialog that was the first page of the visit has only the lobby behind it.
  const isPushed = (router.latestLocation.state.dialogs ?? []).length > 0
  if (isPushed || router.history.canGoBack()) router.history.back()
  else void router.navigate({ to: '/', replace: true })
}

/** Opens, replaces and closes dialogs: `const dialogs = useDialogs(); dialogs.open('cashbox', { step: 'deposit' })`. */
export function useDialogs(): DialogControls {
  return dialogControls(useRouter())
}
