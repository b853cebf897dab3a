import { type RefObject, useEffect, useState } from 'react'

/** Safari's prefixed names, which iPads still need. */
interface OldElement extends HTMLElement {
  readonly webkitRequestFullscreen?: () => void
}
interface OldDocument extends Document {
  readonly webkitFullscreenElement?: Element | null
  readonly webkitExitFullscreen?: () => void
}

/**
 * Full screen for an element. `native`: by the browser. Without the API (an iPhone, a partner's frame) the game is laid
 * over the page (`isLaidOver`), and on a phone the player is shown how to hide the browser's bars (`isHinted`).
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isNative, setIsNative] = useState(false)
  const [isLaidOver, setIsLaidOver] = useState(false)
  const [isHinted, setIsHinted] = useState(false)
  useEffect(() => {
    const page: OldDocument = document
    const onChange = () => setIsNative(Boolean(page.fullscreenElement ?? page.webkitFullscreenElement))
    const names = ['fullscreenchange', 'webkitfullscreenchange'] as const
    for (const name of names) page.addEventListener(name, onChange)
    return () => {
      for (const name of names) page.removeEventListener(name, onChange)
    }
  }, [])
  useEffect(() => {
    if (!isLaidOver) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsLaidOver(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isLaidOver])

  const enter = () => {
    const stage: OldElement | null = element.current
    if (document.fullscreenEnabled) void stage?.requestFullscreen()
    else if (stage?.webkitRequestFullscreen) stage.webkitRequestFullscreen()
    else {
      setIsLaidOver(true)
      setIsHinted(matchMedia('(pointer: coarse)').matches)
    }
  }
  const leave = () => {
    const page: OldDocument = document
    if (page.fullscreenElement) void page.exitFullscreen()
    else page.webkitExitFullscreen?.()
    setIsLaidOver(false)
    setIsHinted(false)
  }
  const isFull = isNative || isLaidOver
  return { isFull, isLaidOver, isHinted, endHint: () => setIsHinted(false), toggle: isFull ? leave : enter }
}
