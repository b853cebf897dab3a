import type { JackpotConfig } from './config.ts'

/** The catalogue as jackpots use it. */
export interface Shelves {
  readonly byCategory: ReadonlyMap<string, readonly { readonly row: { readonly identifier: string } }[]>
}

const cache = new WeakMap<Shelves, Map<string, ReadonlySet<string>>>()

/** Identifiers of the games that feed a jackpot and can win it, determined once per catalogue. */
export function linkedGames(shelves: Shelves, { identifier, categories }: JackpotConfig): ReadonlySet<string> {
  const ofShelves = cache.get(shelves) ?? new Map<string, ReadonlySet<string>>()
  cache.set(shelves, ofShelves)
  const key = `${identifier} ${categories.join(' ')}`
  const known = ofShelves.get(key)
  if (known) return known
  const games = categories.flatMap((category) =>
    (shelves.byCategory.get(category) ?? []).map(({ row }) => row.identifier),
  )
  const found = new Set(games)
  ofShelves.set(key, found)
  return found
}
