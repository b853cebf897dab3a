import { createHmac, randomUUID } from 'node:crypto'

export type WalletCall = 'balance' | 'bet' | 'win' | 'wins' | 'rollback'

export interface Answer {
  readonly status: number
  readonly body: {
    readonly transaction_id?: string
    readonly currency?: string
    readonly free_rounds?: FreeRounds
    readonly balance_cents?: number
    readonly error?: { readonly code?: string; readonly message?: string }
    readonly results?: readonly Answer['body'][]
  }
}

export interface FreeRounds {
  readonly id: string
  readonly total: number
  readonly performed: number
  readonly stake_cents: number
  readonly won_cents: number
  readonly feature?: string
}

/** The wallet under test and what the operator provides for the test. */
export interface Wallet {
  /** Base URL with the version, without a trailing slash: https://operator.example/wallet/v1 */
  readonly url: string
  readonly secret: string
  readonly studio: string
  /** A live play session with money. */
  readonly session: string
  /** A live play session of another player, and an expired one; without them their rules are skipped. */
  readonly otherSession?: string | undefined
  readonly endedSession?: string | undefined
  /** A live play session whose player has at least three free rounds left in its game. */
  readonly freeSession?: string | undefined
  /** The same with free rounds that start in a feature. */
  readonly featureSession?: string | undefined
  readonly send: (
    url: string,
    init: { method: string; headers: Record<string, string>; body: string },
  ) => Promise<Response>
  readonly now: () => Date
}

export interface Forgery {
  readonly secret?: string
  readonly studio?: string
  /** Signs the request as if it were for this call. */
  readonly as?: WalletCall
  /** Sends this body instead, with the signature of the original one. */
  readonly body?: string
  readonly shiftSeconds?: number
  readonly signature?: string
}

/** A studio written only from the protocol; it shares no code with the platform or with Apogee's studio. */
export function createStudio(wallet: Wallet) {
  const id = () => randomUUID()
  async function post(call: WalletCall, content: object | string, forged: Forgery = {}): Promise<Answer> {
    const url = `${wallet.url}/${call}`
    const signed = typeof content === 'string' ? content : JSON.stringify(content)
    const timestamp = String(Math.floor(wallet.now().getTime() / 1000) + (forged.shiftSeconds ?? 0))
    const path = new URL(`${wallet.url}/${forged.as ?? call}`).pathname
    const signature = createHmac('sha256', forged.secret ?? wallet.secret)
      .update(`${timestamp}.${path}.${signed}`)
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-wallet-studio': forged.studio ?? wallet.studio,
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': forged.signature ?? signature,
    }
    const response = await wallet.send(url, { method: 'POST', headers, body: forged.body ?? signed })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) as Answer['body'] }
    } catch {
      throw new Error(`${call} returned ${response.status} without JSON: ${text.slice(0, 120)}`)
    }
  }

  const order = (round: string, transaction: string, session = wallet.session) => ({
    session,
    round_id: round,
    transaction_id: transaction,
  })
  return {
    id,
    post,
    balance: (session = wallet.session) => post('balance', { session }),
    bet: (round: string, cents: number, transaction = id(), session?: string) =>
      post('bet', { ...order(round, transaction, session), amount_cents: cents }),
    freeBet: (
      round: string,
      free: Pick<FreeRounds, 'id' | 'stake_cents' | 'feature'>,
      transaction = id(),
      session?: string,
    ) => post('bet', { ...order(round, transaction, session), amount_cents: 0, free_round: free }),
    win: (round: string, cents: number, finishes = true, transaction = id(), session?: string) =>
      post('win', { ...order(round, transaction, session), amount_cents: cents, round_finished: finishes }),
    /** Reports many wins in one call, each with its own ids. */
    wins: (all: readonly { round: string; cents: number; transaction: string; session?: string }[]) =>
      post('wins', {
        wins: all.map(({ round, cents, transaction, session }) => ({
          ...order(round, transaction, session),
          amount_cents: cents,
          round_finished: true,
        })),
      }),
    rollback: (round: string, original: string, transaction = id(), session?: string) =>
      post('rollback', { ...order(round, transaction, session), original_transaction_id: original }),
    /** The balance as the wallet reports it; throws on an error. */
    cents: async (session = wallet.session): Promise<number> => {
      const { status, body } = await post('balance', { session })
      if (status !== 200 || !Number.isSafeInteger(body.balance_cents)) {
        throw new Error(`balance returned ${status} ${JSON.stringify(body)}`)
      }
      return body.balance_cents as number
    },
  }
}
export type Studio = ReturnType<typeof createStudio>
