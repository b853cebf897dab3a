/** The amount missing in a failed exchange, as props of a popup. */
export interface Missing {
  readonly cents?: number
  readonly currency?: string
  readonly points?: number
}

export type Lack =
  | { readonly kind: 'money'; readonly cents: number; readonly currency: string }
  | { readonly kind: 'points'; readonly points: number }

/** ERR-14: the missing amount, if there is a valid one: positive, and money only with its currency. */
export function missingOf(missing: Missing | undefined): Lack | undefined {
  if (!missing) return undefined
  const { cents = 0, currency, points = 0 } = missing
  if (cents > 0 && currency) return { kind: 'money', cents, currency }
  return points > 0 ? { kind: 'points', points } : undefined
}
