import { type AnyRouter, useRouter } from '@tanstack/react-router'

/**
 * Names and props of all dialogs. `shell/dialogs.ts` fills it in, so that a feature can open any dialog by name
 * without knowing who draws it. Props are ids and plain values: they live in the browser's history.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by shell/dialogs.ts
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
    /** Open dialogs, the newest last: Back closes it, another page has none. */
    dialogs?: readonly { readonly name: string; readonly props: object; readonly key: string }[]
  }
}

/** CONST-13: a press on Close is seen before the dialog goes. */
export const closeDelayMs = 100

type PathOf = (name: DialogName, props: object) => string | undefined
let loadPaths: () => Promise<PathOf> = async () => () => undefined

/** The shell tells which dialogs have an address of their own: loaded when the first one is asked for. */
export function setDialogPaths(load: () => Promise<PathOf>): void {
  loadPaths = load
}

type OpenArgs<N extends DialogName> =
  Record<string, never> extends Dialogs[N] ? [props?: Dialogs[N]] : [props: Dialogs[N]]

export interface DialogControls {
  /** Puts a dialog on top. */
  open<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Puts a dialog in the place of the top one (sign in <-> sign up). */
  replace<N extends DialogName>(name: N, ...args: OpenArgs<N>): void
  /** Closes the top dialog. */
  close(): void
}

async function push(router: AnyRouter, name: DialogName, props: object, replace: boolean): Promise<void> {
  // Without its address a dialog still opens: what it needs may come a moment later.
  const path = await loadPaths().then(
    (pathOf) => pathOf(name, props),
    () => undefined,
  )
  const old = router.state.location.state.dialogs ?? []
  const entry = { name: name as string, props, key: crypto.randomUUID() }
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    replace,
    resetScroll: false,
    // The dialog's own address is shown; a reload then opens that address itself.
    mask: path ? { to: path, unmaskOnReload: true } : undefined,
    state: (state: object) => ({ ...state, dialogs: [...(replace ? old.slice(0, -1) : old), entry] }),
  } as never)
}

export function dialogControls(router: AnyRouter): DialogControls {
  return {
    open: (name, ...[props]) => void push(router, name, props ?? {}, false),
    replace: (name, ...[props]) => void push(router, name, props ?? {}, true),
    close: () =>
      void setTimeout(() => {
        // A dialog that was the first page of the visit has nothing behind it but the lobby.
        const isPushed = (router.state.location.state.dialogs ?? []).length > 0
        if (isPushed || router.history.canGoBack()) router.history.back()
        else void router.navigate({ to: '/', replace: true } as never)
      }, closeDelayMs),
  }
}

/** Opens, replaces and closes dialogs: `const dialogs = useDialogs(); dialogs.open('cashbox', { step: 'deposit' })`. */
export function useDialogs(): DialogControls {
  return dialogControls(useRouter())
}
