import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first render, which must match: data that only this device knows is shown afterwards.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
