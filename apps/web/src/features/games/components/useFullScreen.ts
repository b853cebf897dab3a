import { type RefObject, useEffect, useState } from 'react'

/** Full screen of an element; `toggle` is undefined where the browser has none (iPhone). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    setIsOffered(document.fullscreenEnabled)
    const onChange = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const toggle = () => void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())
  return { isFull, toggle: isOffered ? toggle : undefined }
}
