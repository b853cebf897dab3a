import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import type { EngineId } from '../../engines/engine.ts'
import { type Messages, NAMESPACES, pickMessages } from '../../messages.ts'
import type { ClientLaunch } from '../../protocol/launch.ts'
import type { Session } from '../sessions.ts'

export const ASSETS_PATH = '/studio/assets/'

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

export interface Build {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

/** The manifest of the Vite build; null when the client was not built. */
function readManifest(dist: URL): Manifest | null {
  try {
    return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest
  } catch {
    // Not built: the caller responds with 503.
    return null
  }
}

/** The files of the client with those of one engine. */
export function readBuild(dist: URL, engine: EngineId): Build | null {
  const manifest = readManifest(dist)
  const entry = manifest?.['client/main.ts']
  if (!manifest || !entry) return null
  const needed = new Set<ManifestEntry>()
  const need = (part: ManifestEntry | undefined) => {
    if (!part || needed.has(part)) return
    needed.add(part)
    for (const name of part.imports ?? []) need(manifest[name])
  }
  need(entry)
  need(manifest[`client/engines/${engine}/index.ts`])
  const parts = [...needed]
  const preloads = parts.filter((part) => part !== entry).map(({ file }) => file)
  return { script: entry.file, styles: parts.flatMap(({ css }) => css ?? []), preloads }
}

/** URL of the module that verifies rounds (client/prove.ts); null when it was not built. */
export function proverAddress(dist: URL): string | null {
  const file = readManifest(dist)?.['client/prove.ts']?.file
  return file ? ASSETS_PATH + file : null
}

export function clientLaunch(
  session: Session,
  token: string,
  media: string,
  texts: Messages,
): Omit<ClientLaunch, 'isReplay'> {
  const { title, locale, mode, currency, subunitsToUnit, lobbyUrl, theme, ship } = session
  const { id: profile, rtp } = session.profile
  const roundUrl = mode === 'real' ? session.roundUrl : null
  const game = { engine: session.engine.id, profile, rtp, theme, seed: session.artSeed, roundUrl, ship }
  const messages = pickMessages(texts, ['common', ...NAMESPACES[session.engine.id]])
  return { token, title, locale, mode, currency, subunitsToUnit, media, lobbyUrl, ...game, messages }
}

/** Slots need the symbols for their first frame, and their script would request them a second later on a slow phone. */
const WITH_SYMBOLS: ReadonlySet<EngineId> = new Set<EngineId>(['lines', 'ways', 'hold'])

const symbolLinks = ({ engine, media }: ClientLaunch): string =>
  WITH_SYMBOLS.has(engine)
    ? `<link rel="preload" as="fetch" href="${escapeHtml(media)}symbols.json" crossorigin>
<link rel="preload" as="image" href="${escapeHtml(media)}symbols.webp">
`
    : ''

/** The game's page. It contains no inline script, so the policy needs no nonce. */
export function renderPage(launch: ClientLaunch, build: Build): string {
  const link = (rel: string, file: string) => `<link rel="${rel}" href="${ASSETS_PATH}${file}" crossorigin>`
  const json = JSON.stringify(launch).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${escapeHtml(launch.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(launch.title)}</title>
<link rel="icon" href="data:,">
${build.styles.map((file) => link('stylesheet', file)).join('\n')}
${build.preloads.map((file) => link('modulepreload', file)).join('\n')}
${symbolLinks(launch)}</head>
<body>
<main id="game"></main>
<script type="application/json" id="launch">${json}</script>
<script type="module" src="${ASSETS_PATH}${build.script}" crossorigin></script>
</body>
</html>
`
}

/** Headers of the page: only our own scripts, and frames only where the composition allows them. */
export function pageHeaders(frameAncestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function escapeHtml(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign)
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

interface Asset {
  readonly type: string
  readonly plain: Uint8Array<ArrayBuffer>
  /** By encoding, the best first; empty where compression gains nothing. */
  readonly packed: readonly (readonly [coding: string, bytes: Uint8Array<ArrayBuffer>])[]
}

/** Built files by name, read and compressed once; their names contain a hash of their content. */
export function createAssets(dist: URL) {
  const known = new Map<string, Asset | null>()
  return function asset(name: string): Asset | null {
    const ready = known.get(name)
    if (ready !== undefined) return ready
    const type = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/.test(name) ? TYPES[name.split('.').at(-1) ?? ''] : undefined
    const found = type ? readAsset(new URL(name, dist), type) : null
    // Only existing names are cached: the number of other names is unbounded.
    if (found) known.set(name, found)
    return found
  }
}

/** The best coding that an `Accept-Encoding` header allows; `br;q=0` refuses it. */
export const bestPacked = ({ packed }: Asset, accepted: string): Asset['packed'][number] | undefined => {
  const codings = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? type : []))
  return packed.find(([coding]) => codings.includes(coding))
}

function readAsset(url: URL, type: string): Asset | null {
  try {
    const plain = new Uint8Array(readFileSync(url))
    const isText = type.startsWith('text/') || type.includes('svg')
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    if (!isText) return { type, plain, packed: [] }
    const brotli = new Uint8Array(brotliCompressSync(plain, quality))
    // Browsers do not accept Brotli without TLS.
    return {
      type,
      plain,
      packed: [
        ['br', brotli],
        ['gzip', new Uint8Array(gzipSync(plain))],
      ],
    }
  } catch {
    // Not a file of the build: the caller responds with 404.
    return null
  }
}
