import { createStore } from '../browser/createStore'

/** Whether the page shows public channels. Only then does a guest have a connection. */
export const wantsPublicNews = createStore(false)
