import type { Result } from '@apogee/contract'
import type { LaunchRules } from '../../core/content/configs/gameRules.ts'

/** The parameters from which a studio builds a game. */
export interface GameMakeup {
  readonly title: string
  readonly provider: string
  readonly seo_title: string
  readonly theme: string
  readonly seed: string
  /** Which of the studio's engines plays the game, and with which odds. */
  readonly engine: string
  readonly profile: string
}

/** The parameters sent to a studio when a game opens. */
export interface LaunchOrder extends GameMakeup {
  readonly game: string
  /** The play session the studio uses for its wallet calls; null in demo. */
  readonly session: string | null
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly subunits_to_unit: number
  /** Reveals nothing about the player except that it is the same one. */
  readonly player: string
  readonly locale: string
  /** For the brand's own wording of the game's texts. */
  readonly brand?: string
  readonly lobby_url: string
  /** Version in the addresses of the game's pictures. */
  readonly media_version: string
  /** The site's page of a round, with `{round}` in place of its id. */
  readonly round_url: string
  /** Path of the picture of the player's ship; none for guests. */
  readonly ship?: string
  /** The rules of the player's licence for the game. */
  readonly rules: LaunchRules
}

interface RoundQuestion {
  readonly round: string
  readonly player: string
  readonly locale: string
  readonly brand: string
}

/** A round as its studio reports it, and the studio's module that replays it. */
export interface StudioRound {
  readonly round: Result<'games.fairness'>['round']
  readonly proverUrl: string | null
  /** Where a player gets the script that verifies it without us. */
  readonly verifierUrl: string | null
  /** The texts the module explains the round with, in the reader's language. */
  readonly messages: Result<'games.fairness'>['messages']
  /** A path of our host where the game shows the finished round again, for an hour; null where it can't. */
  readonly replayUrl: string | null
}

/** The live tables of a studio, and the smallest bet of each kind of its games in the requested currency. */
export interface LiveTables {
  readonly tables: readonly {
    readonly game: string
    readonly seats: number
    readonly last: Result<'games.liveTables'>[number]['last']
  }[]
  readonly least: readonly { readonly engine: string; readonly profile: string; readonly cents: number }[]
}

/** A signed request of a studio, as it came. */
export interface SignedRequest {
  readonly studio: string | null
  /** Unix seconds. */
  readonly timestamp: string | null
  readonly signature: string | null
  readonly path: string
  readonly body: string
}

export type Verdict = 'genuine' | 'signature_invalid' | 'request_expired'

/** The studio did not answer, or not as agreed. */
export class StudioUnavailable extends Error {
  override name = 'StudioUnavailable'
}

/** A game studio: opens its games and signs its wallet calls (WIRE-07). */
export interface GameStudio {
  /** Address of the opened game: a path of our host. Throws {@link StudioUnavailable}. */
  launch(order: LaunchOrder): Promise<{ gameUrl: string }>
  /**
   * A player's round, by the player reference from the launch; null if it does not exist. Throws {@link
   * StudioUnavailable}.
   */
  round(asked: RoundQuestion): Promise<StudioRound | null>
  /**
   * The same round after its server seed has been revealed and the player's own is used with the next. While a round is
   * in progress the seed stays secret.
   */
  reveal(asked: RoundQuestion & { readonly playerSeed: string }): Promise<StudioRound | null>
  /** The public information about its live tables and smallest bets. Throws {@link StudioUnavailable}. */
  liveTables(asked: { readonly currency: string; readonly subunitsToUnit: number }): Promise<LiveTables>
  /** Whether the studio itself sent this within the last 300 s (SEC-11). */
  verify(request: SignedRequest): Verdict
}
