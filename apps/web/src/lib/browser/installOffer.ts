import { createStore } from './createStore'

/** Chromium's event when the site can be installed; no other engine has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

export const installOffer = createStore<InstallPrompt | undefined>(undefined)

/** Keeps the browser's install prompt until it is needed: it arrives once, soon after the page has loaded. */
export function watchInstall(): () => void {
  const onOffer = (event: InstallPrompt) => {
    event.preventDefault()
    installOffer.set(event)
  }
  const onDone = () => installOffer.set(undefined)
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onDone)
  return () => {
    removeEventListener('beforeinstallprompt', onOffer)
    removeEventListener('appinstalled', onDone)
  }
}
