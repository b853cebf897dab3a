import type { Draws } from '../fairness/stream.ts'

/** Every engine, existing or planned; `index.ts` lists the playable ones. */
const ENGINE_IDS = [
  'lines',
  'ways',
  'hold',
  'roulette',
  'blackjack',
  'crash',
  'plinko',
  'mines',
  'live-roulette',
  'live-wheel',
  'live-crash',
] as const
export type EngineId = (typeof ENGINE_IDS)[number]

/** The feature a granted round may begin in; otherwise it is won by chance. */
export const FEATURES = ['hold_and_win'] as const
export type Feature = (typeof FEATURES)[number]

/**
 * The meaning of an engine's hit rate: rounds that win anything; an even-money bet; hands played by basic strategy;
 * flights left at twice the bet; balls that pay the bet or more on the default board; the first tile; the most frequent
 * spot.
 */
export type HitMeaning = 'any_win' | 'even_chance' | 'hand' | 'twice' | 'opening_board' | 'first_tile' | 'best_spot'

/** The catalogue's rating of how far a game's payouts scatter. */
export type VolatilityRating = 'low' | 'low-medium' | 'medium' | 'medium-high' | 'high'

/** One set of odds of an engine. A change of them is a new profile, because old rounds must still verify. */
export interface EngineProfile {
  /** Unique within the engine. */
  readonly id: string
  readonly volatility: VolatilityRating
  /** Stated to players as percent with two decimals; a test of the engine compares it with the computed figure. */
  readonly rtp: string
  /** Share of rounds that win, percent with one decimal; the engine's `hitMeaning` defines a win. */
  readonly hitRate: string
  /** Slots: number of rounds in a hundred that win, but less than their stake. Simulated, so an integer. */
  readonly winsBelowStake?: number
  /** Number of lines or ways, for filters of the catalogue; missing where the game has neither. */
  readonly lines?: number
  readonly ways?: number
  /** Max stake, in units of a currency like the euro; default 100. No round may win more than a million of them. */
  readonly mostStake?: number
  /** Stakes are multiples of so many minor units; default 20. */
  readonly stakeStep?: number
}

/**
 * The maths and the rules of one kind of game. Everything here is pure and runs on the server, in the player's browser
 * (to verify) and in a simulation alike: no clock, no random numbers except `draws`, no I/O. The server stores a round
 * as its seeds, its bet and its moves, and replays it for every further move. So for the same draws, `play` with more
 * moves must begin like `play` with fewer: draw in an order that later moves cannot change.
 */
export interface Engine<P extends EngineProfile, Bet, Move, View> {
  readonly id: EngineId
  readonly profiles: Readonly<Record<string, P>>
  /** The meaning of the profiles' `hitRate`. */
  readonly hitMeaning: HitMeaning
  /**
   * Validates a bet request. Returns the whole stake in minor units, which must equal the requested one, and the bet as
   * stored and displayed. `asked` is the body's `bet`; `about.stakeCents` the body's stake. Null: rejected
   * (bet_invalid).
   */
  readBet(input: unknown, about: BetTerms<P>): { readonly stakeCents: number; readonly bet: Bet } | null
  /** Replays the round from its draws, its bet and the moves made so far. */
  play(profile: P, bet: Bet, moves: readonly Move[], draws: Draws): Promise<Played<View>>
  /**
   * Validates a move and returns it as recorded; a clocked game adds the time or the multiplier of `elapsedMs`. Null:
   * not allowed now. Called only while the round is open. An engine whose rounds end with the bet has no moves and
   * omits this.
   */
  admit?(input: unknown, at: MoveTerms<P, Bet, Move, View>): Move | null
  /**
   * The move for a player who left the round open (stand, cash out, ...), repeated until the round ends. It must not
   * raise the stake.
   */
  defaultMove?(played: Played<View>, elapsedMs: number): Move
  /**
   * Whether an open round has decided nothing yet: a player who leaves it then has taken no risk, so the round is void.
   * Its bet is rolled back, because paying the stake as a win would count as play wherever stakes count.
   */
  isUndecided?(played: Played<View>): boolean
  /** The additional stake of an offered move, in minor units; without it moves are free. */
  raiseOf?(view: View, move: string): number
  /** How long an open round waits for its player's next move; default a day. */
  readonly patienceMs?: number
  /** Max payout of a round, in minor units, at the highest stakes of the currency. */
  maxWin(profile: P, stakes: readonly number[]): number
  /** Max payout of a round, in multiples of its first bet. */
  maxTimes(profile: P): number
  /** Min bet, in minor units, where it is not `unit`, the lowest stake of the currency. */
  minBet?(profile: P, unit: number): number
  /** Its rounds stake once, so that the casino can grant free rounds. */
  readonly takesFreeRounds?: true
  /** The feature that one of its free rounds can begin in. */
  readonly feature?: Feature
  /**
   * Shared tables: all players bet on the same draws, by the table's clock. With moves (`admit`) the outcome is drawn
   * when the round begins to run and published only after it has ended; `elapsedMs` of a move counts from that
   * beginning.
   */
  readonly live?: LiveRules<P, Bet, Move, View>
}

