import { createHash } from 'node:crypto'
import { pseudoLocale } from '../../core/content/pseudoLocale.ts'
import { type TextTree, textsOf } from '../../core/content/texts.ts'
import type { Handler } from '../../core/http/handler.ts'

// Used only by the server; the texts of the studio are part of a game's page.
const serverAreas: ReadonlySet<string> = new Set(['mails', 'sandbox', 'studio'])

interface Edition {
  readonly texts: TextTree
  readonly bytes: string
  /** Changes with the texts; part of the address under which pages request them. */
  readonly version: string
}

const editions = new Map<string, Edition>()

function editionOf(locale: string, brand: string): Edition | undefined {
  const texts = textsOf(locale, brand)
  if (!texts) return undefined
  const key = `${locale} ${brand}`
  const known = editions.get(key)
  if (known?.texts === texts) return known
  const bytes = JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([area]) => !serverAreas.has(area))))
  const edition = { texts, bytes, version: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
  editions.set(key, edition)
  return edition
}

/**
 * `/messages/{lang}.json`: texts by area, for the brand of the host. Pages name the version they were rendered from
 * (`v`), which is cached for ever; another version means that the texts have changed since, or that another node has
 * other ones. Other clients send `t`, a 5-minute bucket. The ETag makes revalidation cheap.
 */
export const readMessages: Handler<'site.messages'> = (ctx, { params, query }) => {
  const locale = params.file.endsWith('.json') ? params.file.slice(0, -5) : ''
  const isOffered = locale !== pseudoLocale || ctx.config.mode === 'demo'
  const edition = isOffered ? editionOf(locale, ctx.brand) : undefined
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
