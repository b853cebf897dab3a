import { randomUUID } from 'node:crypto'
import { findSessionPlayer } from '../areas/auth/signIn/findSessionPlayer.ts'
import { cashboxArea } from '../areas/cashbox/area.ts'
import { withdrawalDesk } from '../areas/cashbox/withdrawals/withdrawalDesk.ts'
import { assertPlayBalanced } from '../areas/play/public.ts'
import { calls } from '../calls.ts'
import { errorMessage } from '../composition/messages/errorMessage.ts'
import { consumersOf, type Parts } from '../core/area.ts'
import { standingClock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import { type App, createApp } from '../core/http/app.ts'
import type { Core } from '../core/http/handler.ts'
import { visitReader } from '../core/http/visits/visit.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { openLog } from '../core/log.ts'
import { Sessions } from '../core/sessions/session.ts'
import { startWorker } from '../jobs/worker.ts'
import type { PaymentProvider } from '../ports/psp/provider.ts'
import { mountSandboxPsp } from '../ports/psp/sandbox/mountSandboxPsp.ts'
import { type SandboxProvider, sandboxProvider } from '../ports/psp/sandbox/sandboxProvider.ts'
import { signedHeaders, type WireMessage } from '../ports/psp/signature.ts'
import { openAreaServices } from './areaServices.ts'
import type { OpenDatabase } from './databases.ts'
import { failUnlisted } from './failUnlisted.ts'
import { browserRequest, createPlayer, grant, knownPerson, origin, type Sent } from './testPlayers.ts'

export interface TestPlayer {
  readonly id: bigint
  readonly cookie: string
}
interface Published {
  readonly channel: string
  readonly playerId?: bigint
  readonly data: Record<string, unknown>
}
// A test reads fields of both kinds of answer and asserts their values itself.
// biome-ignore lint/suspicious/noExplicitAny: an answer of any call
export type Json = any
export interface Answered {
  readonly status: number
  readonly body: Json
  readonly headers: Headers
}

/** Wallet, cashbox and sandbox provider as in production, on a real database; only the hub is a fake. */
export class MoneySetup {
  readonly db: Db
  readonly clock = standingClock(new Date('2026-10-01T12:00:00.000Z'))
  readonly config = readConfig({ PSP_SECRET: 'a-provider-secret-for-tests' })
  readonly sandbox: SandboxProvider
  /** Messages to players, the oldest first. */
  readonly published: Published[] = []
  /** The address for the sandbox's callbacks; null loses them. */
  route: ((request: Request) => Promise<Response>) | null
  readonly #sessions: Sessions
  readonly #app: App
  readonly core: Core
  /** Completed by {@link open}; the parts of other areas are not used here. */
  readonly #services: object

  private constructor(db: Db, changes: (sandbox: PaymentProvider) => Partial<PaymentProvider>) {
    this.db = db
    const { clock, config } = this
    this.#sessions = new Sessions({ db, clock, loadPlayer: (id) => findSessionPlayer(db, id), onEnded: () => {} })
    this.core = {
      config,
      db,
      clock,
      ledger,
      sessions: this.#sessions,
      realtime: {
        publish: () => {},
        // The fixture reads every message as a record of fields.
        hasSubscribers: () => true,
        isWatched: () => true,
        subscribers: () => null,
        retainMessages: () => null,
        publishTo: (playerId, channel, data) => this.published.push({ channel, playerId, data: data as never }),
        disconnect: () => {},
      },
    }
    this.sandbox = sandboxProvider({
      db,
      secret: config.secrets.psp,
      now: () => clock.now(),
      fetch: async (url, init) => {
        if (!this.route) throw new Error('the line is dead')
        return this.route(new Request(url, init))
      },
    })
    this.#services = {
      psp: { ...this.sandbox, ...changes(this.sandbox) },
      announceBalance: () => {},
      catalogue: { index: { byIdentifier: new Map() } },
    }
    this.#app = createApp({
      core: this.core,
      services: this.#services as never,
      handlers: calls,
      log: openLog('silent'),
      errorMessage: errorMessage,
      visitOf: visitReader(config, () => null),
      rateLimits: {},
      onUnlisted: failUnlisted,
    })
    mountSandboxPsp(this.#app, {
      db,
      provider: this.sandbox,
      now: () => clock.now(),
      brandOf: () => 'Apogee',
      secret: config.secrets.psp,
      withdrawals: withdrawalDesk(this.core),
    })
    this.route = async (request) => this.#app.request(request)
  }

  static async open(open: OpenDatabase, changes: (sandbox: PaymentProvider) => Partial<PaymentProvider> = () => ({})) {
    const setup = new MoneySetup(await open(), changes)
    Object.assign(setup.#services, await openAreaServices(setup.core))
    return setup
  }

  /** A signed-in player with real money in their currency. */
  async player(cents = 0n, currency = 'EUR', person = knownPerson()): Promise<TestPlayer> {
    return this.signIn(await createPlayer(this, cents, currency, person))
  }

  async signIn(id: bigint): Promise<TestPlayer> {
    const token = await this.#sessions.open({ ip: '127.0.0.1', userAgent: 'test' }, { playerId: id })
    return { id, cookie: `_casino_session=${token}` }
  }

  grant(playerId: bigint, currency: string, kind: 'real' | 'bonus', amount: bigint): Promise<void> {
    return grant(this, playerId, currency, kind, amount)
  }

  /** One request as a browser sends it. */
  async call(method: string, path: string, init: Sent = {}): Promise<Answered> {
    const response = await this.#app.request(browserRequest(method, path, init))
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers }
  }

  process(as: TestPlayer, body: object, key: string = randomUUID(), headers: Record<string, string> = {}) {
    return this.call('POST', '/api/payment_processing', { as, body, headers: { 'idempotency-key': key, ...headers } })
  }

  /** Submits the player's choice on the provider's page. */
  async choose(payUrl: string, outcome: string, fields: Record<string, string> = {}): Promise<Answered> {
    const response = await this.#app.request(origin + payUrl, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ outcome, ...fields }).toString(),
    })
    return { status: response.status, body: await response.text(), headers: response.headers }
  }

  /** A webhook of the provider, signed at the clock's time unless stated otherwise. */
  webhook(
    message: Partial<WireMessage>,
    changes: { headers?: Record<string, string>; at?: Date; secret?: string } = {},
  ) {
    const path = '/callbacks/payments/sandbox'
    const body = JSON.stringify({ id: randomUUID(), reference: 'r', amount: '50.00', currency: 'EUR', ...message })
    const secret = changes.secret ?? this.config.secrets.psp
    const signed = signedHeaders(secret, path, body, changes.at ?? this.clock.now())
    return this.send(path, body, { ...signed, ...changes.headers })
  }

  async send(path: string, body: string, headers: Record<string, string>): Promise<Answered> {
    const response = await this.#app.request(origin + path, { method: 'POST', headers, body })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  /** Does the worker's job for the outbox: hands approved withdrawals to the provider. */
  async drainOutbox(): Promise<void> {
    const log = openLog('silent')
    // The cashbox's consumers use no other service.
    const parts = { ...this.core, log, psp: this.sandbox } as unknown as Parts
    const worker = startWorker({ db: this.db, log, consumers: consumersOf([cashboxArea], parts) })
    await worker.drain()
    await worker.close()
  }

  /** Real, bonus and withheld money in cents. */
  async money({ id }: TestPlayer, currency = 'EUR'): Promise<{ real: number; bonus: number; withheld: number }> {
    const balance = await ledger.readBalance(this.db, id, currency)
    return {
      real: Number(balance?.real ?? 0n),
      bonus: Number(balance?.bonus ?? 0n),
      withheld: Number(balance?.withheld ?? 0n),
    }
  }

  messages(playerId: bigint, channel: string): Record<string, unknown>[] {
    return this.published.filter((one) => one.playerId === playerId && one.channel === channel).map(({ data }) => data)
  }

  async state(paymentId: number): Promise<string> {
    const [row] = await this.db.query<{ state: string }>('SELECT state FROM payments WHERE id = $1', [paymentId])
    return row!.state
  }

  async close(): Promise<void> {
    await assertPlayBalanced(this.db)
    await this.db.close()
  }
}
