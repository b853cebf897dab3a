import { type AnyRouter, type HistoryState, useRouter } from '@tanstack/react-router'
import { randomId } from './randomId'
import { parsePlainSearch } from './searchParams'
import { toPage } from './toPage'

/**
 * Names and props of all dialogs. The features' manifests extend it, so that any feature can open any dialog by name
 * without knowing who renders it. Props are ids and plain values, because they are stored in the browser's history.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the manifests
export interface Dialogs {}

export type DialogName = keyof Dialogs

/** One open dialog. */
export interface DialogEntry<N extends DialogName = DialogName> {
  readonly name: N
  readonly props: Dialogs[N]
  readonly key: string
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Open dialogs, the newest last: Back closes it, and another page has none. */
    dialogs?: readonly { readonly name: string; readonly props: object; readonly key: string }[]
  }
}

/** CONST-13: the press on Close stays visible before the dialog goes. */
export const closeDelayMs = 100

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
  /** Opens a dialog on top. */
  open<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Replaces the top dialog (sign in <-> sign up). */
  replace<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Opens a dialog on top of those that stay, and replaces the others. */
  replaceAll<N extends DialogName>(name: N, props: Dialogs[N], stays: (entry: OpenDialog) => boolean): void
  /** Closes the top dialog. */
  close(): void
}

/** The address a dialog shows. Without it the dialog still opens, because its data may arrive a moment later. */
async function addressOf(name: DialogName, props: object) {
  const path = await loadPaths().then(
    (pathOf) => pathOf(name, props),
    () => undefined,
  )
  if (path === undefined) return undefined
  const [to = '/', query = ''] = path.split('?')
  return { to, search: parsePlainSearch(query) }
}

/** The popup that is the page itself, as the lowest of the open ones (RT-48). */
const ofPage = ({ state: { matches } }: AnyRouter): OpenDialog[] => {
  const name: string | undefined = matches.at(-1)?.staticData.dialog
  return name === undefined ? [] : [{ name, props: {}, key: 'page' }]
}

type Below = (open: readonly OpenDialog[]) => readonly OpenDialog[]

/** Shows a dialog on top of those open ones that `below` keeps. */
async function show(router: AnyRouter, name: DialogName, props: object, below: Below): Promise<void> {
  const { pathname } = router.latestLocation
  const address = await addressOf(name, props)
  // Addresses load with the first dialog. Whoever has gone on to another page meanwhile wants it there no more.
  if (router.latestLocation.pathname !== pathname) return
  const open = [...ofPage(router), ...(router.state.location.state.dialogs ?? [])]
  const kept = below(open)
  const isPage = ({ key }: OpenDialog) => key === 'page'
  const replace = kept.length < open.length
  if (address && open.some(isPage) && !kept.some(isPage)) {
    // A page that is only a popup is replaced by the next one's.
    await router.navigate(toPage(address, { replace, resetScroll: false }))
    return
  }
  const entry = { name: name as string, props, key: randomId() }
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
    close: () =>
      void setTimeout(() => {
        // A dialog that was the first page of the visit has only the lobby behind it.
        const isPushed = (router.state.location.state.dialogs ?? []).length > 0
        if (isPushed || router.history.canGoBack()) router.history.back()
        else void router.navigate({ to: '/', replace: true })
      }, closeDelayMs),
  }
}

/** Opens, replaces and closes dialogs: `const dialogs = useDialogs(); dialogs.open('cashbox', { step: 'deposit' })`. */
export function useDialogs(): DialogControls {
  return dialogControls(useRouter())
}
