import type { LucideIcon } from 'lucide-react'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** The side of every lucide drawing. */
const side = 24
const kept = new WeakMap<LucideIcon, string>()

/** A lucide component is a `forwardRef` that hands its shapes to a common one: read from there, once an icon. */
function shapesOf(icon: LucideIcon): string {
  let shapes = kept.get(icon)
  if (shapes === undefined) {
    // The type of a `forwardRef` hides its function; lucide is pinned, and Icon.test.tsx holds what we take for granted.
    const { render } = icon as unknown as {
      render(props: object, ref: null): { props: { icon: { node: readonly Shape[] } } }
    }
    shapes = render({}, null).props.icon.node.map(write).join('')
    kept.set(icon, shapes)
  }
  return shapes
}

function write([tag, { key: _key, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}

/**
 * A lucide icon in the house's line: 20 px, 1.75 stroke. Import icons by name where they are used. Its shapes are written as
 * text: lucide's own component is three, and takes a tenth of what the lobby costs the server.
 */
export function Icon({
  of,
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
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
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
