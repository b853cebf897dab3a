import type { Context } from 'hono'
import { html } from 'hono/html'
import { textOf } from '../../../core/content/texts.ts'
import type { App } from '../../../core/http/app.ts'
import type { SandboxIssuer } from './sandboxIssuer.ts'

const headers = {
  // No form-action: browsers apply it to the redirect back, which leads to another host.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const localeOf = (c: Context): string => (/^\s*de\b/i.test(c.req.header('accept-language') ?? '') ? 'de' : 'en')

/** The sandbox issuer's page, where visitors enter their identity, and its calls. Demo mode only. */
export function mountSandboxIssuer(app: App, issuer: SandboxIssuer): void {
  app.get('/sandbox/identity/authorize', async (c) => {
    if (!issuer.isOwnRequest(new URL(c.req.url).searchParams)) return c.text('Bad request', 400)
    const locale = localeOf(c)
    const say = (key: string) => textOf(locale, `sandbox.identity.${key}`)
    const markup = html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${say('title')}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
  </head>
  <body>
    <header class="bar"><a href="/sandbox">Atlas ID</a><span class="tag">${textOf(locale, 'sandbox.title')}</span></header>
    <main>
      <h1>${say('title')}</h1>
      <p class="lead">${say('text')}</p>
      <form method="post" class="filter">
        <label>${say('email')} <input name="email" type="email" required autocomplete="email" /></label>
        <label>${say('firstName')} <input name="given" maxlength="50" value="Jo" /></label>
        <label>${say('lastName')} <input name="family" maxlength="50" value="Urney" /></label>
        <button>${say('submit')}</button>
      </form>
    </main>
  </body>
</html>`
    return c.html(await markup, 200, headers)
  })

  app.post('/sandbox/identity/authorize', async (c) => {
    const query = new URL(c.req.url).searchParams
    if (!issuer.isOwnRequest(query)) return c.text('Bad request', 400)
    const form = await c.req.parseBody()
    const textIn = (name: string) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 200) : '')
    const person = { email: textIn('email').toLowerCase(), givenName: textIn('given'), familyName: textIn('family') }
    return c.redirect(issuer.vouch(query, person), 303)
  })

  app.all('/sandbox/identity/*', async (c) => (await issuer.answer(c.req.raw)) ?? c.notFound())
}
