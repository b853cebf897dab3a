import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { textOf } from '../core/content/texts.ts'
import { isStorable } from '../core/http/readInput.ts'

export type Markup = ReturnType<typeof html>

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export const localeOf = (c: Context): string => (/^\s*de\b/i.test(c.req.header('accept-language') ?? '') ? 'de' : 'en')

/** Texts of the sandbox in the visitor's language. */
export const translator =
  (locale: string) =>
  (key: string): string =>
    textOf(locale, `sandbox.${key}`)

/** Whether the visitor is a program: its Accept header begins with JSON. */
export const wantsJson = (c: Context): boolean =>
  (c.req.header('accept') ?? '').trimStart().startsWith('application/json')

/** A form of another site: browsers name the site a form was sent from. */
export const isForeign = (c: Context): boolean => {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host
}

/** The data a form or a program sends, without text no database can store; nothing if it is neither. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  const isJson = (c.req.header('content-type') ?? '').startsWith('application/json')
  // A body that cannot be read counts as empty.
  const body: unknown = await (isJson ? c.req.json() : c.req.parseBody()).catch(() => null)
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'string' || isStorable(value)))
}

/** Options of a page: `script` is one of the sandbox's own, `isWide` gives it the width of a desk. */
interface PageOptions {
  readonly status?: 200 | 404
  readonly script?: string
  readonly isWide?: boolean
}

export async function showPage(
  c: Context,
  title: string,
  content: Markup,
  { status = 200, script, isWide = false }: PageOptions = {},
) {
  const locale = localeOf(c)
  const policy = pageHeaders['content-security-policy']
  const headers = script
    ? { ...pageHeaders, 'content-security-policy': `${policy}; script-src 'self'; connect-src 'self'` }
    : pageHeaders
  const markup = html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
    ${script ? html`<script defer src="/sandbox/assets/${script}"></script>` : ''}
  </head>
  <body>
    <header class="bar"><a href="/sandbox">Apogee</a><span class="tag">${translator(locale)('title')}</span></header>
    <main${isWide ? raw(' class="wide"') : ''}>${content}</main>
  </body>
</html>`
  return c.html(await markup, status, headers)
}
