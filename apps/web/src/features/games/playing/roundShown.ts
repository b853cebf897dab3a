import { createStore } from '../../../lib/browser/createStore'

/** When a game on this page last reported that a round had been shown, in Unix ms of this device's clock. */
export const roundShown = createStore(0)
