import type { SupportMessage } from '@apogee/contract/support'
import { watched } from '../../lib/watched'

const news = watched<SupportMessage | undefined>(undefined)

/** An answer has come that the player does not see: whoever shows toasts tells of it. */
export const tellNews = (message: SupportMessage): void => news.set(message)

export const useSupportNews = news.use
