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

/** What a round may begin in when the house gives it: the feature that is won by chance otherwise. */
export const FEATURES = ['hold_and_win'] as const
export type Feature = (typeof FEATURES)[number]

/**
 * What the hit rate of an engine counts: rounds that win anything; an even-money bet; hands played by basic strategy; flights left at
 * twice the bet; balls that pay the bet or more on the board a game opens with; the first tile; the most frequent spot.
 */
export type HitMeaning = 'any_win' | 'even_chance' | 'hand' | 'twice' | 'opening_board' | 'first_tile' | 'best_spot'

/** The catalogue's word for how a game's payouts scatter. */
export type VolatilityRating = 'low' | 'low-medium' | 'medium' | 'medium-high' | 'high'

/** One set of odds an engine can be played with. A change of them is a new profile: old rounds must still verify. */
export interface EngineProfile {
  /** Unique within the engine. */
  readonly id: string
  readonly volatility: VolatilityRating
  /** Stated to players as percent with two decimals; a test of the engine holds it to the computed figure. */
  readonly rtp: string
  /** Share of rounds that win, percent with one decimal; `hitMeaning` of the engine says what counts. */
  readonly hitRate: string
  /** Slots: how many of a hundred rounds win, but less than their stake. Simulated, so a whole number. */
  readonly winsBelowStake?: number
  /** Lines or ways a game of the catalogue is found by; none where the word means nothing. */
  readonly lines?: number
  readonly ways?: number
  /** The highest stake, in units of a currency like the euro; without it 100. No round may win more than a million of them. */
  readonly mostStake?: number
  /** Stakes are whole multiples of so many minor units; without it 20. */
  readonly stakeStep?: number
}

/**
 * The maths and the play of one kind of game. Everything here is pure and runs on the server, in the player's browser
 * (to verify) and in a simulation alike: no clock, no random numbers but `draws`, no I/O.
 *
 * The server keeps a round as its seeds, its bet and its moves, and replays it whenever it goes on. So for the same
 * draws, `play` of some moves must begin as `play` of fewer did: draw in an order that later moves cannot change.
 */
export interface Engine<P extends EngineProfile, Bet, Move, View> {
  readonly id: EngineId
  readonly profiles: Readonly<Record<string, P>>
  /** What the profiles' `hitRate` counts. */
  readonly hitMeaning: HitMeaning
  /**
   * What the client asked for, checked: the whole stake in minor units, which must be what the client said it is, and the
   * bet as it is kept and shown. `asked` is the body's `bet`; `about.stakeCents` the body's stake. Null: refused (bet_invalid).
   */
  readBet(asked: unknown, about: BetTerms<P>): { readonly stakeCents: number; readonly bet: Bet } | null
  /** Replays the round from its draws, its bet and the moves made so far. */
  play(profile: P, bet: Bet, moves: readonly Move[], draws: Draws): Promise<Played<View>>
  /**
   * A move as it is recorded; a clocked game writes the time or the multiplier of `elapsedMs` into it. Null: not allowed
   * now. Only asked while the round is open. An engine whose rounds end with the bet has no moves and leaves this out.
   */
  admit?(asked: unknown, at: MoveTerms<P, Bet, Move, View>): Move | null
  /** The move made for a player who left the round open (stand, cash out, ...), until it is over. It must not stake more. */
  leave?(played: Played<View>, elapsedMs: number): Move
  /**
   * Whether an open round has decided nothing yet: a player who leaves it then takes no risk, so the round is void. Its
   * bet is rolled back, because a win of the stake would count as play wherever stakes count.
   */
  isUndecided?(played: Played<View>): boolean
  /** What an offered move adds to the stake, in minor units; without it no move does. */
  raiseOf?(view: View, move: string): number
  /** How long an open round waits for its player's next move; without it a day. */
  readonly patienceMs?: number
  /** The most that a round may pay a player, in minor units, at the highest stakes of the currency. */
  maxWin(profile: P, stakes: readonly number[]): number
  /** The most that a round may pay, in multiples of its first bet. */
  maxTimes(profile: P): number
  /** The smallest bet, in minor units, where it is not the lowest stake of the currency, `unit`. */
  least?(profile: P, unit: number): number
  /** Its rounds stake once, so that the house may give some for nothing. */
  readonly takesFreeRounds?: true
  /** The feature that a free round of it can begin in. */
  readonly feature?: Feature
  /**
   * A table that many sit at: everyone bets on the same draws, by the table's clock. With moves (`admit`) its outcome is drawn
   * as the round begins to run and told only when it has ended; `elapsedMs` of a move counts from that beginning.
   */
  readonly live?: LiveRules<P, Bet, Move>
}

