import type { cmsFile, PageNode, page, snippet } from '@apogee/contract/content'
import type { z } from 'zod'
import { readBrand } from '../../core/content/brands.ts'
import { escapeHtml } from './pages/escape.ts'
import type { PageRow, SnippetRow } from './store.ts'

type WireFile = z.output<typeof cmsFile>

export interface Edition {
  readonly brand: string
  /** The locale of the reader's page: links lead there. */
  readonly locale: string
  readonly now: Date
}

/** What a text may name: `{brand}`, `{email}` ... (the year of a footer is the reader's: `{current_year}` stays). */
export function variablesOf({ brand, now }: Edition): Readonly<Record<string, string>> {
  const { name, contacts, legal } = readBrand(brand)
  return {
    brand: name,
    email: contacts.email,
    phone: contacts.phone,
    phone_digits: contacts.phone.replaceAll(' ', ''),
    company: legal.company,
    licence: legal.licence,
    registration: legal.registration,
    year: String(now.getUTCFullYear()),
  }
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** What stands before a path of the reader's locale: nothing in the brand's first. */
function prefixOf({ brand, locale }: Edition): string {
  const { locales } = readBrand(brand)
  return locale !== locales[0] && locales.includes(locale) ? `/${locale}` : ''
}

/** Fills in the values as HTML and leads links to the reader's locale. */
function fillHtml(html: string, edition: Edition): string {
  const values = Object.entries(variablesOf(edition)).map(([name, value]) => [name, escapeHtml(value)])
  return fill(html.replaceAll(' href="/', ` href="${prefixOf(edition)}/`), Object.fromEntries(values))
}

const headOf = (row: PageRow, values: Readonly<Record<string, string>>) => ({
  id: row.slug,
  path: `/${row.slug}`,
  title: fill(row.title, values),
  layout: 'default' as const,
  categories: [...row.categories],
})

/** CMS-05: the tree of the pages that are not hidden; `a/b` stands under `a` where there is one. */
export function presentTree(rows: readonly PageRow[], edition: Edition): PageNode[] {
  const values = variablesOf(edition)
  const nodes = new Map(
    rows
      .filter((row) => !row.hidden)
      .map((row): [string, PageNode] => [row.slug, { ...headOf(row, values), children: [] }]),
  )
  return [...nodes].flatMap(([slug, node]) => {
    const parent = nodes.get(slug.slice(0, Math.max(0, slug.lastIndexOf('/'))))
    parent?.children.push(node)
    return parent ? [] : [node]
  })
}

export function presentPage(row: PageRow, edition: Edition): z.input<typeof page> {
  const values = variablesOf(edition)
  const content = fillHtml(row.content, edition)
  return {
    ...headOf(row, values),
    content,
    blocks: {
      title: fill(row.head_title, values),
      keywords: fill(row.keywords, values),
      description: fill(row.description, values),
      'content-main': content,
      json: JSON.stringify(row.facts, (_, value) => (typeof value === 'string' ? fill(value, values) : value)),
    },
  }
}

export const presentSnippet = (row: SnippetRow, edition: Edition): z.input<typeof snippet> => ({
  id: row.id,
  content: fillHtml(row.content, edition),
  categories: [...row.categories],
})

export const presentFile = (row: WireFile, edition: Edition): WireFile => ({
  ...row,
  url: row.url.startsWith('/') ? prefixOf(edition) + row.url : row.url,
  description: fill(row.description, variablesOf(edition)),
})
