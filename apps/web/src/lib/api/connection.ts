import { watched } from '../watched'

const isUp = watched(true)

/** Told by the API client and by the browser's own online and offline events. */
export const setConnection = isUp.set

/** Whether calls get answers; true until one fails. */
export const useConnection = isUp.use
