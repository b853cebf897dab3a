import type { InputHTMLAttributes } from 'react'
import { useEarlyCheck } from './useEarlyCheck'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked'> {
  checked: boolean
  /** Id of the element that labels it, if it is not inside a label. */
  'aria-labelledby'?: string
}

/** Turns one thing on or off at once, without a form to submit. The touch target is 44 px, independent of its looks. */
export function Switch({ checked, className, onChange, ...rest }: SwitchProps) {
  const control = useEarlyCheck(onChange)
  return (
    <span className={`relative inline-grid h-11 w-14 shrink-0 place-items-center ${className ?? ''}`}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="peer absolute inset-0 z-10 cursor-pointer appearance-none rounded-control outline-none"
        {...rest}
        ref={control}
        onChange={onChange}
      />
      <span className="h-7 w-12 rounded-full bg-surface-2 shadow-[inset_0_0_0_1.5px_var(--text-3)] transition-colors duration-(--t-state) outline-offset-2 outline-accent peer-checked:bg-accent peer-checked:shadow-none peer-focus-visible:outline-2" />
      <span className="absolute left-2 size-5 rounded-full bg-text-3 transition-[translate,background-color] duration-(--t-state) peer-checked:translate-x-5 peer-checked:bg-on-accent" />
    </span>
  )
}
