import type { LucideIcon } from 'lucide-react'
import { innerHtml } from '../lib/browser/trustedTypes'
import { type Shape, writeShapes } from '../lib/delivery'

/** The size of every lucide icon. */
const side = 24

/**
 * In a build the icon is already text (`delivery/iconShapes.ts`). Otherwise it has its declared type, a `forwardRef`
 * that passes its shapes to a shared component; they are read from there.
 */
function shapesOf(icon: LucideIcon): string {
  // See above; lucide is pinned, and Icon.test.tsx checks these assumptions.
  if (import.meta.env.PROD) return icon as unknown as string
  const { render } = icon as unknown as {
    render(props: object, ref: null): { props: { icon: { node: readonly Shape[] } } }
  }
  return writeShapes(render({}, null).props.icon.node)
}

/**
 * A lucide icon in our style: 20 px, 1.75 stroke. Import icons by name where they are used, and render them only with
 * this component: in a build they are not components. The shapes are inlined as text: lucide's own component is three
 * nested ones, and takes a tenth of the server's time for the lobby.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from a package, not user data
      dangerouslySetInnerHTML={innerHtml(shapesOf(of))}
    />
  )
}
