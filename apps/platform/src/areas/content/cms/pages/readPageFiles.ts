import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type pageFacts, pageSlug } from '@apogee/contract/content'
import { customTournament } from '@apogee/contract/tournaments'
import { isJsonSnippet, toSafeJson } from '@apogee/rules/content/jsonSnippet'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { contentRoot } from '../../../../core/content/contentFiles.ts'
import { ContentError, type ContentFault } from '../../../../core/content/faults/contentFault.ts'
import { isOffered, type Sample } from '../../../../core/goLive/samples.ts'
import { writeHtml } from './markdown.ts'
import { overlay } from './overlay.ts'
import { sanitise } from './sanitise.ts'

const words = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((word) => word.trim() || []))
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

const pageFront = z.strictObject({
  title: z.string(),
  /** Title of the window and of search results. */
  headTitle: z.string(),
  description: z.string(),
  keywords: z.string(),
  categories: words,
  position: z.coerce.number().int().default(0),
  updated: z.iso.date(),
  hidden: flag,
  isLogin: flag,
  /** Id of a banner's picture that is shown for the page in lists and at its top. */
  art: z.string().optional(),
  /** For an offer: its benefit, in large print on its card, `up to 10%`. */
  figure: z.string().max(20).optional(),
  /** For an article: the day of its publication. */
  published: z.iso.date().optional(),
})
const snippetFront = z.strictObject({ categories: words, sample: flag })

export interface PageSource {
  readonly locale: string
  readonly slug: string
  /** The licence of the text; empty for all licences without a separate text (I18N-05). */
  readonly licence: string
  /** The brand of the page; empty for all brands without a separate page. */
  readonly brand: string
  readonly position: number
  readonly title: string
  readonly head_title: string
  readonly description: string
  readonly keywords: string
  readonly categories: readonly string[]
  readonly hidden: boolean
  readonly is_login: boolean
  readonly content: string
  readonly facts: Pick<z.output<typeof pageFacts>, 'updated' | 'headings' | 'art' | 'figure' | 'published'>
}

export interface SnippetSource {
  readonly locale: string
  readonly id: string
  readonly brand: string
  readonly categories: readonly string[]
  readonly content: string
}

export interface CmsSource {
  readonly pages: readonly PageSource[]
  readonly snippets: readonly SnippetSource[]
}

/** Files that could be read, and the faults of the others. */
export interface ReadPages extends CmsSource {
  readonly faults: readonly ContentFault[]
}

interface Place {
  readonly line?: number
  readonly key?: string
}

/** A fault of one file; its path is added where the file is read. */
class PageError extends Error {
  readonly place: Place

  constructor(reason: string, place: Place = {}) {
    super(reason)
    this.place = place
  }
}

/** Parses `key: value` lines between two `---`, with blank lines allowed, and the text after them. */
function parseFile<T>(path: string, schema: z.ZodType<T>): { front: T; text: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))
  if (!parts) throw new PageError('the file must begin with front matter between two lines of ---', { line: 1 })
  const values = new Map<string, string>()
  const lineOf = new Map<string, number>()
  for (const [at, text] of itemAt(parts, 1).split('\n').entries()) {
    if (text.trim() === '') continue
    const line = at + 2
    const colon = text.indexOf(':')
    if (colon < 1) throw new PageError('a line of front matter must read "key: value"', { line })
    const key = text.slice(0, colon).trim()
    if (values.has(key)) throw new PageError('the key is there twice', { line, key })
    values.set(key, text.slice(colon + 1).trim())
    lineOf.set(key, line)
  }
  const front = schema.safeParse(Object.fromEntries(values))
  if (front.success) return { front: front.data, text: itemAt(parts, 2) }
  const issue = itemAt(front.error.issues, 0)
  const key = issue.code === 'unrecognized_keys' ? itemAt(issue.keys, 0) : issue.path.join('.')
  throw new PageError(issue.message, { line: lineOf.get(key) ?? 1, key })
}

/** Names the versions of the libraries. */
const manifest = new URL('../../../../../package.json', import.meta.url)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .sort()

// `terms-and-conditions.EE.md` changes sections of `terms-and-conditions.md` under that licence; one with front matter
// is the whole page.
const licenceName = /^(.+)\.([A-Z]{2,5})\.md$/

interface TextFile {
  readonly folder: string
  readonly locale: string
  readonly brand: string
  /** Path below the folder. */
  readonly name: string
}

