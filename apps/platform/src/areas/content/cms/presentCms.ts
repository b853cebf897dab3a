import type { cmsFile, PageNode, page, pageFacts, snippet } from '@apogee/contract/content'
import { isJsonSnippet } from '@apogee/rules/content/jsonSnippet'
import type { z } from 'zod'
import { readNames } from '../../../core/content/brandNames.ts'
import { everyLocale, readBrand } from '../../../core/content/brands.ts'
import { escapeHtml } from '../../../core/content/escapeHtml.ts'
import { type Ctx, isOnBreak, type Licence } from '../../../core/http/handler.ts'
import { readerCurrency, valuesOf } from '../pageValues.ts'
import type { PageRow, SnippetRow } from '../store.ts'
import { variablesOf } from './variablesOf.ts'

type WireFile = z.output<typeof cmsFile>

/** The reader a text is filled in for. */
export interface Reader {
  readonly brand: string
  /** The locale of the reader's page, which links lead to. */
  readonly locale: string
  readonly now: Date
}

/** The available locale for `l`: the locale itself, its language, or English. */
const requestedLocale = (l: string): string => {
  const known = everyLocale()
  return [l, l.split('-')[0]].find((name) => name !== undefined && known.includes(name)) ?? 'en'
}

export const readerOf = (ctx: Ctx, l: string | undefined): Reader & { readonly licence: Licence } => ({
  brand: ctx.brand,
  locale: l === undefined ? ctx.locale : requestedLocale(l),
  now: ctx.clock.now(),
  licence: ctx.licence,
})

/** SAFE-02: removes promotions during a break, both from lists and at their addresses. */
export function withoutOffers(ctx: Ctx, pages: ReadonlyMap<string, PageRow>): ReadonlyMap<string, PageRow> {
  if (!isOnBreak(ctx.player, ctx.clock.now())) return pages
  return new Map([...pages].filter(([slug]) => !slug.startsWith('promotions/')))
}

/** Replaces rows of a table by those of an area; without them, before another platform, the row is left out. */
const withRows = (html: string, rows: Readonly<Record<string, string>> = {}): string =>
  html.replace(/<tr><th scope="row">\{(\w+_rows)\}<\/th>(?:<td><\/td>)*<\/tr>/g, (_, name: string) => rows[name] ?? '')

type Values = ReturnType<typeof variablesOf>

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Prefix of a path in the reader's locale; empty for the brand's first locale. */
function prefixOf({ brand, locale }: Reader): string {
  const { locales } = readBrand(brand)
  return locale !== locales[0] && locales.includes(locale) ? `/${locale}` : ''
}

/** Fills in the values as HTML and rewrites links to the reader's locale. */
function fillHtml(html: string, reader: Reader): string {
  const values = Object.entries(variablesOf(reader)).map(([name, value]) => [name, escapeHtml(value)])
  return fill(html.replaceAll(/ href="\/(?!api\/)/g, ` href="${prefixOf(reader)}/`), Object.fromEntries(values))
}

/** Fills in the values inside the strings of a JSON text. */
function fillJson(json: string, reader: Reader): string {
  const values = Object.entries(variablesOf(reader)).map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)])
  return fill(json, Object.fromEntries(values))
}

const headOf = (row: PageRow, values: Values) => ({
  id: row.slug,
  path: row.slug,
  title: fill(row.title, values),
  layout: 'default' as const,
  categories: [...row.categories],
})

const parentOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')))

/** CMS-05: the tree of the pages that are not hidden; `a/b` is a child of `a` if that exists. */
export function presentTree(rows: Iterable<PageRow>, reader: Reader): PageNode[] {
  const values = variablesOf(reader)
  const nodes = new Map(
    [...rows]
      .filter((row) => !row.hidden)
      .map((row): [string, PageNode] => [row.slug, { ...headOf(row, values), children: [] }]),
  )
  return [...nodes].flatMap(([slug, node]) => {
    const parent = nodes.get(parentOf(slug))
    parent?.children.push(node)
    return parent ? [] : [node]
  })
}

/** The page with a slug or with an alias of this name. */
export const pageAt = (pages: ReadonlyMap<string, PageRow>, slug: string, ctx: Ctx): PageRow | undefined =>
  pages.get(slug) ??
  pages.get(Object.entries(ctx.pageExtras).find(([, { aliases }]) => aliases?.(ctx).includes(slug))?.[0] ?? '')

/**
 * CMS-01, CMS-02: a page with its contents. `below` are the pages of the same edition, including its children; `slug`
 * is the requested slug.
 */
export function presentPage(
  row: PageRow,
  below: Iterable<PageRow>,
  ctx: Ctx,
  reader: Reader,
  slug = row.slug,
): z.input<typeof page> {
  const values = variablesOf(reader)
  const extra = ctx.pageExtras[row.slug]
  const content = fillHtml(withRows(row.content, extra?.rows?.(ctx, reader.locale)), reader)
  const facts = { ...factsOf(row, below, ctx, reader), ...extra?.facts?.(ctx, reader.locale, slug) }
  return {
    ...headOf({ ...row, slug }, values),
    content,
    blocks: {
      title: fill(row.head_title, values),
      keywords: fill(row.keywords, values),
      description: fill(row.description, values),
      'content-main': content,
      json: JSON.stringify(facts, (_, value) => (typeof value === 'string' ? fill(value, values) : value)),
    },
  }
}

/** The drawn picture of a page, or the brand's replacement for it. */
const pictureOf = (ctx: Ctx, art: string): string => ctx.bannerImage(readNames(ctx.brand).pictures[art] ?? art)

function factsOf(row: PageRow, below: Iterable<PageRow>, ctx: Ctx, reader: Reader): z.input<typeof pageFacts> {
  const values = variablesOf(reader)
  const children = [...below].filter(({ slug, hidden }) => !hidden && parentOf(slug) === row.slug)
  const { art, ...facts } = row.facts
  const filled = valuesOf(row.content, ctx.licence, reader.locale)
  return {
    ...facts,
    ...(row.hidden && { hidden: true }),
    ...(row.is_login && { is_login: true }),
    ...(art && { art: pictureOf(ctx, art) }),
    ...filled,
    ...(Object.keys(filled).length > 0 && { currency: readerCurrency(ctx) }),
    ...(children.length > 0 && { children: children.map((child) => presentChild(child, ctx, values)) }),
  }
}

const presentChild = (
  { slug, title, description, facts: { art, figure, published } }: PageRow,
  ctx: Ctx,
  values: Values,
) => ({
  slug,
  title: fill(title, values),
  description: fill(description, values),
  ...(art && { art: pictureOf(ctx, art) }),
  ...(figure && { figure }),
  ...(published && { published }),
})

export const presentSnippet = (row: SnippetRow, reader: Reader): z.input<typeof snippet> => ({
  id: row.id,
  content: (isJsonSnippet(row.categories) ? fillJson : fillHtml)(row.content, reader),
  categories: [...row.categories],
})

export const presentFile = (row: WireFile, reader: Reader): WireFile => ({
  ...row,
  url: row.url.startsWith('/') ? prefixOf(reader) + row.url : row.url,
  description: fill(row.description, variablesOf(reader)),
})
