import type { TileRecord } from '@apogee/art'
import { generateGames } from '../catalogue/generateCatalogue.ts'

type NamedTile = TileRecord & { readonly seo_title: string }

/**
 * The drawing records of the generated games, the most popular first. They depend only on the content, so no database
 * is needed. Takes about a second.
 */
export const houseGames = (count: number | null): readonly NamedTile[] =>
  generateGames(count ?? undefined).map(({ seo_title, title, provider, theme, seed, sub, ribbon }) => ({
    seo_title,
    title,
    provider,
    theme,
    seed,
    ...(sub !== undefined && { sub }),
    ...(ribbon !== undefined && { ribbon }),
  }))

/** Identifiers of all games that can be in the catalogue. */
export const gameIdentifiers = (): string[] => generateGames().map(({ identifier }) => identifier)

/** {@link houseGames} by the two names in their pictures' addresses, generated at the first lookup. */
export function houseTiles(count: number | null): (provider: string, seoTitle: string) => TileRecord | undefined {
  let records: Map<string, TileRecord> | undefined
  return (provider, seoTitle) => {
    records ??= new Map(
      houseGames(count).map(({ seo_title, ...record }) => [`${record.provider}/${seo_title}`, record]),
    )
    return records.get(`${provider}/${seoTitle}`)
  }
}
