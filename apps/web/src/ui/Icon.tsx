import type { LucideIcon } from 'lucide-react'

/** A lucide icon in the house's line: 20 px, 1.75 stroke. Import icons by name where they are used. */
export function Icon({
  of: Shape,
  size = 20,
  className,
  strokeWidth = 1.75,
}: {
  of: LucideIcon
  size?: number
  className?: string
  strokeWidth?: number
}) {
  return (
    <Shape
      size={size}
      strokeWidth={strokeWidth}
      absoluteStrokeWidth
      aria-hidden="true"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    />
  )
}
