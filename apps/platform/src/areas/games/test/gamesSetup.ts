import { itemAt } from '@apogee/rules/validation/required'
import { areas } from '../../../areas.ts'
import { calls } from '../../../calls.ts'
import { rateLimitsOf } from '../../../core/area.ts'
import { standingClock } from '../../../core/clock.ts'
import { readConfig } from '../../../core/config/config.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { Db } from '../../../core/db/db.ts'
import { type App, createApp } from '../../../core/http/app.ts'
import { visitReader } from '../../../core/http/visits/visit.ts'
import { ledger } from '../../../core/ledger/ledger.ts'
import { openLog } from '../../../core/log.ts'
import type { Realtime } from '../../../core/realtime/realtime.ts'
import { Sessions } from '../../../core/sessions/session.ts'
import { startWorker } from '../../../jobs/worker.ts'
import { createFirstPartyStudio } from '../../../ports/studios/firstPartyStudio.ts'
import type { LaunchOrder, Partners } from '../../../ports/studios/gameStudio.ts'
import { signedHeaders } from '../../../ports/studios/signature.ts'
import type { OpenDatabase } from '../../../testing/databases.ts'
import { failUnlisted } from '../../../testing/failUnlisted.ts'
import { browserRequest, createPlayer, origin, type Sent } from '../../../testing/testPlayers.ts'
import { findSessionPlayer } from '../../auth/public.ts'
import type { WinOrder } from '../../play/public.ts'
import { payWinsBatch } from '../../play/public.ts'
import { gamesConsumer } from '../consumers.ts'
import { type GameCatalogue, openCatalogue } from '../gameCatalogue.ts'
import { previewFixture, sourceFixture } from '../gameFixture.ts'
import { type CatalogueSource, seedCatalogue } from '../seedCatalogue.ts'
import type { Pots } from '../services.ts'
import { loadCatalogue } from '../store.ts'

export interface TestPlayer {
  readonly id: bigint
  readonly sessionId: bigint
  readonly cookie: string
}
interface Published {
  readonly channel: string
  readonly playerId?: bigint
  readonly data: unknown
}
type Body = Record<string, unknown>

