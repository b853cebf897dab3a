import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../Icon'

/** The error of the form as a whole; takes the focus when no field can. */
export function FormNote({
  text,
  hasFocus = true,
}: {
  readonly text: string | undefined
  readonly hasFocus?: boolean
}) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text && hasFocus) note.current?.focus()
  }, [text, hasFocus])
  if (!text) return null
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="flex items-start gap-2 rounded-control bg-danger/12 p-3 text-danger-text shadow-danger outline-none"
    >
      <Icon of={CircleAlert} />
      {text}
    </div>
  )
}
