import type { TileRecord } from '@apogee/art'
import { generateGames } from './catalogue/generateCatalogue.ts'

/**
 * The drawing records of the house's own games by the two names in their pictures' addresses, without a database: they
 * follow from the content alone. Made at the first question, in about a second.
 */
export function houseTiles(count: number | null): (provider: string, seoTitle: string) => TileRecord | undefined {
  let records: Map<string, TileRecord> | undefined
  return (provider, seoTitle) => {
    records ??= new Map(
      generateGames(count ?? undefined).map(({ seo_title, title, provider: studio, theme, seed, sub, ribbon }) => [
        `${studio}/${seo_title}`,
        {
          title,
          provider: studio,
          theme,
          seed,
          ...(sub !== undefined && { sub }),
          ...(ribbon !== undefined && { ribbon }),
        },
      ]),
    )
    return records.get(`${provider}/${seoTitle}`)
  }
}
