import type { Result } from '@apogee/contract'
import type { GameLaunch } from '../../ports/studios/gameStudio.ts'

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
  /** Whose wallet calls its play sessions accept. */
  readonly partner: string
  /** Only of a game that a file of content/catalogue/games lists. */
  readonly details: GameDetails | null
}

interface Certificate {
  readonly laboratory: string
  readonly number: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly url?: string | undefined
}

/** Where a game may be played, by countries (upper case) and licences; what is absent allows all. */
export interface GameMarkets {
  readonly only?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
  readonly licences?: readonly string[] | undefined
}

export interface GameDetails {
  readonly launch: GameLaunch
  /** Address of its picture; without one, ours is drawn. */
  readonly picture?: string | undefined
  /** In multiples of the bet. */
  readonly max_win?: number | undefined
  readonly certificates: readonly Certificate[]
  readonly markets?: GameMarkets | undefined
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
