import { moneyRate, rewardRate } from '@apogee/contract/loyalty'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Core } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { placeBetAsBefore } from '../../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { betEvent } from '../../../testing/testEvents.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { loyaltyHandlers } from '../handlers.ts'
import { exchangePoints } from '../shop/exchangePoints.ts'
import { listRates } from '../shop/listRates.ts'
import { insertPoints } from '../store.ts'
import { openStake, type StakedWhere } from '../test/openStake.ts'
import { pointsConsumer } from './pointsConsumer.ts'

const gone = 'brasswing/EmberWyrm'
const titleOf = (game: string) => (game === gone ? undefined : { row: { title: game.split('/')[1] } })

onEachDatabase((makeApp) => {
  let app: TestApp
  /** Games for which the categories fail to load. */
  const broken = new Set<string>()
  beforeAll(async () => {
    app = await makeApp({
      handlers: {
        ...loyaltyHandlers,
        ...bonusesHandlers,
        'loyalty.rates': listRates,
        'loyalty.exchange': exchangePoints,
      },
      services: {
        announceBalance: () => undefined,
        // Only titles are read from the catalogue; one game of the shop has left it.
        catalogue: { index: { byIdentifier: { get: titleOf } } } as never,
      },
      loadPlayer: (db, id) => findSessionPlayer(db, id),
      consumers: (core: Core) => [
        pointsConsumer({
          ...core,
          announceBalance: () => undefined,
          categoriesOf: (game) => {
            if (broken.has(game)) throw new Error(`no categories of ${game}`)
            return game === 'a/Table' ? ['all', 'roulette'] : ['all']
          },
        }),
      ],
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

  describe('cards', () => {
    test('[API-085] [CP-05] [CP-06] [CP-02] money cards have their price and amount in every fiat currency', async () => {
      const { status, body } = await (await app.client()).get('/api/comp_points/rates/money')
      expect(status).toBe(200)
      const cards = z.array(moneyRate.strict()).min(3).parse(body)
      for (const { rates, image, title } of cards) {
        expect(rates).toHaveLength(12)
        expect([image, title]).toEqual([expect.stringMatching(/^\/media\/art\//), expect.stringMatching(/./)])
      }
      const pocket = cards.find(({ group }) => group === 'pocket-money')
      expect(pocket).toMatchObject({ wager: 0 })
      expect(pocket?.rates).toContainEqual({ points: 1000, currency: 'NOK', amount_cents: 5000 })
      const booster = cards.find(({ wager }) => wager > 0)
      expect(booster?.max_bet).toContainEqual({ currency: 'EUR', amount_cents: 500 })
    })

    test('[API-086] [CP-05] [CP-06] free spins have number, game and value, and a game that left the catalogue is not sold', async () => {
      const cards = z
        .array(rewardRate.strict())
        .parse((await (await app.client()).get('/api/comp_points/rates/freespins')).body)
      expect(cards.map(({ group }) => group)).toEqual(['peach-20', 'fox-50', 'lotus-100'])
      expect(cards[0]).toMatchObject({
        wager: 30,
        games: ['tiny-comet:PeachThunder'],
        game_titles: ['PeachThunder'],
        rate: { points: 600, freespins_count: 20 },
      })
      expect(cards[0]?.stakes).toContainEqual({ currency: 'EUR', amount_cents: 20 })
    })

    test('[API-086] a type without cards has an empty list, and an unknown type is answered 404', async () => {
      const client = await app.client()
      expect(await client.get('/api/comp_points/rates/lotteries')).toMatchObject({ status: 200, body: [] })
      expect((await client.get('/api/comp_points/rates/planets')).status).toBe(404)
    })

    test('[SAFE-02] the shop is empty during a break', async () => {
      const id = await createPlayer(app, 0n, 'EUR')
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
        [id, app.clock.now()],
      )
      expect((await (await app.client(id)).get('/api/comp_points/rates/money')).body).toEqual([])
    })
  })

  describe('earning', () => {
    const player = (currency = 'EUR') => createPlayer(app, 1_000_000n, currency)
    type Staked = [id: bigint, amount: bigint, where?: StakedWhere]
    const stake = async (...staked: Staked) => (await openStake(app, ...staked)).finish()
    /** A stake of the previous release, which counts at once; returns a function that rolls it back. */
    const stakeBefore = async (...[id, amount, where]: Staked) =>
      (await openStake(app, id, amount, { ...where, place: placeBetAsBefore })).rollBack

    test('[CP-02] a stake earns points when its round is finished, and not while it may be rolled back', async () => {
      const id = await player()
      const [kept, returned] = [await openStake(app, id, 1000n), await openStake(app, id, 3000n)]
      await app.drain()
      expect(await points(id)).toBeUndefined()
      await returned.rollBack()
      app.clock.move(1000)
      await kept.finish()
      await app.drain()
      expect(await points(id)).toEqual([2, 2])
      const entry = app.db.query('SELECT created_at AS at FROM comp_point_entries WHERE player_id = $1', [id])
      expect(await entry).toEqual([{ at: app.clock.now() }])
    })

    test('a stake earns points to spend and points for the level, by currency and game category', async () => {
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

    test('bonus money earns no points, and a repeated event has no effect', async () => {
      const id = await player()
      const event = betEvent(id, { game: 'a/Slot', transaction: `again-${id}`, amount: 1000n, bonus: 400n })
      await emit(app.db, 'play.bet', event)
      await emit(app.db, 'play.bet', event)
      await emit(app.db, 'play.bet', { ...event, transaction: `bonus-${id}`, bonus: 1000n })
      await app.drain()
      expect(await points(id)).toEqual([1.2, 1.2])
    })

    test('rolling back a bet of the previous release takes back its points in any event order, down to zero', async () => {
      const id = await player()
      const back = await stakeBefore(id, 1000n)
      await app.drain()
      expect(await points(id)).toEqual([2, 2])
      await back()
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
      // The consumer fails at the bet and gets to it after the rollback.
      broken.add('a/Broken')
      const early = await stakeBefore(id, 1000n, { game: 'a/Broken' })
      await app.drain()
      await early()
      await app.drain()
      broken.clear()
      await app.db.query("UPDATE event_work SET not_before = '-infinity'")
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
      const spent = await stakeBefore(id, 1000n)
      await app.drain()
      await app.db.query('UPDATE comp_points SET chargeable_micros = 500000 WHERE player_id = $1', [id])
      await spent()
      await app.drain()
      expect(await points(id)).toEqual([0, 0])
    })

    test('points are published to every tab of the player and to no other player', async () => {
      const id = await player()
      await stake(id, 5000n)
      await app.drain()
      expect(app.published.filter((one) => one.channel === 'comps_award' && one.playerId === id)).toEqual([
        expect.objectContaining({
          data: { chargeable: { points: 10 }, persistent: { points: 10 }, version: expect.any(Number) },
        }),
      ])
    })

    test('reaching a level, and losing it by a rolled-back bet of the previous release, is published to every tab', async () => {
      const id = await player()
      const levelsHeard = () =>
        app.published.flatMap(({ playerId, channel, data }) =>
          playerId === id && channel === 'groups_updates'
            ? [(data as { statuses: { id: string }[] }).statuses.map((status) => status.id)]
            : [],
        )
      const back = await stakeBefore(id, 50_000n)
      await app.drain()
      expect(levelsHeard()).toEqual([['level_2']])
      const small = await stakeBefore(id, 1000n)
      await app.drain()
      await small()
      await app.drain()
      expect(levelsHeard()).toHaveLength(1)
      await back()
      await app.drain()
      expect(levelsHeard()).toEqual([['level_2'], ['level_1']])
    })

    test('[VIP-02] reaching a level grants its points and free spins, once', async () => {
      const id = await player()
      const back = await stakeBefore(id, 50_000n)
      await app.drain()
      const gift = await app.db.query("SELECT FROM comp_point_entries WHERE player_id = $1 AND kind = 'level'", [id])
      expect([await points(id), gift.length]).toEqual([[110, 100], 1])
      const spins = async () => (await (await app.client(id)).get('/api/player/freespins')).body
      expect(await spins()).toEqual([expect.objectContaining({ stage: 'issued', freespins_total: 10 })])
      await back()
      await stake(id, 50_000n)
      await app.drain()
      expect(await points(id)).toEqual([110, 100])
      expect(await spins()).toHaveLength(1)
    })
  })

  describe('exchanging', () => {
    const key = () => ({ 'idempotency-key': crypto.randomUUID() })
    const player = async (chargeable = 5000, { currency = 'EUR', groups = [] as string[] } = {}) => {
      const id = await createPlayer(app, 0n, currency)
      for (const group of groups)
        await app.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, now())', [
          id,
          group,
        ])
      await app.db.transaction((tx) => insertPoints(tx, id, { chargeable, persistent: 9000 }, app.clock.now()))
      return { id, client: await app.client(id) }
    }
    const exchange = (client: TestClient, order: object, headers = key(), type = 'money') =>
      client.post(`/api/comp_points/exchange/${type}`, { exchange: { currency: 'EUR', ...order } }, headers)
    const money = async (id: bigint, currency = 'EUR') =>
      Number((await app.ledger.readBalance(app.db, id, currency))?.real ?? 0n)
    const pocket = { group: 'pocket-money', points: 1000 }

    test('[API-083] [API-087] [CP-07] [CP-08] points buy real money, several cards at once, and points for the level stay', async () => {
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

    test('[CP-08] money with wagering is a bonus that waits among the gifts, with the terms of its card', async () => {
      const { id, client } = await player(8000)
      expect((await exchange(client, { group: 'booster', points: 8000 })).status).toBe(201)
      const [bonus] = (await client.get('/api/player/bonuses')).body
      expect(bonus).toMatchObject({
        stage: 'issued',
        strategy: 'prize',
        amount_cents: 10_000,
        currency: 'EUR',
        wager: 3,
        amount_wager_requirement_cents: 30_000,
        max_win_cents: 100_000,
        max_bet_cents: 500,
      })
      expect([await money(id), await points(id)]).toEqual([0, [0, 9000]])
    })

    test('[API-084] free spins and special rewards wait among the gifts, in the bought quantity and the player’s wallet', async () => {
      const { id, client } = await player(5200)
      const spins = { group: 'peach-20', points: 1200 }
      expect((await exchange(client, spins, key(), 'freespins')).status).toBe(201)
      expect((await exchange(client, { group: 'launch-kit', points: 4000 }, key(), 'lootboxes')).status).toBe(201)
      const given = (await client.get('/api/player/freespins')).body
      expect(
        given.map((one: Record<string, unknown>) => [one['stage'], one['freespins_total'], one['currency']]),
      ).toEqual([
        ['issued', 60, 'EUR'],
        ['issued', 40, 'EUR'],
      ])
      const [bonus] = (await client.get('/api/player/bonuses')).body
      expect(bonus).toMatchObject({ amount_cents: 2000, wager: 20, max_bet_cents: 500 })
      expect(await points(id)).toEqual([0, 9000])
      expect(app.published.filter((one) => one.playerId === id).map(({ channel }) => channel)).toEqual(
        expect.arrayContaining(['comps_award', 'freespins_changes', 'bonuses_changes']),
      )
    })

    test('[API-084] an exchange grants several boxes of prizes, up to a maximum', async () => {
      const { id, client } = await player(1200)
      const box = { group: 'rocket-lite', points: 150 }
      expect((await exchange(client, box, key(), 'lootboxes')).status).toBe(201)
      const boxes = () =>
        app.db.query('SELECT group_key, strategy, stage FROM player_lootboxes WHERE player_id = $1', [id])
      const given = { group_key: 'rocket_lite', strategy: 'exchange', stage: 'issued' }
      expect([await boxes(), await points(id)]).toEqual([Array(3).fill(given), [1050, 9000]])
      const many = await exchange(client, { ...box, points: 1050 }, key(), 'lootboxes')
      expect(many.body.errors.points).toHaveProperty('too_big')
      const told = app.published.filter((one) => one.playerId === id).map(({ channel }) => channel)
      expect(told.filter((channel) => channel === 'lootboxes_changes')).toHaveLength(3)
      expect(told).not.toContain('personal_notifications')
    })

    test('[API-086] cards of boxes have their kind and their prizes with chances', async () => {
      const { body } = await (await app.client()).get('/api/comp_points/rates/lootboxes')
      const boxes = z
        .array(rewardRate.strict())
        .parse(body)
        .filter((one) => one.bonus_title !== undefined)
      expect(boxes.map((one) => [one.bonus_title, one.rate.points])).toEqual([
        ['manual_wheel', 500],
        ['rocket_lite', 50],
        ['rocket_pro', 250],
        ['rocket_max', 1000],
      ])
      for (const { items } of boxes) expect(items!.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
    })

    test('a card of a game that has left the catalogue is not sold', async () => {
      const { client } = await player(9000)
      const answer = await exchange(client, { group: 'wyrm-250', points: 6000 }, key(), 'freespins')
      expect(answer.body.errors.group).toHaveProperty('unknown_value')
    })

    test('the same key twice exchanges once and gets the same answer', async () => {
      const { id, client } = await player()
      const headers = key()
      const answers = [await exchange(client, pocket, headers), await exchange(client, pocket, headers)]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect([await money(id), await points(id)]).toEqual([500, [4000, 9000]])
      await app.db.query('DELETE FROM idempotency_keys WHERE player_id = $1', [id])
      expect((await exchange(client, pocket, headers)).status).toBe(201)
      expect([await money(id), await points(id)]).toEqual([500, [4000, 9000]])
    })

    test('[CP-22] the player’s currency is used if it has a rate, else euro: with a coin wallet, 5 euro for 1,000', async () => {
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
      ['an unknown card', {}, { ...pocket, group: 'moon' }, 'group', 'unknown_value'],
      ['a multi-account', { groups: ['100'] }, pocket, 'base', 'multi_account'],
    ] as const)(
      '[CP-20] [CP-21] [API-084] [VAL-15] refused, and nothing moves: %s',
      async (_, about, order, field, code) => {
        const { chargeable = 5000, groups = [] }: { chargeable?: number; groups?: readonly string[] } = about
        const { id, client } = await player(chargeable, { groups: [...groups] })
        const answer = await exchange(client, order)
        expect(answer.status).toBe(422)
        expect(answer.body.errors[field]).toHaveProperty(code)
        expect([await money(id), await points(id)]).toEqual([0, [chargeable, 9000]])
      },
    )

    test('[CP-20] exchanges are rejected while bonuses are switched off', async () => {
      const { client } = await player()
      await client.patch('/api/player/update_bonus_settings', { can_issue: false })
      expect((await exchange(client, pocket)).body.errors.base).toHaveProperty('bonuses_off')
      await client.patch('/api/player/update_bonus_settings', { can_issue: true })
      expect((await exchange(client, pocket)).status).toBe(201)
    })

    test('[CP-21] a guest cannot exchange points', async () => {
      expect((await exchange(await app.client(), pocket)).status).toBe(401)
    })

    test('[SAFE-02] exchanges are rejected during a break', async () => {
      const { id, client } = await player()
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
        [id, app.clock.now()],
      )
      expect((await exchange(client, pocket)).body.errors.base).toHaveProperty('limit_restrict_access')
    })

    test('[API-084] an unknown card is rejected, and an unknown type is answered 404', async () => {
      const { client } = await player()
      const ticket = { group: 'moonshot', lottery_id: 1, tickets_count: 1 }
      expect((await exchange(client, ticket, key(), 'lotteries')).body.errors).toHaveProperty('group')
      expect((await exchange(client, pocket, key(), 'planets')).status).toBe(404)
    })
  })
})
