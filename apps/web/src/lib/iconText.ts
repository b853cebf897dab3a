/** A shape of an icon as lucide tells it. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Shapes as they stand inside an `svg`. */
export const writeShapes = (shapes: readonly Shape[]): string =>
  shapes
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}></${tag}>`
    })
    .join('')
