import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'

export interface SkeletonProps {
  className?: string
  /** Colours of the art that will come, top to bottom; the brand's own without. */
  colors?: readonly [string, string, ...string[]]
  /** Nothing is on its way until it is seen: out of the picture a moving light would cost every frame of the page. */
  isStill?: boolean
}

/** Stands where something will come, in its size and colours: never a grey box. */
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
