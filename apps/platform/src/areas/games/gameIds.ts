import { readCurrencies } from '../../core/content/config.ts'

const placesPerGame = 32

/** Place 0 is FUN, demo money; then the platform's currencies in their fixed order, which is only ever appended to. */
const places = (): readonly string[] => ['FUN', ...readCurrencies().map(({ code }) => code)]

/** Numeric id of a game in a currency (`currencies[CUR].id` of wire-facts 5.5); null for a currency we do not have. */
export function gameIdOf(no: number, currency: string): number | null {
  const place = places().indexOf(currency)
  return place < 0 ? null : no * placesPerGame + place
}

/** The game's number and the currency behind a numeric id; null where no currency has that place. */
export function readGameId(id: number): { no: number; currency: string } | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const currency = places()[id % placesPerGame]
  return currency === undefined ? null : { no: Math.floor(id / placesPerGame), currency }
}
