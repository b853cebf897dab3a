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
  private count = 0
  private readonly listeners = new Set<() => void>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()

  show(toast: Toast): string {
    this.count += 1
    const id = toast.id ?? `toast-${this.count}`
    const rest = this.toasts.filter((one) => one.id !== id)
    this.set([...rest, { ...toast, id }].slice(-maxShown))
    this.pause(id)
    if (!toast.persistent) this.resume(id)
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

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  snapshot = (): readonly ShownToast[] => this.toasts

  private set(toasts: readonly ShownToast[]): void {
    this.toasts = toasts
    for (const listener of this.listeners) listener()
  }
}

export const toasts = new ToastList()

/** Height of the elements that cover the bottom of the screen, in px: toasts appear above it. */
export const footRoom = createStore(0)

/** Shows a toast: `toast({ kind: 'success', title: t('deposit.done') })`. Returns its id. */
export const toast = (shown: Toast): string => toasts.show(shown)
