import { type RefObject, useEffect, useState } from 'react'

/** Safari's own names, which an iPad still needs. */
interface OldElement extends HTMLElement {
  readonly webkitRequestFullscreen?: () => void
}
interface OldDocument extends Document {
  readonly webkitFullscreenElement?: Element | null
  readonly webkitExitFullscreen?: () => void
}

/**
 * Full screen of an element. `native`: by the browser. Where it has none (an iPhone, a partner's frame) the game is laid over
 * the page (`isLaidOver`), and on a phone the reader is shown how to push the browser's bars away (`isHinted`).
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
