import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../Icon'

/** The error of the form as a whole; takes the focus when no field can. */
export function FormNote({
  text,
  children,
}: {
  readonly text: string | undefined
  /** Links and buttons to where the error can be resolved. */
  readonly children?: ReactNode
}) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) note.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="flex items-start gap-2 rounded-control bg-danger/12 p-3 text-danger-text shadow-danger outline-none"
    >
      <Icon of={CircleAlert} />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        {text}
        {children}
      </p>
    </div>
  )
}
