import { cva, type VariantProps } from 'class-variance-authority'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Spinner } from './Spinner'

/** Class names for everything that acts, including links (`className={buttonLook({ tone: 'ghost' })}`). */
export const buttonLook = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-[650] num no-tap transition-[filter,background-color,opacity] duration-(--t-state) hover:brightness-110 active:brightness-95 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      tone: {
        action: 'bg-(image:--action) text-on-action shadow-action',
        tonal: 'bg-action-tint text-action-text shadow-tonal',
        second: 'bg-surface-3 text-text shadow-line',
        light: 'bg-light text-on-light',
        ghost: 'text-text shadow-line-2',
        plain: 'text-text-2 hover:text-text',
        danger: 'bg-danger/12 text-danger-text shadow-danger',
      },
      size: {
        small: 'h-9 px-3 text-14',
        medium: 'h-10 px-4 text-14 pointer-coarse:h-11',
        large: 'h-12 px-6 text-16',
        hero: 'h-14 px-8 text-16',
      },
      block: { true: 'w-full' },
      off: { true: 'bg-none! bg-surface-2! text-text-3! shadow-line! hover:brightness-100' },
    },
    defaultVariants: { tone: 'second', size: 'medium' },
  },
)

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    Omit<VariantProps<typeof buttonLook>, 'off'> {
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
      className={buttonLook({ tone, size, block, off: disabled === true && !waiting, className })}
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
