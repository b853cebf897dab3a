/** A shape of an icon in lucide's format. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Shapes as markup for the inside of an `svg`. */
export const writeShapes = (shapes: readonly Shape[]): string =>
  shapes
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}></${tag}>`
    })
    .join('')
