import { z } from 'zod'
import { readContent } from './contentFiles.ts'

const brand = z.object({
  id: z.string(),
  name: z.string(),
  /** Offered locales, the default one first. */
  locales: z.array(z.string()).min(1),
  licence: z.enum(['CW', 'EE']),
  contacts: z.object({ email: z.string(), phone: z.string() }),
  legal: z.object({ company: z.string(), licence: z.string(), registration: z.string() }),
  /** Origins that may show the product in a frame. */
  frameAncestors: z.array(z.string()),
})
export type BrandRow = z.output<typeof brand>

/** The part of `content/brands/<id>.json` that the server speaks from. */
export const readBrand = (id: string): BrandRow => readContent(`brands/${id}.json`, brand)

/** The default locale of a brand. */
export const defaultLocale = (id: string): string => readBrand(id).locales[0]!
