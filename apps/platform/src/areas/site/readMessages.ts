import { createHash } from 'node:crypto'
import { pseudoLocale } from '../../core/content/pseudoLocale.ts'
import { type TextTree, textsOf } from '../../core/content/texts.ts'
import type { Handler } from '../../core/http/handler.ts'

// Used only by the server; the texts of the studio are part of a game's page.
const serverAreas: ReadonlySet<string> = new Set(['mails', 'sandbox', 'studio'])

interface Edition {
  readonly texts: TextTree
  readonly bytes: string
  /** Changes with the texts of any area; part of the address under which pages request them. */
  readonly version: string
}

const editions = new Map<string, Edition>()

const versionOf = (bytes: string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Without an area, all that browsers may read. */
function editionOf(locale: string, brand: string, area?: string): Edition | undefined {
  const texts = textsOf(locale, brand)
  if (!texts) return undefined
  const isWanted = (name: string) => !serverAreas.has(name) && (area === undefined || name === area)
  const wanted = Object.entries(texts).filter(([name]) => isWanted(name))
  if (wanted.length === 0) return undefined
  const key = `${locale} ${brand} ${area ?? ''}`
  const known = editions.get(key)
  if (known?.texts === texts) return known
  const bytes = JSON.stringify(Object.fromEntries(wanted))
  const version = area === undefined ? versionOf(bytes) : editionOf(locale, brand)?.version
  if (version === undefined) return undefined
  const edition = { texts, bytes, version }
  editions.set(key, edition)
  return edition
}

/**
 * `/messages/{lang}.json`: texts by area, or of one area, for the brand of the host. Pages name the version they were
 * rendered from (`v`), which is cached for ever; another version means that the texts have changed since, or that
 * another node has other ones. Other clients send `t`, a 5-minute bucket. The ETag makes revalidation cheap.
 */
export const readMessages: Handler<'site.messages'> = (ctx, { params, query }) => {
  const locale = params.file.endsWith('.json') ? params.file.slice(0, -5) : ''
  const isOffered = locale !== pseudoLocale || ctx.config.mode === 'demo'
  const edition = isOffered ? editionOf(locale, ctx.brand, query.area) : undefined
  if (!edition) throw ctx.refuse(404, { base: { not_found: true } })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl(query.v, edition),
    etag: `"${edition.version}"`,
  }
  const isKnown = ctx.request.headers.get('if-none-match')?.includes(headers.etag) ?? false
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(edition.bytes, { headers })
}

function cacheControl(asked: string | undefined, { version }: Edition): string {
  if (asked === undefined) return 'public, max-age=300, stale-while-revalidate=3600'
  return asked === version ? 'public, max-age=31536000, immutable' : 'no-cache'
}
