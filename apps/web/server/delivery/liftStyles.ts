const attribute = / style="([^"]*)"/g
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
 * SEC-03: only for HTML written by React (`heldHtml.ts`). A policy without 'unsafe-inline' rejects style attributes,
 * and React renders the `style` prop as such attributes: placeholder colours of images, widths of bars. Here they
 * become rules of one style element with the response's nonce. In the browser React sets styles by script, which the
 * policy allows, and those override these rules.
 */
export function liftStyles(html: string, nonce: string): string {
  const rules = new Map<string, number>()
  const lifted = html.replace(attribute, (_, text: string) => {
    const number = rules.get(text) ?? rules.size
    rules.set(text, number)
    return ` data-s="${number}"`
  })
  if (rules.size === 0) return html
  const css = [...rules].map(([text, number]) => `:root [data-s="${number}"]{${cssOf(text)}}`).join('')
  return lifted.replace('</head>', () => `<style nonce="${nonce}">${css}</style></head>`)
}
