import { Check } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../Icon'
import { useEarlyCheck } from './useEarlyCheck'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its sentence. The whole sentence is clickable, and links in it stay links. */
export function Checkbox({ children, error, className, onChange, ref, ...rest }: CheckboxProps) {
  const control = useEarlyCheck(onChange, ref)
  const noteId = useId()
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3 py-1 text-text-2 pointer-coarse:py-3">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className="peer size-5 cursor-pointer appearance-none rounded-small bg-surface-2 shadow-[inset_0_0_0_1.5px_var(--text-3)] checked:bg-accent checked:shadow-none aria-invalid:shadow-error"
            {...rest}
            ref={control}
            onChange={onChange}
          />
          <Icon
            of={Check}
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute hidden text-on-accent peer-checked:block"
          />
        </span>
        <span>{children}</span>
      </label>
      <div id={noteId} aria-live="polite">
        {error && <p className="ml-8 text-12 font-[550] text-danger-text pointer-coarse:-mt-2">{error}</p>}
      </div>
    </div>
  )
}
