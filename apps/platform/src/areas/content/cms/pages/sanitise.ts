import { escapeHtml } from './escapeHtml.ts'

/** Allowed elements, each with its attributes and the pattern of their values. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries(
    'p br hr ul ol li strong em b i u s sub sup small code pre blockquote table thead tbody tr dl dt dd'
      .split(' ')
      .map((tag) => [tag, {}]),
  ),
  h2: { id: /^[a-z0-9-]{1,100}$/ },
  h3: { id: /^[a-z0-9-]{1,100}$/ },
  // Paths of our site (never `//host`), anchors, and https, mailto and tel links. Only the entity &amp; is allowed:
  // others could hide a slash.
  a: { href: /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)(?:[\w\-./~%?=+:@,;#{}]|&amp;)*$/ },
  th: { scope: /^(?:row|col)$/, colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
}
const empty = new Set(['br', 'hr'])
/** Elements that are removed together with their content, which is not text for a reader. */
const swallowed = new Set(
  'script style template iframe object embed svg math noscript title textarea select xmp noembed'.split(' '),
)

// A tag cannot contain another `<`, so that an unclosed tag is scanned only once.
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<(?<end>\/?)(?<name>[a-zA-Z][a-zA-Z0-9]*)(?<attributes>(?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?)\/?>|[^<]+|</g

/**
 * SEC-09: the safe part of untrusted HTML. The text is rebuilt from the allowed elements and attributes; every other
 * tag is dropped, and open elements are closed.
 */
export function sanitise(html: string): string {
  const out: string[] = []
  const open: string[] = []
  let inside: string | null = null
  for (const { 0: token, groups } of html.matchAll(tokens)) {
    const name = groups?.['name']?.toLowerCase()
    const isEnd = groups?.['end'] === '/'
    if (inside !== null) {
      if (isEnd && name === inside) inside = null
    } else if (name === undefined) {
      if (!token.startsWith('<!--')) out.push(safeText(token))
    } else if (swallowed.has(name)) {
      if (!isEnd) inside = name
    } else if (!Object.hasOwn(allowed, name)) {
      // The tag is dropped, and its text stays.
    } else if (isEnd) {
      // A closing tag also closes open elements inside it; one without an opening tag is dropped.
      const at = open.lastIndexOf(name)
      if (at >= 0) for (const each of open.splice(at).reverse()) out.push(`</${each}>`)
    } else {
      out.push(`<${name}${safeAttributes(name, groups?.['attributes'] ?? '')}>`)
      if (!empty.has(name)) open.push(name)
    }
  }
  for (const each of open.reverse()) out.push(`</${each}>`)
  return out.join('')
}

/** Keeps entities and escapes all other characters that could be markup. */
const safeText = (text: string): string =>
  text
    .split(/(&(?:[a-z]{2,10}|#\d{1,6}|#x[0-9a-f]{1,5});)/i)
    .map((part, place) => (place % 2 === 1 ? part : escapeHtml(part)))
    .join('')

function safeAttributes(tag: string, source: string): string {
  const written = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(
    /(?<![a-zA-Z-])([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    const value = double ?? single ?? bare ?? ''
    const key = name.toLowerCase()
    const rules = allowed[tag]!
    if (Object.hasOwn(rules, key) && rules[key]!.test(value) && !written.has(key)) written.set(key, value)
  }
  // Links that leave our site send no referrer, and the opened page cannot reach back.
  if (written.get('href')?.startsWith('https:')) written.set('rel', 'noopener noreferrer').set('target', '_blank')
  return [...written].map(([key, value]) => ` ${key}="${value}"`).join('')
}
