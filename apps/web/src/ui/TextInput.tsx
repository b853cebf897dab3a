import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

export const inputBox =
  'flex h-12 w-full items-center gap-2 rounded-control bg-surface-2 px-4 text-16 text-text shadow-input transition-shadow duration-(--t-state) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-aria-invalid:shadow-error has-disabled:opacity-60'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Before the text: a currency sign, an icon. */
  before?: ReactNode
  /** After the text: a unit, a button. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A line of text. 16 px, so that a phone does not zoom. */
export function TextInput({ before, after, className, ...rest }: TextInputProps) {
  return (
    <div className={cx(inputBox, className)}>
      {before}
      <input className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-3" {...rest} />
      {after}
    </div>
  )
}
