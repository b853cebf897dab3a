import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first picture, true from then on: for what only the device knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
