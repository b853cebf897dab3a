import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ContentError, contentRoot } from '@apogee/platform/front'
import { type Asset, assetOf } from '../http/assets.ts'

/** Every colour the design system requires from a brand. A theme may also override others (`ui/tokens/scale.css`). */
const needed =
  `bg bg-art surface-1 surface-2 surface-3 rail bar line line-2 line-input line-dot text text-2 text-3 text-3-on-3
  action-from action-to on-action action-text accent accent-text on-accent win on-win warn danger danger-text info light on-light
  scrim shadow-color glow scene-from scene-to scene-body scene-glow scene-limb skeleton-a skeleton-b`.split(/\s+/)

/** The theme of a brand: `content/brands/<tokens>/look/`, shared by brands of the same family. */
export interface BrandTheme {
  /** Its tokens.css for a style element, with file names replaced by their addresses. */
  readonly css: string
  /** Address of its headline font, if it has one. */
  readonly displayFont: string | undefined
  /** Its files by address: logo and icon, and what tokens.css references. */
  readonly files: ReadonlyMap<string, Asset>
  readonly values: ReadonlyMap<string, string>
}

interface CachedTheme {
  readonly stamp: string
  readonly checkedAt: number
  readonly theme: BrandTheme | undefined
}

const recheckMs = 1_000
const known = new Map<string, CachedTheme>()
/** Files of all themes by address. Those of an earlier version stay: open and cached pages name them. */
const served = new Map<string, Asset>()

/**
 * A theme; read again when its files change. An invalid one leaves the last valid one in force; without one, a
 * `ContentError` names the file and its fault. `folder` is below `content`.
 */
export function brandTheme(tokens: string, folder = 'brands'): BrandTheme {
  const key = `${folder}/${tokens}`
  const old = known.get(key)
  const now = performance.now()
  if (old?.theme && now - old.checkedAt < recheckMs) return old.theme
  const stamp = stampOf(join(contentRoot, key, 'look'))
  let theme = old?.theme
  if (!theme || old?.stamp !== stamp)
    try {
      theme = readTheme(folder, tokens)
      for (const [address, file] of theme.files) served.set(address, file)
    } catch (error) {
      // The validation reports it.
      if (!theme) throw error
    }
  known.set(key, { stamp, checkedAt: now, theme })
  return theme
}

const themeAddress = /^\/(?:looks\/([\w-]+)\/|icons\/([\w-]+?)(?:-mark)?\.svg$)/

/** A file of a theme by its address. */
export function themeFile(pathname: string): Asset | undefined {
  const [isTheme, own, icon] = themeAddress.exec(pathname) ?? []
  if (isTheme === undefined) return undefined
  const tokens = own ?? icon ?? ''
  // No page may have needed the theme since the start.
  if (existsSync(join(contentRoot, 'brands', tokens, 'look/tokens.css'))) brandTheme(tokens)
  return served.get(pathname)
}

function stampOf(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .map((name) => {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false })
      return `${name} ${stat?.mtimeMs} ${stat?.size}`
    })
    .join('\n')
}

function readTheme(folder: string, tokens: string): BrandTheme {
  const at = join(contentRoot, folder, tokens, 'look')
  const wrong = (name: string, reason: string) =>
    new ContentError({ file: `${folder}/${tokens}/look/${name}`, reason, severity: 'fatal' })
  for (const file of ['tokens.css', 'mark.svg', 'icon.svg'])
    if (!/^[\w-]+$/.test(tokens) || !existsSync(join(at, file))) throw wrong(file, 'is missing')
  const source = readFileSync(join(at, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const values = new Map(
    [...source.matchAll(/(?<![\w-])--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const missing = needed.filter((name) => !values.has(name))
  if (missing.length > 0) throw wrong('tokens.css', `lacks --${missing.join(', --')}`)
  // It is inlined in every page's style element, so nothing in it may end that element or load external resources.
  if (/[<\\]|@import/.test(source)) throw wrong('tokens.css', 'holds more than tokens and faces')

  const files = new Map([
    [`/icons/${tokens}.svg`, assetOf(join(at, 'icon.svg'), anHour)],
    [`/icons/${tokens}-mark.svg`, assetOf(join(at, 'mark.svg'), anHour)],
  ])
  const lead = (name: string): string => {
    if (!readdirSync(at).includes(name)) throw wrong(name, 'is missing, and tokens.css names it')
    const version = createHash('sha256')
      .update(readFileSync(join(at, name)))
      .digest('base64url')
      .slice(0, 10)
    const address = `/looks/${tokens}/${version}${extname(name)}`
    files.set(address, assetOf(join(at, name), forEver))
    return address
  }
  const css = source.replace(/url\("?([^")]*)"?\)/g, (_, name: string) => `url(${lead(name)})`)
  const [, displayFont] = /url\(([^)]+\.woff2)\)/.exec(css) ?? []
  return {
    css: css
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};:,]) /g, '$1')
      .trim(),
    displayFont,
    files,
    values,
  }
}

const anHour = 'public, max-age=3600'
const forEver = 'public, max-age=31536000, immutable'
