import { lottery, lotteryStatus } from '@apogee/contract/lotteries'
import { emit } from '../../../core/outbox/outbox.ts'
import { openAreaServices } from '../../../testing/areaServices.ts'
import type { MakeApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertCardPayment } from '../../../testing/testRows.ts'
import { findSessionPlayer } from '../../auth/public.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { loyaltyHandlers } from '../../loyalty/handlers.ts'
import { insertPoints } from '../../loyalty/store.ts'
import { announceLottery } from '../definitions/announceLottery.ts'
import { lotteryTerms } from '../definitions/lotteryTerms.ts'
import { closeSales } from '../draw/closeSales.ts'
import { drawDue } from '../draw/drawDue.ts'
import { payPrizes } from '../draw/payPrizes.ts'
import { lotteriesHandlers } from '../handlers.ts'
import { lotteriesConsumer } from '../jobs.ts'
import { readLottery } from '../store.ts'
import { grantTickets } from '../tickets/grantTickets.ts'

export const minuteMs = 60_000
export const dayMs = 86_400_000

const banner = {
  art: 'tournament',
  gradient: { left: '#0B1030', left_center: '#1B2060', right_center: '#2B3090', right: '#3B40C0' },
}

/** Terms of a lottery with one prize, with changes of a test. */
export const termsOf = (own: object = {}) =>
  lotteryTerms.parse({
    titles: { en: 'Moonshot draw', de: 'Mondflug-Ziehung' },
    texts: { en: 'To the moon.' },
    banner,
    currency: 'EUR',
    points_price: 100,
    prizes: [{ places: '1', money: '50' }],
    ...own,
  })

interface Own {
  readonly name?: string
  readonly brand?: string | null
  /** Start of sales, relative to now. */
  readonly startMs?: number
  readonly endMs?: number
}

let names = 0

/** A test app with the calls and the consumer of lotteries, the shop that sells tickets, and its clock. */
export async function openLotterySetup(makeApp: MakeApp, env: Record<string, string> = {}) {
  const told: bigint[] = []
  const logged: unknown[] = []
  const log = { error: (facts: object) => logged.push(facts) }
  const lotteryPublisher = { publish: (id: bigint) => void told.push(id), close: () => undefined }
  const announceBalance = () => undefined
  const app = await makeApp({
    handlers: { ...lotteriesHandlers, ...loyaltyHandlers, ...bonusesHandlers },
    services: { announceBalance, lotteryPublisher, catalogue: { index: { byIdentifier: new Map() } } as never },
    loadPlayer: findSessionPlayer,
    consumers: (core) => [lotteriesConsumer({ ...core, lotteryPublisher })],
    rateLimits: {},
    env,
    onLog: (entry) => logged.push(entry),
  })
  const needs = {
    ...app,
    ...(await openAreaServices(app)),
    announceBalance,
    lotteryPublisher,
    log: log as never,
  }
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms)
  const pay = (playerId: bigint, cents: bigint, currency = 'EUR'): Promise<bigint> =>
    app.db.transaction(async (tx) => {
      const now = app.clock.now()
      const paid = await insertCardPayment(tx, { player: playerId, cents, currency, at: now })
      const facts = { payment: paid.id, player: playerId, currency, amount: cents, at: now }
      await emit(tx, 'cashbox.depositSucceeded', { ...facts, method: 'visa', bonusOffer: null })
      return paid.id
    })
  return {
    ...app,
    needs,
    /** Lotteries published to all visitors, and log entries. */
    told,
    logged,
    async announce(
      own: object = {},
      { name, brand = null, startMs = -dayMs, endMs = dayMs }: Own = {},
    ): Promise<bigint> {
      names += 1
      const file = name ?? `lottery-${names}`
      const announced = { name: file, file, brand, terms: termsOf(own), startAt: at(startMs), endAt: at(endMs) }
      const id = await app.db.transaction((tx) => announceLottery(app.config, tx, announced))
      if (id === null) throw new Error(`${file} has already been announced`)
      return id
    },
    async player({ points = 0, groups = [] as readonly string[], currency = 'EUR', nickname = 'Nova' } = {}) {
      const id = await createPlayer(app, 0n, currency)
      await app.db.query('UPDATE players SET nickname = $2 WHERE id = $1', [id, nickname])
      for (const group of groups)
        await app.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, $3)', [
          id,
          group,
          app.clock.now(),
        ])
      if (points > 0)
        await app.db.transaction((tx) => insertPoints(tx, id, { chargeable: points, persistent: 0 }, app.clock.now()))
      const client = await app.client(id)
      return {
        id,
        client,
        buy: (lotteryId: bigint, count: number, group: string, key: string = crypto.randomUUID()) =>
          client.post(
            '/api/comp_points/exchange/lotteries',
            { exchange: { group, currency, tickets_count: count, lottery_id: Number(lotteryId) } },
            { 'idempotency-key': key },
          ),
        points: async (): Promise<number> => (await client.get('/api/player/comp_points')).body.chargeable.points,
        tickets: async (lotteryId: bigint): Promise<string[]> =>
          lotteryStatus.strict().parse((await client.get(`/api/lotteries/${lotteryId}/status`)).body).tickets,
      }
    },
    /** Grants tickets. */
    give: (playerId: bigint, lotteryId: bigint, count: number, key: string = crypto.randomUUID()) =>
      app.db.transaction((tx) =>
        grantTickets(tx, { key, lotteryId, playerId, kind: 'gift', count, isFitted: false, at: app.clock.now() }),
      ),
    /** Moves the clock to the end of a lottery's sales and through its draw, and pays its prizes. */
    async finish(lotteryId: bigint): Promise<void> {
      const { draw_at: drawAt } = await readLottery(app.db, lotteryId)
      app.clock.move(drawAt.getTime() - app.clock.now().getTime())
      await closeSales(needs)
      await drawDue(needs)
      await payPrizes(needs)
    },
    async wire(lotteryId: bigint | string) {
      return lottery.strict().parse((await (await app.client()).get(`/api/lotteries/${lotteryId}`)).body)
    },
    /** Books a deposit paid now. Returns the number of its payment. */
    pay,
    /** {@link pay}, and delivers its event. */
    async deposit(playerId: bigint, cents: bigint, currency?: string): Promise<bigint> {
      const payment = await pay(playerId, cents, currency)
      await app.drain()
      return payment
    },
    async reverse(playerId: bigint, payment: bigint, isWhole = true): Promise<void> {
      const event = { payment, player: playerId, currency: 'EUR', amount: 2000n, isWhole, at: app.clock.now() }
      await emit(app.db, 'cashbox.depositReversed', event)
      await app.drain()
    },
    /** A break of a day from now. */
    async takeBreak(playerId: bigint): Promise<void> {
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, 'coolingoff', '1', 'active', 'UTC', $2, $3)`,
        [playerId, at(0), at(dayMs)],
      )
    },
  }
}
export type LotterySetup = Awaited<ReturnType<typeof openLotterySetup>>
