import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type VariantProps, variants } from './classes'

export const iconButtonStyle = variants(
  'relative grid shrink-0 place-items-center no-tap transition-colors duration-(--t-state) disabled:cursor-not-allowed disabled:text-line-dot',
  {
    look: {
      plain: 'rounded-control text-text-2 hover:bg-surface-2 hover:text-text',
      line: 'rounded-control text-text-2 shadow-line hover:bg-surface-2 hover:text-text',
      round: 'rounded-full bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text',
      tonal: 'rounded-control bg-action-tint text-action-text shadow-tonal',
    },
    size: { small: 'size-9', medium: 'size-10 pointer-coarse:size-11' },
  },
  { look: 'plain', size: 'medium' },
)

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof iconButtonStyle> {
  /** For screen readers and shown on hover: an icon alone has no name. */
  label: string
  children: ReactNode
}

export function IconButton({ label, look, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonStyle({ look, size, className })}
      {...rest}
    />
  )
}
