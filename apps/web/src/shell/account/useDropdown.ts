import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * A panel below a button. Escape, a press outside, tabbing out and a page change close it; Escape returns the focus.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      buttonRef.current?.focus()
    }
    // The router's own `pathChanged` is false when a navigation is reverted before its page was loaded.
    const { pathname } = router.latestLocation
    const stop = router.subscribe(
      'onBeforeLoad',
      ({ toLocation }) => toLocation.pathname !== pathname && setOpen(false),
    )
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      stop()
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, router])
  return { isOpen, setOpen, rootRef, buttonRef }
}
