import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ContentError,
  type ContentFault,
  contentRoot,
  gameIdentifiers,
  platformFaults,
  readJson,
} from '@apogee/platform/content'
import { brandFile, readBrandFile } from '../brands/brandFile.ts'
import { brandTheme } from '../brands/brandTheme.ts'
import { flagFile } from '../brands/flags.ts'
import { readRoutes } from './routes.ts'

export interface ContentScope {
  readonly isFrontOnly: boolean
  /** Identifiers of the games, which do not change while a server runs. */
  readonly games?: readonly string[]
}

export const gamesOf = (isFrontOnly: boolean): readonly string[] => (isFrontOnly ? [] : gameIdentifiers())

/**
 * Every fault of the files under `content/`: what the start, a running server and `content:check` judge by. `isFrontOnly`:
 * the platform is another process, with its own files.
 */
export function contentFaults({ isFrontOnly, games = gamesOf(isFrontOnly) }: ContentScope): ContentFault[] {
  const found = [
    ...platformFaults({ routes: readRoutes(), isFrontOnly, games, fields: { brand: brandFile, flags: flagFile } }),
    ...brandIds().flatMap(themeFaults),
  ]
  const seen = new Set<string>()
  return found.filter(({ file, line, key, reason }) => {
    const one = [file, line, key, reason].join('\n')
    return !seen.has(one) && seen.add(one)
  })
}

const brandIds = (): string[] =>
  readdirSync(join(contentRoot, 'brands')).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))

/** Faults of a brand's name and theme. */
function themeFaults(id: string): ContentFault[] {
  const file = `brands/${id}.json`
  let tokens: string
  try {
    ;({ tokens } = readBrandFile(id))
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
  const { fault } = readJson(file)
  const named = JSON.parse(readFileSync(join(contentRoot, file), 'utf8')) as { readonly id: string }
  return [
    ...(named.id === id ? [] : [fault(['id'], `it must be the name of the file, ${id}`, 'fatal')]),
    ...lookFaults(tokens).flatMap((found) => [
      found,
      { ...fault(['tokens'], `its look cannot be used: ${found.reason}`, 'fatal'), other: found.file },
    ]),
  ]
}

function lookFaults(tokens: string): readonly ContentFault[] {
  try {
    brandTheme(tokens)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}