function readPage({ folder, locale, brand, name }: TextFile): PageSource {
  const [, base, licence = ''] = licenceName.exec(name) ?? []
  const isPart = base !== undefined && !readFileSync(join(folder, name), 'utf8').startsWith('---\n')
  const { front, text: own } = parseFile(join(folder, isPart ? `${base}.md` : name), pageFront)
  const text = isPart ? overlay(own, readFileSync(join(folder, name), 'utf8')) : own
  const { headTitle, isLogin, updated, art, figure, published, ...rest } = front
  const { html, headings } = writeHtml(text)
  const slug = pageSlug.safeParse(base ?? name.slice(0, -3)).data
  if (slug === undefined) throw new PageError('the name of the file cannot be the address of a page')
  const facts = {
    updated,
    headings: [...headings],
    ...(art && { art }),
    ...(figure && { figure }),
    ...(published && { published }),
  }
  return {
    locale,
    slug,
    licence,
    brand,
    ...rest,
    head_title: headTitle,
    is_login: isLogin,
    content: sanitise(html),
    facts,
  }
}

/** Files of the locale folders below `root`, for one brand or for all. */
function textFiles(root: string, brand: string): readonly TextFile[] {
  if (!existsSync(root)) return []
  const locales = readdirSync(root).filter((name) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name))
  return locales.flatMap((locale) =>
    filesIn(join(root, locale)).map((name) => ({ folder: join(root, locale), locale, brand, name })),
  )
}

function allTextFiles(root: string): readonly TextFile[] {
  const brands = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    ...textFiles(join(root, 'cms'), ''),
    ...brands.flatMap(({ name }) => textFiles(join(root, 'brands', name, 'cms'), name)),
  ]
}

/** Changes with the files and with the code and the libraries that make pages of them; a tenth of the work of making them. */
export function pageFilesVersion(root: string = contentRoot): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).toSorted())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(import.meta.dirname, name)))
  hash.update(readFileSync(manifest))
  for (const { folder, name } of allTextFiles(root)) {
    const text = readFileSync(join(folder, name))
    hash.update(`${relative(root, folder)}/${name} ${text.byteLength}\n`).update(text)
  }
  return hash.digest('hex')
}

/** TRN-05: the JSON of a custom tournament as it is stored; `{year}` is a placeholder for the current year. */
function readTournament(text: string): string {
  const json = toSafeJson(text)
  if (json === undefined) throw new PageError('the text of a tournament must be one JSON object')
  const result = customTournament.safeParse(JSON.parse(json.replaceAll('{year}', '2000')))
  if (result.success) return json
  const issue = itemAt(result.error.issues, 0)
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, itemAt(issue.keys, 0)] : issue.path
  throw new PageError(issue.message, { key: keys.join('.') })
}

function readSnippet({ folder, locale, brand, name }: TextFile): SnippetSource & Sample {
  const { front, text } = parseFile(join(folder, name), snippetFront)
  const { categories, sample } = front
  const id = name.slice('snippets/'.length, -3)
  const content = isJsonSnippet(categories) ? readTournament(text) : sanitise(writeHtml(text).html)
  return { locale, id, brand, categories, content, sample }
}

/**
 * Reads `content/cms/<locale>/**.md` and the files of brands below `content/brands/<id>/cms`, as HTML that has passed
 * the allow-list (SEC-09). Files below `snippets/` are text snippets, all others are pages whose slug is their path,
 * with `.<licence>` appended for the text of a licence.
 */
export function readPages(root: string = contentRoot): ReadPages {
  const files = allTextFiles(root)
  const faults: ContentFault[] = []
  const readAll = <T>(some: readonly TextFile[], read: (file: TextFile) => T): T[] =>
    some.flatMap((file) => {
      try {
        return [read(file)]
      } catch (error) {
        if (!(error instanceof PageError)) throw error
        const path = relative(root, join(file.folder, file.name))
        faults.push({ file: path, ...error.place, reason: error.message, severity: 'error' })
        return []
      }
    })
  const isSnippet = ({ name }: TextFile) => name.startsWith('snippets/')
  return {
    pages: readAll(
      files.filter((file) => !isSnippet(file)),
      readPage,
    ),
    snippets: readAll(files.filter(isSnippet), readSnippet).flatMap(({ sample, ...snippet }) =>
      isOffered({ sample }) ? [snippet] : [],
    ),
    faults,
  }
}

/** Like {@link readPages}; throws a {@link ContentError} with all faults if there are any. */
export function readPageFiles(root: string = contentRoot): CmsSource {
  const { faults, ...source } = readPages(root)
  if (faults.length > 0) throw new ContentError(...faults)
  return source
}
