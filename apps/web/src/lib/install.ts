import { useSyncExternalStore } from 'react'

/** What Chromium sends when the site may be installed; no other engine has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let waiting: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | undefined): void {
  waiting = prompt
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer until somebody asks for it: it comes once, soon after the page is loaded. */
export function watchInstall(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  }
  const onDone = () => keep(undefined)
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onDone)
  return () => {
    removeEventListener('beforeinstallprompt', onOffer)
    removeEventListener('appinstalled', onDone)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Install {
  /** The browser offers to install; otherwise its own menu does. */
  readonly canInstall: boolean
  install(): void
  readonly isStandalone: boolean
  readonly isIos: boolean
}

/** Whether and how the site can be put on the home screen. Ask after hydration only. */
export function useInstall(): Install {
  const prompt = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => undefined,
  )
  return {
    canInstall: prompt !== undefined,
    install: () => void prompt?.prompt().finally(() => keep(undefined)),
    isStandalone:
      matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
    isIos: /iPhone|iPad|iPod/.test(navigator.userAgent),
  }
}
