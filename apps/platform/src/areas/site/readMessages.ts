import { createHash } from 'node:crypto'
import { pseudoLocale } from '../../core/content/pseudoLocale.ts'
import { type TextTree, textsOf } from '../../core/content/texts.ts'
import type { Handler } from '../../core/http/handler.ts'

// Used only by the server; the texts of the studio are part of a game's page.
const serverAreas: ReadonlySet<string> = new Set(['mails', 'sandbox', 'studio'])

interface Edition {
  readonly texts: TextTree
  readonly bytes: string
  readonly etag: string
}

const editions = new Map<string, Edition>()

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
  const edition = { texts, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  editions.set(key, edition)
  return edition
}

/**
 * `/messages/{lang}.json`: texts by area, or of one area, for the brand of the host. `t` is a 5-minute bucket, so that a response can
 * be cached for that time; the ETag makes revalidation cheap.
 */
export const readMessages: Handler<'site.messages'> = (ctx, { params, query }) => {
  const locale = params.file.endsWith('.json') ? params.file.slice(0, -5) : ''
  const isOffered = locale !== pseudoLocale || ctx.config.mode === 'demo'
  const edition = isOffered ? editionOf(locale, ctx.brand, query.area) : undefined
  if (!edition) throw ctx.refuse(404, { base: { not_found: true } })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    etag: edition.etag,
  }
  const isKnown = ctx.request.headers.get('if-none-match')?.includes(edition.etag) ?? false
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(edition.bytes, { headers })
}
