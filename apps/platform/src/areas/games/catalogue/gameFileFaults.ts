import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import STUDIOS from '../../../../../../content/catalogue/studios.json' with { type: 'json' }
import { readCurrencies } from '../../../core/content/configs/config.ts'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import type { ContentFault } from '../../../core/content/faults/contentFault.ts'
import { readJson } from '../../../core/content/faults/jsonFaults.ts'
import { badgeThemes } from './catalogueSource.ts'
import { COLLECTIONS } from './collections.ts'
import { features } from './engines.ts'
import { gameFile, gamesFolder, identifierOf } from './gameFiles.ts'
import { generateCatalogue } from './generateCatalogue.ts'

interface Known {
  readonly categories: ReadonlySet<string>
  readonly currencies: ReadonlySet<string>
  readonly studios: ReadonlySet<string>
  readonly badges: ReadonlyMap<string, string>
}

const ownStudios = new Set(STUDIOS.map(({ slug }) => slug))

let made: ReadonlySet<string> | undefined
/** Whether a name is that of a generated game. Making them all takes a second, so only lists with one of their studios do. */
function isGenerated(identifier: string, studio: string): boolean {
  if (!ownStudios.has(studio)) return false
  made ??= new Set(generateCatalogue().games.map((game) => game.identifier))
  return made.has(identifier)
}

/** Contradictions of the lists of games: unknown names, and games that two entries list, or one and our own studio. */
export function gameFileFaults(): ContentFault[] {
  const folder = join(contentRoot, gamesFolder)
  if (!existsSync(folder)) return []
  const known = {
    categories: new Set([...COLLECTIONS.map(({ id }) => id), ...features]),
    currencies: new Set(readCurrencies().map(({ code }) => code)),
    badges: badgeThemes,
  }
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const json = readJson(`${gamesFolder}/${name}`)
      const read = gameFile.safeParse(json.value)
      return read.success ? [{ json, file: read.data, name: `${gamesFolder}/${name}` }] : []
    })
  const studios = new Set([...ownStudios, ...files.flatMap(({ file }) => file.studios.map(({ id }) => id))])
  const hasGenerated = files.some(({ file }) => file.generated)
  const owners = new Map<string, string>()
  return files.flatMap(({ json, file, name }) =>
    file.games.flatMap((game, at): ContentFault[] => {
      const identifier = identifierOf(game)
      const other = owners.get(identifier)
      owners.set(identifier, name)
      const faults = unknownNames(game, { ...known, studios }).map(([path, reason]) =>
        json.fault(['games', at, ...path], reason),
      )
      const fault = (reason: string) => json.fault(['games', at, 'identifier'], reason)
      if (hasGenerated && isGenerated(identifier, game.studio)) faults.push(fault(`${identifier} is a generated game`))
      if (other === undefined) return faults
      const twice = fault(`${identifier} is listed twice`)
      return [...faults, other === name ? twice : { ...twice, other }]
    }),
  )
}

type Listed = ReturnType<typeof gameFile.parse>['games'][number]

function unknownNames(
  { studio, categories, currencies, badges }: Listed,
  known: Known,
): (readonly [path: readonly (string | number)[], reason: string])[] {
  const missing = (kind: 'categories' | 'currencies' | 'badges', names: readonly string[], noun: string) =>
    names.flatMap((name, at) => (known[kind].has(name) ? [] : [[[kind, at], `there is no ${noun} ${name}`] as const]))
  return [
    ...(known.studios.has(studio) ? [] : [[['studio'], `no entry of studios has the id ${studio}`] as const]),
    ...missing('categories', categories, 'category'),
    ...missing('currencies', currencies, 'currency'),
    ...missing('badges', badges, 'badge'),
  ]
}
