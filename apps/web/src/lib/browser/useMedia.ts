import { useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server and in the first render. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From 768 px on a dialog is centred on the screen. */
export const dialogQuery = '(width >= 48rem)'
