/** An element of a drawing: `v('circle', { r: 4, fill: 'red' })`. */
export function v(
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** An SVG with a fixed size, hidden from screen readers, which get text instead. */
export function drawing(width: number, height: number, ...children: readonly Node[]): SVGElement {
  return v('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...children)
}
