import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** A panel under a button: Escape, a press outside, leaving by Tab and another page close it; Escape gives the focus back. */
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
    // The router's own `pathChanged` says no when a move is taken back before its page was there.
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
