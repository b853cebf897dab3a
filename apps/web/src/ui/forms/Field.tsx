import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon'

/** The attributes a field passes to its input. */
export interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** Why the value is rejected; replaces the hint and marks the input as invalid. */
  error?: ReactNode
  hint?: ReactNode
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}

/** Label, input, hint or error. The error is announced when it appears. */
export function Field({ label, error, hint, aside, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550] text-text-2">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} aria-live="polite">
        {error ? (
          <p className="mt-2 flex items-start gap-1 text-12 font-[550] text-danger-text">
            <Icon of={CircleAlert} size={16} />
            {error}
          </p>
        ) : (
          hint && <p className="mt-2 text-12 text-text-3">{hint}</p>
        )}
      </div>
    </div>
  )
}
