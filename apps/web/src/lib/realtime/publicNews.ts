import { watched } from '../watched'

/** Whether the page shows what everybody may hear: then a guest has a connection too, and not before. */
export const wantsPublicNews = watched(false)
