import { createStore } from './browser/createStore'

export type ToastKind = 'success' | 'message' | 'warning' | 'error'

/** A callback, or the path of the page to open. */
export type ToastAction = { readonly label: string } & ({ readonly onPress: () => void } | { readonly path: string })

export interface Toast {
  readonly kind: ToastKind
  readonly title: string
  readonly text?: string
  readonly action?: ToastAction
  /** Stays until dismissed (MOD-09). */
  readonly persistent?: boolean
  /** A second toast with the same id replaces the first. */
  readonly id?: string
}

export interface ShownToast extends Toast {
  readonly id: string
}

/** MOD-09 */
export const toastMs = 10_000
const maxShown = 4

/** The toasts on screen, the newest last. One list per browser; the server shows none. */
export class ToastList {
  private toasts: readonly ShownToast[] = []
  private visible: readonly ShownToast[] = []
  private holds = 0
  private count = 0
  private readonly listeners = new Set<() => void>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()

  show(toast: Toast): string {
    this.count += 1
    const id = toast.id ?? `toast-${this.count}`
    const rest = this.toasts.filter((one) => one.id !== id)
    this.set([...rest, { ...toast, id }].slice(-maxShown))
    this.pause(id)
    if (!toast.persistent && !this.isHeld(toast)) this.resume(id)
    return id
  }

  dismiss(id: string): void {
    this.pause(id)
    this.set(this.toasts.filter((toast) => toast.id !== id))
  }

  /** Pauses the timer while the player is reading (pointer or focus on the toast). */
  pause(id: string): void {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
  }

  resume(id: string): void {
    this.pause(id)
    this.timers.set(
      id,
      setTimeout(() => this.dismiss(id), toastMs),
    )
  }

  /** Holds toasts back, except for errors, until the returned function is called: they must not cover what is read first. */
  hold(): () => void {
    this.holds += 1
    for (const toast of this.toasts) if (this.isHeld(toast)) this.pause(toast.id)
    this.set(this.toasts)
    return () => {
      this.holds -= 1
      this.set(this.toasts)
      if (this.holds > 0) return
      for (const { id, persistent } of this.toasts) if (!persistent && !this.timers.has(id)) this.resume(id)
    }
  }

  private isHeld = ({ kind }: Toast): boolean => this.holds > 0 && kind !== 'error'

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): readonly ShownToast[] => this.visible

  private set(toasts: readonly ShownToast[]): void {
    this.toasts = toasts
    this.visible = toasts.some(this.isHeld) ? toasts.filter((toast) => !this.isHeld(toast)) : toasts
    for (const listener of this.listeners) listener()
  }
}

export const toasts = new ToastList()

/** Height of the elements that cover the bottom of the screen, in px: toasts appear above it. */
export const footRoom = createStore(0)

/** Shows a toast: `toast({ kind: 'success', title: t('deposit.done') })`. Returns its id. */
export const toast = (shown: Toast): string => toasts.show(shown)
