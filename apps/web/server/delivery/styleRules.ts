const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

/** The attribute's text as CSS; declarations that could end its rule or its style element are left out. */
const cssOf = (text: string): string =>
  text
    .replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .split(';')
    .filter((declaration) => !/[<>{}]/.test(declaration))
    .join(';')

/**
 * SEC-03: a policy without 'unsafe-inline' rejects style attributes, and React renders the `style` prop as such attributes:
 * placeholder colours of images, widths of bars. They become rules of one style element with the response's nonce. In the browser
 * React sets styles by script, which the policy allows, and those override these rules.
 */
export class StyleRules {
  readonly #numbers = new Map<string, number>()

  /** The attribute that stands for a style, given the text of its `style` attribute. */
  attributeFor(text: string): string {
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    return ` data-s="${number}"`
  }

  /** The CSS of all styles so far; empty without one. */
  css(): string {
    return [...this.#numbers].map(([text, number]) => `:root [data-s="${number}"]{${cssOf(text)}}`).join('')
  }
}
