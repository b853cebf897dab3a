// The baseline of server rendering, in a separate process: the lobby by bare React (bare/Page.ts), rendered for every
// request and sent with the product's compression over the same HTTP adaptor. Prints its port when it listens.
// With the product's address, it is the baseline for a browser: the page without scripts, and all else proxied.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { brandTheme } from '../../../apps/web/server/brands/brandTheme.ts'
import { deliverPage } from '../../../apps/web/server/delivery/index.ts'
import { pack } from '../../../apps/web/server/http/compression.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from '../../../apps/web/server/http/security.ts'
import type { BareData } from './bare/data.ts'

const [, , bundle = '', dataFile = '', product = ''] = process.argv
// The adaptor is a dependency of the platform; the product's server uses it the same way.
const adaptor = createRequire(new URL('../../../apps/web/package.json', import.meta.url)).resolve('@hono/node-server')
const { getRequestListener } = (await import(pathToFileURL(adaptor).href)) as {
  getRequestListener(fetch: (request: Request) => Promise<Response>): Parameters<typeof createServer>[1]
}
const { openPage } = (await import(pathToFileURL(bundle).href)) as {
  openPage(data: BareData): (nonce: string) => string
}
const data = JSON.parse(readFileSync(dataFile, 'utf8')) as BareData
const render = openPage(data)
const look = brandTheme(data.tokens)

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

const answer = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  if (product && pathname !== '/') {
    const { status, headers, body } = await fetch(product + pathname + search)
    const type = headers.get('content-type') ?? 'application/octet-stream'
    const caching = headers.get('cache-control') ?? 'no-store'
    const own = { 'content-type': type, 'cache-control': caching }
    // fetch has decompressed the body.
    if (!body || !/text|json|svg/.test(type)) return new Response(body, { status, headers: own })
    const packed = body.pipeThrough(new CompressionStream('gzip'))
    return new Response(packed, { status, headers: { ...own, 'content-encoding': 'gzip' } })
  }
  const nonce = newNonce()
  const headers: Record<string, string> = {
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, [], false),
  }
  const page = deliverPage(render(nonce), { nonce, brandCss: look.css })
  const html = product ? withoutScripts(page) : page
  return new Response(await pack(html, request.headers.get('accept-encoding') ?? '', headers), { headers })
}
const server = createServer(getRequestListener(answer))
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
