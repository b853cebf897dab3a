import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { buttonStyle } from './buttonStyle'
import type { VariantProps } from './classes'
import { Spinner } from './states/Spinner'

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    Omit<VariantProps<typeof buttonStyle>, 'off'> {
  /** A request is pending: the button keeps its width, shows a spinner and cannot be pressed again. */
  waiting?: boolean
  /** The label while waiting ("Depositing"); without it the normal label stays for screen readers. */
  waitingLabel?: ReactNode
}

/** The standard button. Money and destructive buttons name their consequence in the label. */
export function Button({
  tone,
  size,
  block,
  waiting = false,
  waitingLabel,
  disabled,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyle({ tone, size, block, off: disabled === true && !waiting, className })}
      disabled={disabled}
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      // A waiting button keeps the focus, so it is not `disabled`; presses are ignored.
      onClick={waiting ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {waiting ? (
        <>
          <span className="invisible inline-flex items-center gap-2">{children}</span>
          <span className="absolute inset-0 inline-flex items-center justify-center gap-2">
            <Spinner />
            {waitingLabel}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
