import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false on the server and in the first picture. */
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

/** From 768 px on a dialog stands in the middle of the screen. */
export const dialogQuery = '(width >= 48rem)'
