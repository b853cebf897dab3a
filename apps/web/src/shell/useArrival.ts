import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mainId } from '../lib/pages'

/** Another page takes the focus and says its title, or a screen reader would stay on the link that led there. */
export function useArrival(): void {
  const router: AnyRouter = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const isPopup = toLocation.state.dialogs?.length || router.state.matches.at(-1)?.staticData.dialog
        if (!fromLocation || !pathChanged || isPopup) return
        // After the picture: taking the focus has the page laid out.
        setTimeout(() => {
          const main = document.getElementById(mainId)
          main?.setAttribute('aria-label', document.title)
          main?.focus({ preventScroll: true })
        })
      }),
    [router],
  )
}