/** A bet of chips at a live table: an amount on each spot. */
export interface LiveBet {
  readonly chips: readonly { readonly spot: string; readonly cents: number }[]
}

export interface LiveRules<P, Bet, Move> {
  readonly times: LiveTimes
  /** What happens at the table itself, drawn as `play` draws it for any bet. */
  outcome(profile: P, draws: Draws): Promise<LiveOutcome>
  /** The part of the outcome that clients may have `leftMs` before the result. Without it: the whole outcome from the draw on. */
  shown?(view: unknown, leftMs: number): ShownOutcome
  /** Whether a player may hold these bets of one round together; each of them is in order by itself. */
  allows(bets: readonly Bet[], about: TableTerms<P>): boolean
  /** The most that a bet may pay, in minor units: what it adds to the exposure of its table. */
  exposure(profile: P, bet: Bet): number
  /** What a player bets in a round as one bet, which is one round of the wallet. Without it each bet is a round of its own. */
  merge?(bets: readonly Bet[]): Bet
  /** The smallest bet, in minor units; `unit` is the lowest stake of the currency. */
  least(profile: P, unit: number): number
  /** A mark as a lobby shows it. */
  face(profile: P, mark: string): MarkFace
  /**
   * With moves: the multiplier in hundredths that a bet has left with by now, through its player's move or by itself. Null: it
   * is still in, or it was lost.
   */
  leftWith?(profile: P, placed: { readonly bet: Bet; readonly moves: readonly Move[] }, at: LiveMoment): number | null
}

/** How far a round has come: a time before its end, then its outcome. */
export type LiveMoment = { readonly elapsedMs: number } | { readonly view: unknown }

type TableTerms<P> = Pick<BetTerms<P>, 'profile' | 'stakes'>

/** What came, in a few letters on a colour. */
export interface MarkFace {
  readonly text: string
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'amber' | 'pink' | 'gold'
}

interface LiveOutcome {
  /** As all see it: the view of a round with nothing bet. */
  readonly view: unknown
  /** How long it takes to show, from the draw to the result. */
  readonly lastsMs: number
  /** What the history board shows of it. */
  readonly mark: string
}

interface ShownOutcome {
  readonly view: unknown
  readonly isWhole: boolean
  /** Whether the time of the result tells nothing of what is still secret. */
  readonly isEndKnown: boolean
}

/** How long the parts of a round last: bets, the last answers of wallets, what is shown after the outcome. */
export interface LiveTimes {
  readonly bettingMs: number
  readonly closingMs: number
  /** With moves: from the draw until the round runs, so that everyone has heard of it by then. */
  readonly leadMs?: number
  readonly resultMs: number
}

interface BetTerms<P> {
  readonly profile: P
  readonly stakeCents: number
  /** The stakes of the currency up to the profile's highest, rising; `isStake` judges what lies between them. */
  readonly stakes: readonly number[]
  /** The engine's own: the house gives a round that begins in it. */
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
  /** Only what the player may see now: it is sent to them. */
  readonly view: View
  /** Names of the moves now possible; empty when the round is over. */
  readonly offers: readonly string[]
  readonly isOver: boolean
  /** All that this round stakes, the bet and what moves added to it (double, split). */
  readonly stakedCents: number
  /** What the round pays, all stakes it gives back included; counts when it is over. */
  readonly winCents: number
  /** A clocked round ends by itself so long after it opened, by `leave`. Never sent: it may be the secret. */
  readonly endsAfterMs?: number
}

/** What an engine makes of a round: the bet as it is kept, a move as it is recorded, and what the player sees. */
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

/** An engine whose types are its own affair. */
export type AnyEngine = Engine<EngineProfile, unknown, unknown, unknown>
