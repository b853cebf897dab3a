import { createStore } from '../../lib/browser/createStore'

/** Counts the requests for another spin from a prize's popup: the wheel below starts once nothing covers it. */
export const spinAgain = createStore(0)
