import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../classes'
import { useEarlyInput } from './useEarlyInput'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field; grows with its text, up to half the screen. */
export function TextArea({ className, onChange, ref, ...rest }: TextAreaProps) {
  const control = useEarlyInput(onChange, ref)
  return (
    <textarea
      className={cx(
        'field-sizing-content block max-h-[50dvh] min-h-32 w-full resize-none rounded-control bg-surface-2 px-4 py-3 text-16 text-text shadow-input transition-shadow duration-(--t-state) placeholder:text-text-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:opacity-60 aria-invalid:shadow-error',
        className,
      )}
      {...rest}
      ref={control}
      onChange={onChange}
    />
  )
}
