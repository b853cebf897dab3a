import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useEarlyCheck } from './useEarlyCheck'

export interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  /** A compact card has no radio; the ring alone marks the selection (amount presets). */
  compact?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One of several options as a card. A selected card looks the same everywhere: surface 3 and a 2 px accent ring. */
export function RadioCard({ children, compact = false, className = '', onChange, ref, ...rest }: RadioCardProps) {
  const control = useEarlyCheck(onChange, ref)
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 rounded-card bg-surface-2 shadow-line no-tap transition-colors duration-(--t-state) hover:bg-surface-3 has-checked:bg-surface-3 has-checked:shadow-selected has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${compact ? 'justify-center p-2' : 'p-4'} ${className}`}
    >
      <input type="radio" className="peer sr-only" {...rest} ref={control} onChange={onChange} />
      {children}
      {!compact && (
        <span
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_var(--text-3)] peer-checked:bg-text peer-checked:shadow-[inset_0_0_0_6px_var(--accent)]"
        />
      )}
    </label>
  )
}
