import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'

/** An answer of the wallet. */
export interface HubAnswer {
  readonly status?: string
  readonly user?: string
  readonly request_uuid?: string
  readonly currency?: string
  /** Hundred thousandths of a currency's unit. */
  readonly balance?: number
  readonly country?: string
}

/** An opened game, as the aggregator knows it. */
export interface HubSession {
  readonly user: string
  readonly token: string
  readonly game_code: string
  readonly currency: string
}

interface Keys {
  readonly privateKey: string
  readonly publicKey: string
}

/** Where wallet calls go. */
export type SendToWallet = (path: string, headers: Record<string, string>, body: string) => Promise<Response>

export const newKeys = (): Keys =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

/** Units of a whole amount: 2.5 -> 250000. */
export const units = (amount: number): number => Math.round(amount * 100_000)

interface Movement {
  readonly transaction?: string
  readonly round?: string | null
  readonly closes?: boolean
  /** Overrides fields, also with values of another type. */
  readonly more?: Readonly<Record<string, unknown>>
}

/**
 * An aggregator written from the public documentation alone; it shares no code with the platform. It opens games,
 * announces free rounds and plays: each call is signed with its own key.
 */
export class Hub {
  readonly #keys: Keys
  readonly #send: SendToWallet
  /** Orders that the platform has sent to it, the oldest first. */
  readonly orders: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  readonly #operatorKey: string | null

  /** `operatorKey`: with it, orders signed with another key are refused. */
  constructor(options: { readonly keys: Keys; readonly send: SendToWallet; readonly operatorKey?: string }) {
    this.#keys = options.keys
    this.#send = options.send
    this.#operatorKey = options.operatorKey ?? null
  }

  /** Answers the operator: opens games and accepts rewards. */
  async serve(request: Request): Promise<Response> {
    const text = await request.text()
    const signature = Buffer.from(request.headers.get('x-hub88-signature') ?? '', 'base64')
    if (this.#operatorKey !== null && !verify('RSA-SHA256', Buffer.from(text), this.#operatorKey, signature))
      return Response.json({ error: 'Invalid signature' }, { status: 403 })
    const path = new URL(request.url).pathname
    const body = JSON.parse(text) as Record<string, unknown>
    this.orders.push({ path, body })
    if (path === '/operator/generic/v2/game/url')
      return Response.json({ url: `https://games.hub.test/play?code=${String(body['game_code'])}` })
    if (path === '/operator/generic/v2/freebet/rewards/create') return Response.json({ reward_uuid: randomUUID() })
    return Response.json({ error: 'Not found' }, { status: 404 })
  }

  /** The session of the game that was opened last. */
  lastSession(): HubSession {
    const order = this.orders.findLast(({ path }) => path.endsWith('/game/url'))?.body
    if (!order) throw new Error('no game has been opened')
    const text = (name: string) => String(order[name])
    return { user: text('user'), token: text('token'), game_code: text('game_code'), currency: text('currency') }
  }

  /** One signed call. */
  async call(path: string, fields: Readonly<Record<string, unknown>>, key = this.#keys.privateKey): Promise<HubAnswer> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    return this.raw(path, body, sign('RSA-SHA256', Buffer.from(body), key).toString('base64'))
  }

  async raw(path: string, body: string, signature: string): Promise<HubAnswer> {
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature }
    const response = await this.#send(path, headers, body)
    if (response.status !== 200) return { status: `HTTP ${response.status}` }
    return (await response.json()) as HubAnswer
  }

  info(user: string): Promise<HubAnswer> {
    return this.call('user/info', { user })
  }

  balance({ user, token, game_code }: HubSession): Promise<HubAnswer> {
    return this.call('user/balance', { user, token, game_code })
  }

  bet(session: HubSession, amount: number, movement: Movement = {}): Promise<HubAnswer> {
    return this.call('transaction/bet', { ...moving(session, movement), amount: units(amount), ...movement.more })
  }

  /** `bet`: the transaction of the bet that has won. */
  win(session: HubSession, amount: number, bet: string | null, movement: Movement = {}): Promise<HubAnswer> {
    const fields = { ...moving(session, movement), amount: units(amount) }
    return this.call('transaction/win', {
      ...fields,
      ...(bet !== null && { reference_transaction_uuid: bet }),
      ...movement.more,
    })
  }

  rollback(session: HubSession, bet: string, movement: Movement = {}): Promise<HubAnswer> {
    const { currency: _, ...fields } = moving(session, movement)
    return this.call('transaction/rollback', { ...fields, reference_transaction_uuid: bet, ...movement.more })
  }
}

const moving = (session: HubSession, { transaction, round, closes }: Movement) => ({
  ...session,
  transaction_uuid: transaction ?? randomUUID(),
  supplier_transaction_id: randomUUID(),
  ...(round !== null && { round: round ?? randomUUID() }),
  round_closed: closes ?? false,
  is_free: false,
})
