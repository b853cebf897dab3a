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
// No blanks or control characters, and nothing that a mail header would read as a second address.
const address = /^[^\s@\p{Cc}<>()[\],;:"\\]+@[^\s@.\p{Cc}<>()[\],;:"\\]+(\.[^\s@.\p{Cc}<>()[\],;:"\\]+)+$/u
/** An address as players type it; blanks around it are cut. */
export const email = z.string().trim().min(1, 'required').max(254, 'too_long').regex(address, 'invalid')
