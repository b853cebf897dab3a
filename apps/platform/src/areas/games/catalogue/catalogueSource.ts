import { createHash } from 'node:crypto'
import BADGES from '../../../../../../content/catalogue/badges.json' with { type: 'json' }
import type { CatalogueSource } from '../seedCatalogue.ts'
import { catalogueVersion } from './catalogueVersion.ts'
import { COLLECTIONS } from './collections.ts'
import { type GameFile, listedRow } from './gameFiles.ts'
import { generateCatalogue } from './generateCatalogue.ts'

export const badgeThemes: ReadonlyMap<string, string> = new Map(BADGES.map(({ type, theme }) => [type, theme]))

type Files = ReadonlyMap<string, GameFile>

const hasGenerated = (files: Files): boolean => [...files.values()].some(({ generated }) => generated === true)

/** Changes with the lists, and with what the generated games are made of. `count`: at most so many of these. */
export function sourceVersion(files: Files, count: number | null): string {
  const hash = createHash('sha256').update(hasGenerated(files) ? catalogueVersion(count) : '')
  for (const [name, file] of files) hash.update(name).update(JSON.stringify(file))
  return hash.digest('hex')
}

/** All games, studios and lists: the generated ones, and those of the files. */
export function catalogueSource(files: Files, count: number | null): CatalogueSource {
  const made = hasGenerated(files) ? generateCatalogue(count ?? undefined) : { games: [], studios: [] }
  const lists = [...files.values()]
  return {
    games: [
      ...made.games,
      ...lists.flatMap(({ games, partner }) =>
        partner === undefined ? [] : games.map((game) => listedRow(game, partner, badgeThemes)),
      ),
    ],
    studios: [...made.studios, ...lists.flatMap(({ studios }) => studios)],
    collections: COLLECTIONS,
  }
}
