import { createContext } from 'react'

/** Whether the draw has been shown, so that winners may be named. */
export const IsRevealed = createContext(false)
