import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../classes'
import { inputBox } from './inputBox'
import { useEarlyInput } from './useEarlyInput'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Content before the text: a currency sign, an icon. */
  before?: ReactNode
  /** Content after the text: a unit, a button. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A single-line text field. 16 px, so that phones do not zoom in. */
export function TextInput({ before, after, className, onChange, ref, ...rest }: TextInputProps) {
  const control = useEarlyInput(onChange, ref)
  return (
    <div className={cx(inputBox, className)}>
      {before}
      <input
        className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-3"
        {...rest}
        ref={control}
        onChange={onChange}
      />
      {after}
    </div>
  )
}
