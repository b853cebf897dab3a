import { routes } from '@apogee/contract'
import type { CmsSource, PageSource, SnippetSource } from '../../areas/content/public.ts'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'

/** The parts of a page or a snippet that name its file. */
type Place = Pick<PageSource, 'locale' | 'brand'> & {
  readonly slug?: string
  readonly id?: string
  readonly licence?: string
}
type Row = (PageSource | SnippetSource) & { readonly slug?: string; readonly id?: string; readonly licence?: string }

/** Path below `content/` of the file of a page or a snippet. */
export const fileOf = ({ locale, slug, id, licence, brand }: Place): string =>
  `${brand ? `brands/${brand}/` : ''}cms/${locale}/${slug ?? `snippets/${id}`}${licence ? `.${licence}` : ''}.md`

/** Languages with their own texts: those of the brands, with regional English counted as English. */
export const languagesOf = (brands: readonly { readonly locales: readonly string[] }[]): string[] => [
  ...new Set(brands.flatMap(({ locales }) => locales.map((locale) => (locale.startsWith('en') ? 'en' : locale)))),
]

/** Pages and snippets that exist in English but not in another language, or the other way round. */
export function missingPages(languages: readonly string[], { pages, snippets }: CmsSource): ContentFault[] {
  const rows: readonly Row[] = [...pages, ...snippets]
  const files = new Set(rows.map(fileOf))
  const needed = new Set(rows.flatMap((row) => languages.map((locale) => fileOf({ ...row, locale }))))
  return [...needed]
    .filter((file) => !files.has(file))
    .map((file) => ({ file, reason: 'is missing; other languages have it', severity: 'warning' }))
}

const namesIn = (content: string): Set<string> =>
  new Set([...content.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** Placeholders that a translation of a page lacks, or has in addition to the English page. */
export function placeholderFaults({ pages }: Pick<CmsSource, 'pages'>): ContentFault[] {
  const english = new Map(pages.filter(({ locale }) => locale === 'en').map((page) => [fileOf(page), page]))
  return pages.flatMap((page): ContentFault[] => {
    const original = english.get(fileOf({ ...page, locale: 'en' }))
    if (page.locale === 'en' || !original) return []
    const [own, wanted] = [namesIn(page.content), namesIn(original.content)]
    const missing = [...wanted.difference(own)].map((name) => `lacks {${name}}, which the English page has`)
    const added = [...own.difference(wanted)].map((name) => `has {${name}}, which the English page lacks`)
    return [...missing, ...added].map((reason) => ({ file: fileOf(page), reason, severity: 'warning' }))
  })
}

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const anchorsOf = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

const callPaths: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => (route.startsWith('GET ') ? route.slice('GET '.length) : [])),
)

/** Says why a link of the site leads nowhere; undefined if it works or leaves the site. */
export type LinkJudge = (href: string, locale: string, html?: string) => string | undefined

type LinkedPage = Pick<PageSource, 'locale' | 'slug' | 'content'>

/** Judges links by the routes of the front end, as patterns, and the pages of the CMS. */
export function linkJudge(routes: readonly RegExp[], pages: readonly LinkedPage[]): LinkJudge {
  const editions = new Map<string, Map<string, LinkedPage>>()
  const editionOf = (locale: string): Map<string, LinkedPage> => {
    const own = pages.filter((page) => page.locale === locale || page.locale === 'en')
    const edition =
      editions.get(locale) ??
      new Map(own.toSorted((a) => (a.locale === locale ? 1 : -1)).map((page) => [page.slug, page]))
    editions.set(locale, edition)
    return edition
  }
  return (href, locale, html = '') => {
    if (href.startsWith('#')) return anchorsOf(html).has(href.slice(1)) ? undefined : `there is no heading ${href}`
    if (!href.startsWith('/')) return /^(https:\/\/|mailto:|tel:)/.test(href) ? undefined : `${href} is no address`
    const { pathname, hash } = new URL(href, 'https://own.example')
    if (callPaths.has(pathname)) return undefined
    const page = editionOf(locale).get(pathname.slice(1))
    if (page && hash) return anchorsOf(page.content).has(hash.slice(1)) ? undefined : `there is no heading ${href}`
    return page || routes.some((route) => route.test(pathname)) ? undefined : `there is no page ${href}`
  }
}

export interface KnownToPages {
  readonly judge: LinkJudge
  /** Names that texts may use in braces. */
  readonly variables: ReadonlySet<string>
  /** Drawn pictures. */
  readonly pictures: ReadonlySet<string>
  /** The line of a file below `content/` that a text is in; undefined if the page has it from another file. */
  readonly lineOf: (file: string, text: string) => number | undefined
}

/** Faults in the texts of pages and snippets: links, variables, pictures. */
export function pageFaults(
  { pages, snippets }: CmsSource,
  { judge, variables, pictures, lineOf }: KnownToPages,
): ContentFault[] {
  return [...pages, ...snippets].flatMap((row: Row & { readonly facts?: { readonly art?: string | undefined } }) => {
    const named = [...JSON.stringify(row).matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each)
    const art = row.facts?.art
    const file = fileOf(row)
    /** By the text that is wrong in the file. */
    const reasons = new Map([
      ...named
        .filter((each) => !variables.has(each))
        .map((each) => [`{${each}}`, `nothing fills in {${each}}`] as const),
      ...hrefsOf(row.content).flatMap((href) => {
        const reason = judge(href, row.locale, row.content)
        return reason === undefined ? [] : [[href, reason] as const]
      }),
      ...(art && !pictures.has(art) ? [[art, `there is no picture ${art}`] as const] : []),
    ])
    return [...reasons].map(([text, reason]): ContentFault => {
      const line = lineOf(file, text)
      return { file, ...(line !== undefined && { line }), reason, severity: 'error' }
    })
  })
}
