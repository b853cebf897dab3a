import { beforeAll, describe, expect, test } from 'vitest'
import { findSessionPlayer } from '../../areas/auth/sessionPlayer.ts'
import { bonusesHandlers } from '../../areas/bonuses/handlers.ts'
import { loyaltyHandlers } from '../../areas/loyalty/handlers.ts'
import { insertPoints } from '../../areas/loyalty/store.ts'
import type { Core } from '../../core/http/handler.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { pointsConsumers } from './earnPoints.ts'
import { exchangePoints } from './exchangePoints.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...loyaltyHandlers, ...bonusesHandlers, 'loyalty.exchange': exchangePoints },
      services: { announceBalance: () => undefined },
      loadPlayer: (db, id) => findSessionPlayer(db, id),
      consumers: (core: Core) =>
        pointsConsumers({ ...core, categoriesOf: (game) => (game === 'a/Table' ? ['all', 'roulette'] : ['all']) }),
      rateLimits: {},
    })
  })

  const points = async (id: bigint) => {
    const [row] = await app.db.query<{ chargeable: number; persistent: number }>(
      'SELECT chargeable_micros / 1e6::float8 AS chargeable, persistent_micros / 1e6::float8 AS persistent FROM comp_points WHERE player_id = $1',
      [id],
    )
    return row && [Number(row.chargeable), Number(row.persistent)]
  }

  describe('earning', () => {
    const player = (currency = 'EUR') => createPlayer(app, 1_000_000n, currency)
    let made = 0
    /** One stake of real money in a session of its own; answers how to give it back. */
    const stake = async (id: bigint, amount: bigint, { currency = 'EUR', game = 'a/Slot' } = {}) => {
      made += 1
      const session = await openPlay(app.db, id, `points-${id}-${made}`, currency, game)
      const [round, now] = [`${session}-round`, app.clock.now()]
      const taken = await app.ledger.bet(app.db, { session, round, transaction: `${round}-bet`, amount, now })
      expect(taken.ok).toBe(true)
      return () =>
        app.ledger.rollback(app.db, {
          ...{ session, round, transaction: `${round}-back`, original: `${round}-bet`, now },
        })
    }

    test('a stake brings points to spend and points for the level, by currency and by the kind of game', async () => {
      const id = await player()
      await stake(id, 1000n)
      await stake(id, 25n)
      await stake(id, 1000n, { game: 'a/Table' })
      await app.drain()
      expect(await points(id)).toEqual([2.55, 2.55])
      const other = await player('NOK')
      await stake(other, 5000n, { currency: 'NOK' })
      await app.drain()
      expect(await points(other)).toEqual([1, 1])
    })

    test('bonus money brings none, and an event that comes again nothing more', async () => {
      const id = await player()
      const about = { player: Number(id), currency: 'EUR', game: 'a/Slot', round: 'r', transaction: `again-${id}` }
      const event = { ...about, amount: 1000, bonus: 400, counts: 100, at: app.clock.now() }
      await emit(app.db, 'play.bet', event)
      await emit(app.db, 'play.bet', event)
      await emit(app.db, 'play.bet', { ...event, transaction: `bonus-${id}`, bonus: 1000 })
      await app.drain()
      expect(await points(id)).toEqual([1.2, 1.2])
    })

    test('a bet that is given back takes its points again, also when that is heard first, and not more than are left', async () => {
      const id = await player()
      const back = await stake(id, 1000n)
      await app.drain()
      expect(await points(id)).toEqual([2, 2])
      await back()
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
      const early = await stake(id, 1000n)
      await early()
      await app.db.query(
        "UPDATE outbox SET not_before = clock_timestamp() + interval '1 hour' WHERE topic = 'play.bet'",
      )
      await app.drain()
      await app.db.query('UPDATE outbox SET not_before = NULL')
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
      const spent = await stake(id, 1000n)
      await app.drain()
      await app.db.query('UPDATE comp_points SET chargeable_micros = 500000 WHERE player_id = $1', [id])
      await spent()
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
    })

    test('[RTM-03] [RTM-07] every tab of the player hears his points, no other player does', async () => {
      const id = await player()
      await stake(id, 5000n)
      await app.drain()
      expect(app.published.filter((one) => one.channel === 'comps_award' && one.playerId === id)).toEqual([
        expect.objectContaining({
          data: { chargeable: { points: 10 }, persistent: { points: 10 }, version: expect.any(Number) },
        }),
      ])
    })

    test('[VIP-02] a level that is reached brings its points, once', async () => {
      const id = await player()
      const back = await stake(id, 50_000n)
      await app.drain()
      const gift = await app.db.query("SELECT FROM comp_point_entries WHERE player_id = $1 AND kind = 'level'", [id])
      expect([await points(id), gift.length]).toEqual([[110, 100], 1])
      await back()
      await stake(id, 50_000n)
      await app.drain()
      expect(await points(id)).toEqual([110, 100])
    })
  })

  describe('exchanging', () => {
    const key = () => ({ 'idempotency-key': crypto.randomUUID() })
    const player = async (chargeable = 5000, { currency = 'EUR', groups = [] as string[] } = {}) => {
      const id = await createPlayer(app, 0n, currency)
      for (const group of groups)
        await app.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, now())', [
          ...[id, group],
        ])
      await app.db.transaction((tx) => insertPoints(tx, id, { chargeable, persistent: 9000 }, app.clock.now()))
      return { id, client: await app.client(id) }
    }
    const exchange = (client: TestClient, order: object, headers = key(), type = 'money') =>
      client.post(`/api/comp_points/exchange/${type}`, { exchange: { currency: 'EUR', ...order } }, headers)
    const money = async (id: bigint, currency = 'EUR') =>
      Number((await app.ledger.readBalance(app.db, id, currency))?.real ?? 0n)
    const pocket = { group: 'pocket-money', points: 1000 }

    test('[API-083] [API-087] [CP-07] [CP-08] coins for real money, several at once; points for the level stay', async () => {
      const { id, client } = await player()
      expect(await exchange(client, { ...pocket, points: 3000 })).toMatchObject({ status: 201, body: {} })
      expect([await money(id), await points(id)]).toEqual([1500, [2000, 9000]])
      expect(app.published).toContainEqual(
        expect.objectContaining({
          playerId: id,
          channel: 'comps_award',
          data: expect.objectContaining({ version: 2 }),
        }),
      )
    })

    test('[CP-08] money with a wager is a bonus that waits among the gifts, with the terms of its card', async () => {
      const { id, client } = await player(8000)
      expect((await exchange(client, { group: 'booster', points: 8000 })).status).toBe(201)
      const [bonus] = (await client.get('/api/player/bonuses')).body
      expect(bonus).toMatchObject({
        ...{ stage: 'issued', strategy: 'prize', amount_cents: 10_000, currency: 'EUR', wager: 3 },
        ...{ amount_wager_requirement_cents: 30_000, max_win_cents: 100_000, max_bet_cents: 500 },
      })
      expect([await money(id), await points(id)]).toEqual([0, [0, 9000]])
    })

    test('the same key twice moves once and is answered the same', async () => {
      const { id, client } = await player()
      const headers = key()
      const answers = [await exchange(client, pocket, headers), await exchange(client, pocket, headers)]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect([await money(id), await points(id)]).toEqual([500, [4000, 9000]])
      await app.db.query('DELETE FROM idempotency_keys WHERE player_id = $1', [id])
      expect((await exchange(client, pocket, headers)).status).toBe(201)
      expect([await money(id), await points(id)]).toEqual([500, [4000, 9000]])
    })

    test('[CP-22] by the rate of his own currency, else in euro', async () => {
      const kroner = await player(1000, { currency: 'NOK' })
      expect((await exchange(kroner.client, { ...pocket, currency: 'EUR' })).body.errors).toHaveProperty('currency')
      expect((await exchange(kroner.client, { ...pocket, currency: 'NOK' })).status).toBe(201)
      const coins = await player(1000, { currency: 'BTC' })
      expect((await exchange(coins.client, pocket)).status).toBe(201)
      expect([await money(kroner.id, 'NOK'), await money(coins.id, 'EUR')]).toEqual([5000, 500])
    })

    test.each([
      ['one point too few', { chargeable: 999 }, pocket, 'points', 'not_enough'],
      ['no points at all', { chargeable: 0 }, pocket, 'points', 'not_enough'],
      ['a part of the price', {}, { ...pocket, points: 1500 }, 'points', 'not_a_multiple'],
      ['no price', {}, { group: 'pocket-money' }, 'points', 'required'],
      ['half a point', {}, { ...pocket, points: 0.5 }, 'points', 'not_an_integer'],
      ['a card that is none', {}, { ...pocket, group: 'moon' }, 'group', 'unknown_value'],
      ['a multi-account', { groups: ['100'] }, pocket, 'base', 'multi_account'],
    ] as const)('[CP-20] [CP-21] [API-084] refused, and nothing moves: %s', async (_, about, order, field, code) => {
      const { chargeable = 5000, groups = [] }: { chargeable?: number; groups?: readonly string[] } = about
      const { id, client } = await player(chargeable, { groups: [...groups] })
      const answer = await exchange(client, order)
      expect(answer.status).toBe(422)
      expect(answer.body.errors[field]).toHaveProperty(code)
      expect([await money(id), await points(id)]).toEqual([0, [chargeable, 9000]])
    })

    test('[CP-20] with bonuses switched off nothing is given; switched on again it is', async () => {
      const { client } = await player()
      await client.patch('/api/player/update_bonus_settings', { can_issue: false })
      expect((await exchange(client, pocket)).body.errors.base).toHaveProperty('bonuses_off')
      await client.patch('/api/player/update_bonus_settings', { can_issue: true })
      expect((await exchange(client, pocket)).status).toBe(201)
    })

    test('[CP-21] a guest exchanges nothing', async () => {
      expect((await exchange(await app.client(), pocket)).status).toBe(401)
    })

    test('[SAFE-02] in a break nothing is exchanged', async () => {
      const { id, client } = await player()
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
        [id, app.clock.now()],
      )
      expect((await exchange(client, pocket)).body.errors.base).toHaveProperty('limit_reached')
    })

    test('[API-084] what the shop does not have is no card, a type nobody knows no address', async () => {
      const { client } = await player()
      const ticket = { group: 'moonshot', lottery_id: 1, tickets_count: 1 }
      expect((await exchange(client, ticket, key(), 'lotteries')).body.errors).toHaveProperty('group')
      expect((await exchange(client, pocket, key(), 'planets')).status).toBe(404)
    })
  })
})
