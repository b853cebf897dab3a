import type { SupportMessage } from '@apogee/contract/support'
import { createStore, useStore } from '../../lib/browser/createStore'

const news = createStore<SupportMessage | undefined>(undefined)

/** A new reply that the player does not see; the component that shows toasts announces it. */
export const publishNews = (message: SupportMessage): void => news.set(message)

export const useSupportNews = () => useStore(news)
