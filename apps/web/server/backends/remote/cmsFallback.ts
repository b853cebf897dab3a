import type { CallName } from '@apogee/contract'
import { sanitise } from '@apogee/platform/front'
import { isJsonSnippet, toSafeJson } from '@apogee/rules/content/jsonSnippet'
import { PlatformUnavailable } from './platformLink.ts'

type Load = () => Promise<Response>

/** The platform has no such call. */
export const isMissing = ({ status }: Response): boolean => status === 404 || status === 405 || status === 501
const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('content-type') ?? '')

interface Named {
  readonly path?: string
  readonly id?: string
  readonly children?: readonly Named[]
}

/** The CMS lists that merge rows of both sides, and the field that identifies a row. */
const lists: Partial<Record<CallName, 'path' | 'id'>> = {
  'content.pages': 'path',
  'content.snippets': 'id',
  'content.files': 'id',
}

export const isCms = (name: CallName): boolean => name === 'content.page' || lists[name] !== undefined

/**
 * Texts of the platform's CMS, and the operator's files where the platform has no text. The
 * platform's HTML becomes part of our pages, so it passes the allow-list of our CMS (SEC-09).
 */
export async function cmsFallback(name: CallName, platform: Load, own: Load): Promise<Response> {
  const key = lists[name]
  if (key === undefined) return pageFallback(platform, own)
  // The footer's legal links are read from a list: they are on every page, even while a back end is down.
  const theirs = await platform().catch((error: unknown) => {
    if (error instanceof PlatformUnavailable) return null
    throw error
  })
  const ours = await own()
  if (theirs === null) return ours
  if (!theirs.ok || !isJson(theirs)) {
    const answer = ours.ok && (theirs.ok || theirs.status >= 500 || isMissing(theirs)) ? ours : theirs
    await (answer === ours ? theirs : ours).body?.cancel()
    return answer
  }
  const [all, more] = [(await rowsOf(theirs)).map(withSafeText), await rowsOf(ours)]
  return Response.json(key === 'path' ? mergeTrees(all, more) : [...all, ...notIn(all, more, key)], {
    headers: cachedAs(theirs),
  })
}

async function pageFallback(platform: Load, own: Load): Promise<Response> {
  const theirs = await platform()
  const isPage = theirs.ok && isJson(theirs)
  if (isPage) {
    // A body that is not JSON throws below.
    const page: unknown = await theirs.json().catch(() => null)
    if (!isRecord(page)) throw new PlatformUnavailable('network')
    return Response.json(withSafeText(page), { status: theirs.status, headers: cachedAs(theirs) })
  }
  if (!theirs.ok && !isMissing(theirs)) return theirs
  const ours = await own()
  // Our CMS has no sessions: for a players-only page it would respond that the session has ended.
  const answer = ours.ok || theirs.ok ? ours : theirs
  await (answer === ours ? theirs : ours).body?.cancel()
  return answer
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const cachedAs = ({ headers }: Response) => ({ 'cache-control': headers.get('cache-control') ?? 'no-store' })

/** A page or snippet whose HTML has been sanitised; its other fields are shown as plain text. */
function withSafeText<Row>(row: Row): Row {
  if (!isRecord(row)) return row
  const { content, blocks, categories } = row
  return {
    ...row,
    ...(content !== undefined && { content: safeText(content, categories) }),
    ...(isRecord(blocks) && { blocks: { ...blocks, 'content-main': safeHtml(blocks['content-main']) } }),
  }
}

/** TRN-05: the JSON of a tournament must not be read as HTML. */
const safeText = (content: unknown, categories: unknown): string =>
  (typeof content === 'string' && Array.isArray(categories) && isJsonSnippet(categories) && toSafeJson(content)) ||
  safeHtml(content)

const safeHtml = (html: unknown): string => (typeof html === 'string' ? sanitise(html) : '')

async function rowsOf(answer: Response): Promise<readonly Named[]> {
  // A body that is not JSON lists nothing.
  const rows: unknown = await answer.json().catch(() => [])
  // Rows in another format pass unchanged.
  return Array.isArray(rows) ? (rows as readonly Named[]) : []
}

const notIn = (known: readonly Named[], more: readonly Named[], key: 'path' | 'id'): readonly Named[] => {
  const names = new Set(known.map((row) => row[key]))
  return more.filter((row) => !names.has(row[key]))
}

/** Adds the pages that only the second tree has to the first. */
function mergeTrees(first: readonly Named[], second: readonly Named[]): readonly Named[] {
  const beside = new Map(second.map((node) => [node.path, node]))
  const merged = first.map((node) => {
    const other = beside.get(node.path)
    return other?.children?.length ? { ...node, children: mergeTrees(node.children ?? [], other.children) } : node
  })
  return [...merged, ...notIn(first, second, 'path')]
}
