import { watched } from './watched'

/** What Chromium sends when the site may be installed; no other engine has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const offer = watched<InstallPrompt | undefined>(undefined)

/** Keeps the browser's offer until somebody asks for it: it comes once, soon after the page is loaded. */
export function watchInstall(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault()
    offer.set(event as InstallPrompt)
  }
  const onDone = () => offer.set(undefined)
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onDone)
  return () => {
    removeEventListener('beforeinstallprompt', onOffer)
    removeEventListener('appinstalled', onDone)
  }
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
  const prompt = offer.use()
  return {
    canInstall: prompt !== undefined,
    install: () => void prompt?.prompt().finally(() => offer.set(undefined)),
    isStandalone:
      matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
    isIos: /iPhone|iPad|iPod/.test(navigator.userAgent),
  }
}
