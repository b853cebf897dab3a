import { createStore } from '../browser/createStore'

/** How often the realtime connection was reopened. The platform closes it permanently when its session ends. */
export const reopened = createStore(0)

/** The same player has another session now: the connection opens again with it. */
export const reopenRealtime = (): void => reopened.set(reopened.get() + 1)
