import type { CSSProperties } from 'react'
import { cx } from '../classes'

export interface SkeletonProps {
  className?: string
  /** Colours of the expected art, top to bottom; the brand's own by default. */
  colors?: readonly [string, string, ...string[]]
  /** No shimmer, for content that loads only when visible: off-screen animation would cost every frame of the page. */
  isStill?: boolean
}

/** A placeholder in the size and colours of the expected content: never a grey box. */
export function Skeleton({ className, colors, isStill = false }: SkeletonProps) {
  const style: CSSProperties | undefined = colors && {
    backgroundImage: `linear-gradient(160deg, ${colors.join(', ')})`,
  }
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        'relative block overflow-hidden rounded-control',
        !isStill &&
          'after:absolute after:inset-0 after:animate-[sheen_1.6s_ease-in-out_infinite] after:bg-linear-100 after:from-transparent after:via-text/15 after:to-transparent',
        !colors && 'bg-linear-160 from-(--skeleton-a) to-(--skeleton-b)',
        className,
      )}
    />
  )
}
