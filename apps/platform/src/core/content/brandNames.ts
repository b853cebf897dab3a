import { z } from 'zod'
import { describesConfig } from './configFiles.ts'
import { isContent, readContent } from './contentFiles.ts'

const byId = <T extends z.ZodType>(named: T) => z.record(z.string(), named).default({})
/** By language. */
const titles = z.record(z.string(), z.string())
const art = z.string().regex(/^[a-z0-9-]+$/)

const names = describesConfig(
  'names',
  z.strictObject({
    offers: byId(z.strictObject({ titles, code: z.string().optional() })),
    /** By `group`. */
    cards: byId(z.strictObject({ titles, image: art, colors: z.tuple([z.string(), z.string()]) })),
    /** Drawn pictures of pages, by the common one they stand in the place of. */
    pictures: byId(art),
    jackpots: byId(z.strictObject({ name: z.string(), levels: byId(z.strictObject({ name: z.string(), art })) })),
  }),
)
type BrandNames = z.output<typeof names>

const none: BrandNames = { offers: {}, cards: {}, pictures: {}, jackpots: {} }

/**
 * What a brand calls the bonuses, cards and jackpots it shares with the others, and by which pictures it shows common pages:
 * `brands/<brand>/config/names.json`. Terms stay those of the common files: one pool, one sum, one price.
 */
export function readNames(brand: string | undefined): BrandNames {
  const path = `brands/${brand}/config/names.json`
  return brand !== undefined && isContent(path) ? readContent(path, names) : none
}
