import type { Result } from '@apogee/contract'

/** A game as on the wire (wire-facts 5.5). */
export type WireGame = Result<'games.random'>
export type Preview = WireGame['preview']

/** A game as stored in the database. */
export interface GameRow extends Record<string, unknown> {
  readonly no: number
  readonly identifier: string
  readonly title: string
  readonly seo_title: string
  readonly provider: string
  readonly theme: string
  readonly seed: string
  readonly sub: string | null
  readonly ribbon: string | null
  readonly categories: string[]
  readonly engine: string
  readonly profile: string
  readonly lines: number | null
  readonly ways: number | null
  readonly volatility_rating: WireGame['volatility_rating']
  readonly hit_rate: string | null
  readonly payout: string | null
  readonly devices: WireGame['devices']
  /** Includes `FUN` when there is a demo. */
  readonly currencies: Record<string, { jackpot: number | null }>
  readonly badges: WireGame['badges']
  readonly released_at: Date
  readonly popularity: number
}

export interface StudioRow extends Record<string, unknown> {
  readonly id: string
  readonly title: string
}

/** `newest` orders by release, `popular` by popularity. */
export interface CollectionRow extends Record<string, unknown> {
  readonly id: string
  readonly title: string
  readonly ordering: 'popular' | 'newest'
}
