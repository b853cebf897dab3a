import sanitizeHtml from 'sanitize-html'

/** The allowed elements of a text, each with its attributes and the pattern of their values. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries(
    'p br hr ul ol li strong em b i u s sub sup small code pre blockquote table thead tbody tr dl dt dd'
      .split(' ')
      .map((tag) => [tag, {}]),
  ),
  h2: { id: /^[a-z0-9-]{1,100}$/ },
  h3: { id: /^[a-z0-9-]{1,100}$/ },
  // Our own paths (never `//host`), anchors, and addresses that leave in the open.
  a: { href: /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[\w\-./~%?=+:@,;#{}&]*$/ },
  th: { scope: /^(?:row|col)$/, colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
  td: { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ },
}
/** Their content is not text for a reader: it goes with them. */
const withoutText =
  'script style template iframe object embed svg math noscript title textarea select option xmp noembed'.split(' ')
/** Links that leave our site send no referrer, and the opened page cannot reach back. */
const leaving = { rel: 'noopener noreferrer', target: '_blank' }

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowed),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(allowed).map(([tag, rules]) => [tag, Object.keys(rules)])),
    a: ['href', ...Object.keys(leaving)],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: withoutText,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => {
      const rules = (Object.hasOwn(allowed, tagName) && allowed[tagName]) || {}
      const attribs = Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => Object.hasOwn(rules, name) && rules[name]?.test(value)),
      )
      return { tagName, attribs: attribs['href']?.startsWith('https:') ? { ...attribs, ...leaving } : attribs }
    },
  },
}

/**
 * SEC-09: reduces untrusted HTML to the allowed elements and attributes. Done twice, because a removed element may leave
 * elements in each other that end each other for the next reader, such as `<p><p></p></p>`.
 */
export const sanitise = (html: string): string => sanitizeHtml(sanitizeHtml(html, options), options)
