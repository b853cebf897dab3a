import { useStore } from './createStore'
import { installOffer } from './installOffer'

export interface Install {
  /** The browser offers a prompt; otherwise its own menu installs the site. */
  readonly canInstall: boolean
  install(): void
  readonly isStandalone: boolean
  readonly isIos: boolean
}

/** Whether and how the site can be added to the home screen. Call after hydration only. */
export function useInstall(): Install {
  const prompt = useStore(installOffer)
  return {
    canInstall: prompt !== undefined,
    install: () => void prompt?.prompt().finally(() => installOffer.set(undefined)),
    isStandalone: matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,
    isIos: /iPhone|iPad|iPod/.test(navigator.userAgent),
  }
}
