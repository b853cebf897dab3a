import { watched } from '../watched'

/** Whether the page shows public channels. Only then does a guest have a connection. */
export const wantsPublicNews = watched(false)
