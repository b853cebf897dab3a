import type { Result } from '@apogee/contract'
import type { LaunchRules } from '../../core/content/configs/gameRules.ts'
import type { WalletDialect } from './walletDialect.ts'

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
  /** The answer is for anyone with the receipt: the replay must not show the balance of the player. */
  readonly isShared?: boolean
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

/** Free rounds of the player in the game that is opened, for a partner that needs an announcement. */
export interface GrantedRounds {
  readonly id: string
  readonly stakeCents: number
  readonly left: number
  readonly until: Date
}

/** The parameters sent to a partner when one of its games opens. */
export interface PartnerLaunchOrder extends LaunchOrder {
  /** The game's name at the partner, and what else its row in content/catalogue/games says for the launch. */
  readonly launch: GameLaunch
  /** Country of the visit, upper case; null when unknown. */
  readonly country: string | null
  readonly ip: string
  readonly device: 'mobile' | 'desktop'
  readonly deposit_url: string
  /** Free rounds that the partner does not know yet. */
  readonly granted: GrantedRounds | null
}

export interface GameLaunch {
  readonly code: string
  /** The aggregator's template for free rounds in this game; without it, none are played there. */
  readonly prepaid?: string | undefined
}

interface PartnerFacts {
  /** Part of the ids of its rounds and transactions: never changes. */
  readonly id: string
  /** Currencies that it plays in; null: those of its games. */
  readonly currencies: readonly string[] | null
  /** Whether it calls from this address. */
  accepts(ip: string): boolean
}

/** A caller of our wallet that uses our protocol (docs/wallet.md). */
export interface WalletCaller extends PartnerFacts {
  /** Whether the partner itself sent this within the last 300 s (SEC-11). */
  verify(request: SignedRequest): Verdict
}

interface LaunchedGame {
  readonly gameUrl: string
  /** The partner's name for the granted free rounds. */
  readonly reward?: string
}

/** An external studio that uses our wallet protocol. */
export interface WalletStudio extends WalletCaller {
  readonly dialect: null
  /** Address of the opened game, on a host of its `pages`. Throws {@link StudioUnavailable}. */
  launch(order: PartnerLaunchOrder): Promise<LaunchedGame>
}

/** An aggregator with another protocol. */
export interface Aggregator extends PartnerFacts {
  readonly dialect: WalletDialect
  launch(order: PartnerLaunchOrder): Promise<LaunchedGame>
}

export type Partner = WalletStudio | Aggregator

/** The partners of STUDIOS, by id. */
export type Partners = ReadonlyMap<string, Partner>

/** A game studio: opens its games and signs its wallet calls (WIRE-07). */
export interface GameStudio extends WalletCaller {
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
}