/** A bet of chips at a live table: an amount on each spot. */
export interface LiveBet {
  readonly chips: readonly { readonly spot: string; readonly cents: number }[]
}

export interface LiveRules<P, Bet, Move, View = unknown> {
  readonly times: LiveTimes
  /** The outcome of the table itself, drawn in the same way as in `play` for any bet. */
  outcome(profile: P, draws: Draws): Promise<LiveOutcome<View>>
  /**
   * The part of the outcome that clients may receive `leftMs` before the result. Default: the whole outcome, from the
   * draw on.
   */
  shown?(view: View, leftMs: number): ShownOutcome
  /** Whether a player may have these bets in one round together; each of them is already valid alone. */
  allows(bets: readonly Bet[], about: TableTerms<P>): boolean
  /** Max payout of a bet, in minor units: its share of the table's exposure. */
  exposure(profile: P, bet: Bet): number
  /**
   * Merges a player's bets in a round into one bet, which is one round of the wallet. Without it each bet is a separate
   * wallet round.
   */
  merge?(bets: readonly Bet[]): Bet
  /** Min bet, in minor units; `unit` is the lowest stake of the currency. */
  minBet(profile: P, unit: number): number
  /** A result mark as a lobby shows it. */
  face(profile: P, mark: string): MarkFace
  /**
   * With moves: the multiplier in hundredths that a bet has left with by now, by its player's move or automatically.
   * Null: it is still in, or it was lost.
   */
  leftWith?(
    profile: P,
    placed: { readonly bet: Bet; readonly moves: readonly Move[] },
    at: LiveMoment<View>,
  ): number | null
}

/** The progress of a round: the elapsed time before its end, afterwards its outcome. */
export type LiveMoment<View = unknown> = { readonly elapsedMs: number } | { readonly view: View }

type TableTerms<P> = Pick<BetTerms<P>, 'profile' | 'stakes'>

/** A result as a few letters on a colour. */
export interface MarkFace {
  readonly text: string
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'amber' | 'pink' | 'gold'
}

interface LiveOutcome<View> {
  /** The shared view: that of a round without bets. */
  readonly view: View
  /** Duration of the presentation, from the draw to the result. */
  readonly lastsMs: number
  /** The result's mark on the history board. */
  readonly mark: string
}

interface ShownOutcome {
  readonly view: unknown
  readonly isWhole: boolean
  /** Whether the time of the result may be published, because it does not reveal the outcome. */
  readonly isEndKnown: boolean
}

/** Durations of a round's phases: bets, the last wallet responses, the display of the outcome. */
export interface LiveTimes {
  readonly bettingMs: number
  readonly closingMs: number
  /** With moves: from the draw until the round runs, so that every client has received the event by then. */
  readonly leadMs?: number
  readonly resultMs: number
}

interface BetTerms<P> {
  readonly profile: P
  readonly stakeCents: number
  /** The stakes of the currency up to the profile's max, rising; `isStake` checks the values between them. */
  readonly stakes: readonly number[]
  /** The engine's own feature: this is a granted round that begins in it. */
  readonly feature?: Feature | undefined
}

interface MoveTerms<P, Bet, Move, View> {
  readonly profile: P
  readonly bet: Bet
  readonly played: Played<View>
  readonly moves: readonly Move[]
  /** Since the bet was confirmed and the round opened, by the server's clock. */
  readonly elapsedMs: number
}

export interface Played<View> {
  /** Only data the player may see now: it is sent to them. */
  readonly view: View
  /** Names of the possible moves; empty when the round has ended. */
  readonly offers: readonly string[]
  readonly isOver: boolean
  /** Total stake of this round: the bet and the raises of its moves (double, split). */
  readonly stakedCents: number
  /** Payout of the round, including returned stakes; valid when the round has ended. */
  readonly winCents: number
  /** A clocked round ends automatically this long after it opened, by `defaultMove`. Never sent: it may be the secret. */
  readonly endsAfterMs?: number
}

/** The types of an engine's rounds: the stored bet, the recorded move, and the player's view. */
export interface RoundTypes {
  readonly bet: unknown
  readonly move: unknown
  readonly view: unknown
}

/** The types of an engine's rounds. */
export type TypesOf<E> =
  E extends Engine<infer _P, infer Bet, infer Move, infer View>
    ? { readonly bet: Bet; readonly move: Move; readonly view: View }
    : never

/** An engine with unknown types, to be passed around generically. */
export type AnyEngine = Engine<EngineProfile, unknown, unknown, unknown>
