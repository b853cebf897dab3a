import type { SupportMessage } from '@apogee/contract/support'
import { useWatched, watched } from '../../lib/browser/createStore'

const news = watched<SupportMessage | undefined>(undefined)

/** A new reply that the player does not see; the component that shows toasts announces it. */
export const tellNews = (message: SupportMessage): void => news.set(message)

export const useSupportNews = () => useWatched(news)
