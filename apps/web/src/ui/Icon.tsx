import type { LucideIcon } from 'lucide-react'

/** What a lucide component draws: its name, its side and its shapes. */
interface Drawing {
  readonly name: string
  readonly aliases: readonly string[]
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Drawn {
  readonly className: string
  readonly size: number
  readonly shapes: string
}

const kept = new WeakMap<LucideIcon, Drawn>()

/** A lucide component is a `forwardRef` that hands its drawing to a common one: read from there, once an icon. */
function drawn(icon: LucideIcon): Drawn {
  let one = kept.get(icon)
  if (!one) {
    // The type of a `forwardRef` hides its function; lucide is pinned, and Icon.test.tsx holds what we take for granted.
    const { render } = icon as unknown as { render(props: object, ref: null): { props: { icon: Drawing } } }
    const { name, aliases, size, node } = render({}, null).props.icon
    const names = [name, ...aliases].map((each) => `lucide-${each}`)
    one = { className: `lucide ${names.join(' ')} shrink-0`, size, shapes: node.map(write).join('') }
    kept.set(icon, one)
  }
  return one
}

function write([tag, { key: _key, ...attributes }]: Drawing['node'][number]): string {
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
  const drawing = drawn(of)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(strokeWidth * drawing.size) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `${drawing.className} ${className}` : drawing.className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of a package of ours, no data
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  )
}
