import { z } from 'zod'
import { isContent, readContent } from './contentFiles.ts'

const byId = <T extends z.ZodType>(named: T) => z.record(z.string(), named).default({})
/** By language. */
const titles = z.record(z.string(), z.string())
const art = z.string().regex(/^[a-z0-9-]+$/)

export const brandNames = z.strictObject({
  offers: byId(z.strictObject({ titles, code: z.string().optional() })),
  /** By `group`. */
  cards: byId(z.strictObject({ titles, image: art, colors: z.tuple([z.string(), z.string()]) })),
  /** Boxes of prizes, by `key`. */
  boxes: byId(z.strictObject({ titles })),
  /** Drawn pictures of pages, by the common picture they replace. */
  pictures: byId(art),
  jackpots: byId(z.strictObject({ name: z.string(), levels: byId(z.strictObject({ name: z.string(), art })) })),
})
type BrandNames = z.output<typeof brandNames>

const none: BrandNames = { offers: {}, cards: {}, boxes: {}, pictures: {}, jackpots: {} }

/**
 * A brand's own names for the bonuses, cards and jackpots it shares with the others, and its pictures for common pages:
 * `brands/<brand>/config/names.json`. The terms are those of the common files: one pool, one sum, one price.
 */
export function readNames(brand: string | undefined): BrandNames {
  const path = `brands/${brand}/config/names.json`
  return brand !== undefined && isContent(path) ? readContent(path, brandNames) : none
}
