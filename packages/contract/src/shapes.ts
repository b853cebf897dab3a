import { z } from 'zod'

/** ISO 8601 UTC with milliseconds, as `Date#toISOString` writes it. */
export const iso = z.iso.datetime()
/** Integer amount in the currency's subunits (`subunits_to_unit` of `/api/info/currencies`). */
export const cents = z.int()
/** Currency code as on the wire: `EUR`, `BTC`, `DOG`; `FUN` is demo money and never in the ledger. */
export const currencyCode = z.string().regex(/^[A-Z]{3,5}$/)
/** Answer of a write that has nothing to say. */
export const empty = z.object({})
export const device = z.enum(['desktop', 'mobile'])
