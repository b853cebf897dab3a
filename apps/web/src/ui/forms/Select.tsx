import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../classes'
import { Icon } from '../Icon'
import { inputBox } from './inputBox'
import { useEarlyInput } from './useEarlyInput'

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  before?: ReactNode
  /** The icon at its end; for a disabled select, the reason. */
  icon?: LucideIcon
  ref?: Ref<HTMLSelectElement>
}

/** The native select in our style: best on phones, and with a keyboard everywhere. */
export function Select({ before, icon = ChevronDown, className, children, onChange, ref, ...rest }: SelectProps) {
  const control = useEarlyInput(onChange, ref)
  return (
    <div className={cx(inputBox, 'relative', className)}>
      {before}
      <select
        className="h-full min-w-0 flex-1 cursor-pointer appearance-none truncate bg-transparent pr-7 outline-none *:bg-surface-2 *:text-text"
        {...rest}
        ref={control}
        onChange={onChange}
      >
        {children}
      </select>
      <Icon of={icon} className="pointer-events-none absolute right-3 text-text-2" />
    </div>
  )
}
