import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { onResizeEnd } from '../../lib/browser/onResizeEnd'

/** Minimum gap between a panel and the edge of the screen, in px. */
const edge = 8

/** A dropdown panel: below its button, right-aligned, and shifted to stay inside a narrow screen. */
export function DropPanel({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const settle = () => {
      const panel = ref.current
      if (!panel) return
      panel.style.translate = ''
      const { left } = panel.getBoundingClientRect()
      if (left < edge) panel.style.translate = `${edge - left}px`
    }
    settle()
    return onResizeEnd(settle)
  }, [])
  return (
    <div
      id={id}
      ref={ref}
      className={`absolute top-13 right-0 z-30 max-w-[calc(100vw-1rem)] animate-[rise_200ms_var(--ease-in)] rounded-card bg-surface-2 shadow-pop ${className}`}
    >
      {children}
    </div>
  )
}
