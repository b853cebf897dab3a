import { html } from 'hono/html'
import { textOf } from '../../../core/content/texts.ts'

export type Markup = ReturnType<typeof html>
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string

/** Texts of the hosted pages in one language. */
export const translator =
  (locale: string): Translate =>
  (key, values) =>
    textOf(locale, `psp.${key}`, values)

/** The pages load no script, frame or picture of another origin. The cashbox alone may frame them. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const shield = html`<svg class="shield" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6z" /><path d="M9 12l2.2 2.2L15.2 10" /></svg>`

interface Page {
  readonly locale: string
  readonly translate: Translate
  readonly title: string
  readonly isWide?: boolean
}

/** One page of the provider: its logo, a note about the sandbox, and the content. */
export function page({ locale, translate, title, isWide }: Page, content: Markup | Markup[]): Markup {
  return html`<!doctype html>
<html lang="${locale.split('-')[0]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/psp/assets/page.css" />
    <script type="module" src="/sandbox/psp/assets/pay.js"></script>
  </head>
  <body>
    <header class="bar">
      <span class="mark">${shield}<b>${translate('title')}</b></span>
      <span class="tag">${translate('sandbox')}</span>
    </header>
    <main class="${isWide ? 'desk' : 'sheet'}">${content}</main>
  </body>
</html>`
}