/** The real application of this area on a real database; only the studio behind the port and the hub are fakes. */
export class GamesSetup {
  readonly db: Db
  readonly clock = standingClock(new Date('2026-10-01T12:00:00.000Z'))
  readonly ledger = ledger
  readonly secret = 'a-wallet-secret-for-tests'
  readonly sessions: Sessions
  readonly catalogue: GameCatalogue
  /** Messages to players, the oldest first. */
  readonly published: Published[] = []
  readonly announced: string[] = []
  readonly launches: LaunchOrder[] = []
  /** The studio's answer to a launch. */
  studioAnswers: () => Response = () => Response.json({ game_url: '/studio/play/token' })
  /** The studio's answer about its live tables. */
  studioTells: (request: Request) => Response = () => Response.json({ tables: [], least: [] })
  /** Jackpot amounts of games. */
  readonly pots = new Map<string, Pots>()
  readonly #app: App
  readonly #realtime: Realtime = {
    publish: (channel, data) => this.published.push({ channel, data }),
    hasSubscribers: () => true,
    isWatched: () => true,
    subscribers: () => null,
    retainMessages: () => null,
    publishTo: (playerId, channel, data) => this.published.push({ channel, playerId, data }),
    disconnect: () => {},
  }

  private constructor(db: Db, catalogue: GameCatalogue, partners: Partners) {
    this.db = db
    this.catalogue = catalogue
    const { clock, secret } = this
    this.sessions = new Sessions({
      db,
      clock,
      loadPlayer: (id) => findSessionPlayer(db, id),
      onEnded: () => {},
    })
    const studio = createFirstPartyStudio({
      id: 'apogee',
      secret,
      url: 'http://studio.test',
      now: () => clock.now(),
      fetch: async (request) => {
        if (request.method === 'GET') return this.studioTells(request)
        this.launches.push((await request.json()) as LaunchOrder)
        return this.studioAnswers()
      },
    })
    const config = readConfig({ WALLET_SECRET: secret })
    this.#app = createApp({
      core: {
        config,
        db,
        clock,
        ledger,
        sessions: this.sessions,
        realtime: this.#realtime,
      },
      // The parts of other areas are not used here.
      services: {
        catalogue,
        studio,
        partners,
        potsOf: (identifier: string) => this.pots.get(identifier),
        payWins: (orders: readonly WinOrder[]) => payWinsBatch(db, orders),
        announceBalance: (playerId: bigint, currency: string) => this.announced.push(`${playerId} ${currency}`),
      } as never,
      handlers: calls,
      log: openLog('silent'),
      errorMessage: (locale, code) => textOf(locale, `errors.${code}`),
      visitOf: visitReader(config, () => null),
      rateLimits: rateLimitsOf(areas),
      onUnlisted: failUnlisted,
    })
  }

  static async open(
    open: OpenDatabase,
    source: CatalogueSource = sourceFixture,
    partners: Partners = new Map(),
  ): Promise<GamesSetup> {
    const db = await open()
    await seedCatalogue(db, source)
    return new GamesSetup(db, await openCatalogue(() => loadCatalogue(db), previewFixture), partners)
  }

  /** A signed-in player with real money in their currency. */
  async player(cents = 0n, currency = 'EUR'): Promise<TestPlayer> {
    return this.signIn(await createPlayer(this, cents, currency))
  }

  async signIn(id: bigint): Promise<TestPlayer> {
    const token = await this.sessions.open({ ip: '127.0.0.1', userAgent: 'test' }, { playerId: id })
    const sessionId = (await this.sessions.find(token, null))!.id
    return { id, sessionId, cookie: `_casino_session=${token}` }
  }

  /** One request as a browser sends it. */
  async request(method: string, path: string, init: Sent = {}) {
    return this.#app.request(browserRequest(method, path, init))
  }

  /** A request of the studio to the wallet, signed at the clock's time unless stated otherwise. */
  async wallet(
    kind: 'balance' | 'bet' | 'win' | 'wins' | 'rollback',
    body: Body | string,
    changes: Record<string, string> = {},
  ) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const path = `/wallet/v1/${kind}`
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders('apogee', this.secret, path, text, this.clock.now()),
      ...changes,
    }
    const response = await this.send(path, headers, text)
    // A test reads fields of both kinds of answer.
    return { status: response.status, body: (await response.json()) as { error?: { code: string } } & Body }
  }

  /** A call of the wallet, with or without a signature. */
  async send(path: string, headers: Record<string, string>, body: string): Promise<Response> {
    return this.#app.request(`${origin}${path}`, { method: 'POST', headers, body })
  }

  /** Delivers all pending events. */
  async settle(): Promise<void> {
    const worker = startWorker({
      db: this.db,
      log: openLog('silent'),
      consumers: [gamesConsumer({ realtime: this.#realtime })],
    })
    await worker.drain()
    await worker.close()
  }

  /** Five free rounds in the game of a play session; with a feature, they begin in it. */
  async grantFreeRounds(session: string, feature: string | null = null): Promise<void> {
    await this.db.query(
      `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
         wager, activate_days, wager_days, play_days, stage, created_at, activated_at, valid_until, feature)
       SELECT player_id, 'test:' || id, 'test', 'personal', '{"en":"Given"}', currency, 'brasswing', ARRAY[game_identifier], 1, 20, 5,
         30, 7, 7, 3, 'activated', $2::timestamptz, $2, $2::timestamptz + interval '3 days', $3 FROM play_sessions WHERE id = $1`,
      [session, this.clock.now(), feature],
    )
  }

  /** Opens a game for money and returns the play session the studio was given. */
  async play(player: TestPlayer, path = '/games/brasswing/EmberWyrm/33'): Promise<string> {
    const response = await this.request('GET', path, { as: player })
    if (response.status !== 200) throw new Error(`launch answered ${response.status}`)
    return itemAt(this.launches, -1).session!
  }
}
