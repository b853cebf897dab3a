import { type CurrencyRow, readCurrencies } from '../../core/content/configs/config.ts'

const placesPerGame = 32

/** Index 0 is FUN, demo money; then the platform's currencies in their fixed order, to which new ones are appended. */
const places = (): readonly string[] => {
  const currencies = readCurrencies()
  if (known.of !== currencies) known = { of: currencies, places: ['FUN', ...currencies.map(({ code }) => code)] }
  return known.places
}
// Used for every currency of every game, so it is built once per read of the file.
let known: { readonly of: readonly CurrencyRow[] | null; readonly places: readonly string[] } = { of: null, places: [] }

/** Numeric id of a game in a currency (`currencies[CUR].id` of wire-facts 5.5); null for an unknown currency. */
export function gameIdOf(no: number, currency: string): number | null {
  const place = places().indexOf(currency)
  return place < 0 ? null : no * placesPerGame + place
}

/** The game's number and the currency of a numeric id; null if no currency has that index. */
export function readGameId(id: number): { no: number; currency: string } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const currency = places()[id % placesPerGame]
  return currency === undefined ? null : { no: Math.floor(id / placesPerGame), currency }
}
