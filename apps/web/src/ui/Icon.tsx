import type { LucideIcon } from 'lucide-react'
import { type Shape, writeShapes } from '../lib/iconText'

/** The side of every lucide drawing. */
const side = 24

/**
 * The build has made text of it already (`iconShapes.ts`). Elsewhere it is what its type says, a `forwardRef` that hands its
 * shapes to a common component: they are read from there.
 */
function shapesOf(icon: LucideIcon): string {
  // See above; lucide is pinned, and Icon.test.tsx holds what we take for granted.
  if (import.meta.env.PROD) return icon as unknown as string
  const { render } = icon as unknown as {
    render(props: object, ref: null): { props: { icon: { node: readonly Shape[] } } }
  }
  return writeShapes(render({}, null).props.icon.node)
}

/**
 * A lucide icon in the house's line: 20 px, 1.75 stroke. Import icons by name where they are used, and draw them by this alone: in
 * the build they are no components. Its shapes are written as
 * text: lucide's own component is three, and takes a tenth of what the lobby costs the server.
 */
export function Icon({
  of,
  size = 20,
  className,
  strokeWidth = 1.75,
  fill = 'none',
}: {
  of: LucideIcon
  size?: number
  className?: string
  strokeWidth?: number
  fill?: 'none' | 'currentColor'
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={fill}
      stroke="currentColor"
      strokeWidth={(strokeWidth * side) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of a package of ours, no data
      dangerouslySetInnerHTML={{ __html: shapesOf(of) }}
    />
  )
}
