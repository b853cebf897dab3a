import { useEffect, useState } from 'react'

/** Safari's prefixed names, which iPads still need. */
interface OldElement extends HTMLElement {
  readonly webkitRequestFullscreen?: () => void
}
interface OldDocument extends Document {
  readonly webkitFullscreenElement?: Element | null
  readonly webkitExitFullscreen?: () => void
}

/**
 * Full screen for a game. The game is laid over the page, and the browser shows the whole page in full screen, so that
 * toasts and dialogs stay in sight. Without the browser's API (an iPhone, a partner's frame) the page is only covered
 * (`isOnlyLaid`), and on a phone the player is shown how to hide the browser's bars (`isHinted`).
 */
export function useFullScreen() {
  const [isNative, setIsNative] = useState(false)
  const [isOnlyLaid, setIsOnlyLaid] = useState(false)
  const [isHinted, setIsHinted] = useState(false)
  useEffect(() => {
    const onChange = () => setIsNative(isPageFull())
    const names = ['fullscreenchange', 'webkitfullscreenchange'] as const
    for (const name of names) document.addEventListener(name, onChange)
    return () => {
      for (const name of names) document.removeEventListener(name, onChange)
      leavePage()
    }
  }, [])
  useEffect(() => {
    if (!isOnlyLaid) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOnlyLaid(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOnlyLaid])

  const enter = () => {
    const page: OldElement = document.documentElement
    if (document.fullscreenEnabled) void page.requestFullscreen()
    else if (page.webkitRequestFullscreen) page.webkitRequestFullscreen()
    else {
      setIsOnlyLaid(true)
      setIsHinted(matchMedia('(pointer: coarse)').matches)
    }
  }
  const leave = () => {
    leavePage()
    setIsOnlyLaid(false)
    setIsHinted(false)
  }
  const isFull = isNative || isOnlyLaid
  return { isFull, isOnlyLaid, isHinted, endHint: () => setIsHinted(false), toggle: isFull ? leave : enter }
}

function isPageFull(): boolean {
  const page: OldDocument = document
  return Boolean(page.fullscreenElement ?? page.webkitFullscreenElement)
}

function leavePage(): void {
  const page: OldDocument = document
  if (page.fullscreenElement) void page.exitFullscreen()
  else if (page.webkitFullscreenElement) page.webkitExitFullscreen?.()
}
