/** Wallet requests of an aggregator, independent of its protocol. */
export type WalletQuestion = 'info' | 'balance' | 'bet' | 'win' | 'rollback'

/** Amounts are in the protocol's own unit until the currency is known. */
export interface ProtocolAmount {
  readonly value: bigint
  /** How many make one whole unit of a currency. */
  readonly perUnit: bigint
}

interface Asked {
  /** The player's reference from the launch. */
  readonly player: string
  /** The play session; null where the protocol does not send it. */
  readonly session: string | null
  /** The game's name at the partner; null where the protocol does not send it. */
  readonly code: string | null
  readonly currency: string | null
}

interface AskedMovement extends Asked {
  readonly session: string
  readonly round: string
  readonly transaction: string
  /** Whether the round has ended with it. */
  readonly endsRound: boolean
}

/** One request, in our words. */
export type WalletCommand =
  | (Asked & { readonly kind: 'info' })
  | (Asked & { readonly kind: 'balance' })
  | (AskedMovement & {
      readonly kind: 'bet'
      readonly amount: ProtocolAmount
      /** No money is taken: a free round of this reward, or a step of the studio's own promotion. */
      readonly free: { readonly reward: string | null } | null
      readonly isPromotion: boolean
    })
  | (AskedMovement & {
      readonly kind: 'win'
      readonly amount: ProtocolAmount
      /** A prize of the studio's own promotion, which needs no bet. */
      readonly isPromotion: boolean
      readonly bet: string | null
    })
  | (AskedMovement & { readonly kind: 'rollback'; readonly original: string })

/** Why a request was refused. */
export type WalletRefusal =
  | 'unknown'
  | 'session_unknown'
  | 'session_ended'
  | 'game_unknown'
  | 'currency_wrong'
  | 'funds_missing'
  | 'player_disabled'
  | 'limit_reached'
  | 'amount_invalid'
  | 'transaction_conflict'
  | 'transaction_unknown'
  | 'transaction_rolled_back'

/** The outcome; the balance and the country where they are known. */
export interface WalletOutcome {
  readonly refused: WalletRefusal | null
  readonly currency: string | null
  readonly balance: ProtocolBalance | null
  readonly country?: string | null
}

interface ProtocolBalance {
  readonly cents: bigint
  readonly subunitsToUnit: number
}

export interface DialectRequest {
  readonly question: WalletQuestion
  readonly headers: Headers
  /** Byte for byte as sent. */
  readonly body: string
}

/** How an aggregator's protocol is read and answered. The money is moved by the area of games. */
export interface WalletDialect {
  /** A genuine request in our words; otherwise the finished answer. */
  read(request: DialectRequest): { readonly command: WalletCommand } | { readonly answer: Response }
  /** The answer to a request that `read` has accepted. */
  answer(request: DialectRequest, outcome: WalletOutcome): Response
}
