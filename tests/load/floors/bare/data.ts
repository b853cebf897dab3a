/** A tag of the head or of the end of the page, as props for React. */
export interface Tag {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Input of a bare page: the data that the product has when it begins to render, and the tags around the body. */
export interface BareData {
  readonly html: Readonly<Record<string, string>>
  readonly head: readonly Tag[]
  /** After the content, inside `main`. */
  readonly inMain: readonly Tag[]
  readonly end: readonly Tag[]
  readonly origin: string
  /** The brand whose theme the page has. */
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

/** Splits a page of the product into its parts. */
export function readPage(html: string, origin: string): BareData {
  const boot = between(html, ' id="boot">', '</script>')
  const root = attributesOf(between(html, '<html', '>'))
  return {
    html: root,
    tokens: root['data-brand'] ?? '',
    // The banner adds the preload of its picture while it renders.
    head: tagsOf(between(html, '<head>', '</head>')).filter(({ props }) => props['as'] !== 'image'),
    inMain: tagsOf(between(html, '<main', '</main>')).filter(({ name }) => name === 'script'),
    end: tagsOf(html.slice(html.indexOf(boot) + boot.length + '</script>'.length)),
    origin,
    boot,
  }
}

/** A page without the parts that differ between two renderings: nonces, ids of React, comments. */
export const comparable = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/nonce="[^"]*"/g, 'nonce=""')
    .replace(/_R_\w*_/g, '_R_')
