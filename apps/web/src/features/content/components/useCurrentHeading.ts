import { useEffect, useState } from 'react'

/** The heading of the section being read: the last one above the upper third of the window. */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const line = innerHeight / 3
      const passed = headings.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      )
      setCurrent(passed?.id)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
    }
  }, [headings])
  return current
}
