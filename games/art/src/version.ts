import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArtPreview, TileRecord } from './record.ts'
import { studio, theme } from './themes/themes.ts'
import { tileStyle } from './tileStyle.ts'

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const folders = [import.meta.dirname, join(import.meta.dirname, '../drawings')]

/** Everything the pictures depend on, in a fixed order: the code of this folder and the drawings. */
export const ruleFiles = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svg)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(folder, name)),
  )

/**
 * Any change to a file changes the hash, so no version number has to be maintained. One file is in memory at a time.
 */
function rulesHash(): string {
  const hash = createHash('sha256')
  for (const file of ruleFiles()) hash.update(readFileSync(file)).update('\0')
  return hash.digest('base64url').slice(0, 10)
}

/** Version of everything that depends only on the code: illustrations, marks. */
export const rulesVersion = rulesHash()

const hashes = new Map<string, string>()
function hashOf(kind: string, name: string, content: () => unknown): string {
  const key = `${kind}/${name}`
  const known = hashes.get(key)
  if (known) return known
  const hash = short(JSON.stringify(content()))
  hashes.set(key, hash)
  return hash
}

/** Ten characters that change together with the game's picture: code, theme, studio or record. Safe in a URL. */
export function artVersion(record: TileRecord): string {
  const { title, provider, seed, sub, ribbon } = record
  const themeHash = hashOf('theme', record.theme, () => theme(record.theme))
  const studioHash = hashOf('studio', provider, () => studio(provider))
  return short(JSON.stringify([rulesVersion, themeHash, studioHash, record.theme, title, seed, sub, ribbon]))
}

export const studioVersion = (provider: string, title?: string): string =>
  short(rulesVersion + JSON.stringify(studio(provider, title)))

/** Version of any other record drawn by this code, such as a banner. */
export const recordVersion = (record: unknown): string => short(rulesVersion + JSON.stringify(record))

/** Colours of the sky from top to bottom and the light in it, for a tile whose picture is loading. */
export function artPreview(record: TileRecord): ArtPreview {
  const { palette } = tileStyle(record)
  const [top = palette.ink, middle = top, bottom = middle] = palette.sky
  return { version: artVersion(record), colors: [top, middle, bottom], glow: palette.glow }
}
