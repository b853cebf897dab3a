import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva('inline-flex h-6 items-center gap-1 rounded-full px-2 text-12 font-bold whitespace-nowrap', {
  variants: {
    tone: {
      plain: 'bg-bg/85 text-text',
      new: 'bg-win text-on-win',
      exclusive: 'bg-accent text-on-accent',
      jackpot: 'bg-bg/90 text-gold shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--vip-gold)_50%,transparent)]',
    },
  },
  defaultVariants: { tone: 'plain' },
})

/** A mark on a picture; at most two a tile. */
export function Badge({
  tone,
  children,
  className,
}: VariantProps<typeof look> & { children: ReactNode; className?: string }) {
  return <span className={look({ tone, className })}>{children}</span>
}

/** A number on an icon or a line of navigation. */
export function Count({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`num h-5 min-w-5 rounded-full bg-accent px-1.5 text-center text-12/5 font-bold text-on-accent ${className}`}
    >
      {children}
    </span>
  )
}
