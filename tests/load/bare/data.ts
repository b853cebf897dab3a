/** A tag of the head or the end of the page, as React takes it. */
export interface Tag {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
}

/** What a bare page is made of: what the product knows when it begins to render, and the tags around its body. */
export interface BareData {
  readonly html: Readonly<Record<string, string>>
  readonly head: readonly Tag[]
  /** After the content, inside `main`. */
  readonly inMain: readonly Tag[]
  readonly end: readonly Tag[]
  readonly origin: string
  /** The house whose look the page has. */
  readonly tokens: string
  /** JSON of the boot element: brand, texts and loaded queries. */
  readonly boot: string
}

const props: Readonly<Record<string, string>> = {
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  'data-precedence': 'precedence',
}
const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => marks[name] ?? '')

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(meta|link|title|script)\b([^>]*)>(?:(.*?)<\/\1>)?/gs)].map(
    ([, name = '', written = '', inside]) => {
      const own: Record<string, unknown> = Object.fromEntries(
        Object.entries(attributesOf(written)).map(([key, value]) => [props[key.toLowerCase()] ?? key, value]),
      )
      if (name === 'title') own['children'] = plain(inside ?? '')
      if (name === 'script' && inside) own['dangerouslySetInnerHTML'] = { __html: inside }
      if ('async' in own) own['async'] = true
      return { name, props: own }
    },
  )
}

const between = (text: string, start: string, end: string): string => {
  const from = text.indexOf(start)
  if (from < 0) throw new Error(`the page has no ${start}`)
  return text.slice(from + start.length, text.indexOf(end, from + start.length))
}

/** Takes a page of the product apart. */
export function readPage(html: string, origin: string): BareData {
  const boot = between(html, ' id="boot">', '</script>')
  const root = attributesOf(between(html, '<html', '>'))
  return {
    html: root,
    tokens: root['data-brand'] ?? '',
    // The banner asks for its picture itself.
    head: tagsOf(between(html, '<head>', '</head>')).filter(({ props }) => props['as'] !== 'image'),
    inMain: tagsOf(between(html, '<main', '</main>')).filter(({ name }) => name === 'script'),
    end: tagsOf(html.slice(html.indexOf(boot) + boot.length + '</script>'.length)),
    origin,
    boot,
  }
}

/** A page without what two renderings of it may differ in: nonces, ids of React, comments. */
export const comparable = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/nonce="[^"]*"/g, 'nonce=""')
    .replace(/_R_\w*_/g, '_R_')
