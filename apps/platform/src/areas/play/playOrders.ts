import type { StakeRefusal } from './stakeConditions.ts'

interface PlayOrder {
  /** Play session. */
  readonly session: string
  readonly round: string
  /** The studio's id of this transaction: a repeated id is the same transaction and gets the same answer. */
  readonly transaction: string
  readonly now: Date
}
export interface BetOrder extends PlayOrder {
  /** Minor units, above zero; zero for a free round. */
  readonly amount: bigint
  /** For a free round: the free spins it uses one of, and its value. */
  readonly free?: { readonly id: bigint; readonly stake: bigint; readonly feature: string | null }
}
export interface WinOrder extends BetOrder {
  /** Minor units, zero for a lost round. */
  readonly amount: bigint
  readonly finishesRound: boolean
}
/** A win without a bet. */
export type PrizeOrder = Omit<WinOrder, 'finishesRound' | 'free'>
export interface RollbackOrder extends PlayOrder {
  /** Transaction of the bet to roll back. */
  readonly original: string
}

/** Seamless wallet error codes that are decided in the transaction that moves the money. */
export type PlayRefusal = StakeRefusal | 'session_unknown' | 'transaction_conflict' | 'transaction_rolled_back'

/** The limit that blocked a stake; the amount, in minor units of the limit's currency, only for money limits. */
export interface BlockingLimit extends Record<string, unknown> {
  readonly type: string
  readonly currency: string | null
  readonly amount_cents: bigint | null
}

/** The answer to the studio: the playable balance after the transaction, real and bonus together. */
export interface Moved {
  readonly ok: true
  readonly transaction: string
  readonly currency: string
  readonly balance: bigint
  /** Counted before; no money moved now. */
  readonly isRepeat: boolean
  /** For a free round: no money moves. */
  readonly isFree?: true
  /** For a bet whose player wagers a bonus: the maximum total of all bets of the round. */
  readonly maxBet?: bigint
}
export interface NotMoved {
  readonly ok: false
  readonly code: PlayRefusal
  /** Only for `limit_reached`. */
  readonly limit?: BlockingLimit
  /** Only for `bonus_bet_limit_exceeded`: the maximum total of all bets of a round while the bonus is wagered. */
  readonly maxBet?: bigint
}
export type PlayResult = Moved | NotMoved
