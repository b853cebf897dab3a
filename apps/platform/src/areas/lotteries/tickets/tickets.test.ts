import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { awardPrize, competitionPrize } from '../../tournaments/public.ts'
import { closeSales } from '../draw/closeSales.ts'
import { readLottery } from '../store.ts'
import { dayMs, type LotterySetup, minuteMs, openLotterySetup } from '../test/lotterySetup.ts'
import { grantOwedTickets } from './wonTickets.ts'

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth).padStart(6, '0'))

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const bell = (playerId: bigint) =>
    app.db.query<{ body: { title: string } }>('SELECT body FROM notifications WHERE player_id = $1 ORDER BY id', [
      playerId,
    ])

  describe('the numbers of tickets', () => {
    test('two hundred concurrent purchases get distinct numbers without gaps', async () => {
      const id = await app.announce({}, { name: 'rush' })
      const buyers = await Promise.all(Array.from({ length: 20 }, () => app.player({ points: 10_000 })))
      // On a busy machine some time out waiting for the database; like a client, they retry with the same key.
      const buy = async (nth: number, key: string, tries = 5): Promise<number> => {
        const { status } = await buyers[nth % 20]!.buy(id, 1 + (nth % 3), 'rush', key)
        return status >= 500 && tries > 1 ? buy(nth, key, tries - 1) : status
      }
      const answers = await Promise.all(Array.from({ length: 200 }, (_, nth) => buy(nth, crypto.randomUUID())))
      expect(new Set(answers)).toEqual(new Set([201]))
      const sold = Array.from({ length: 200 }, (_, nth) => 1 + (nth % 3)).reduce((sum, count) => sum + count, 0)
      const all = (await Promise.all(buyers.map((buyer) => buyer.tickets(id)))).flat()
      expect(all.toSorted()).toEqual(numbers(1, sold))
      expect((await app.wire(id)).lottery_tickets_count).toBe(sold)
    })

    test('tickets of one purchase are consecutive, and a failed purchase leaves no gap', async () => {
      const id = await app.announce({}, { name: 'steady' })
      const [rich, poor] = [await app.player({ points: 1000 }), await app.player({ points: 50 })]
      await rich.buy(id, 3, 'steady')
      expect((await poor.buy(id, 1, 'steady')).body.errors.points).toHaveProperty('not_enough')
      await rich.buy(id, 2, 'steady')
      expect(await rich.tickets(id)).toEqual(numbers(1, 5))
    })

    test('above a million they have seven digits and stay in order', async () => {
      const id = await app.announce()
      await app.db.query('UPDATE lotteries SET last_number = 999998 WHERE id = $1', [id])
      const me = await app.player()
      await app.give(me.id, id, 3)
      expect(await me.tickets(id)).toEqual(['999999', '1000000', '1000001'])
    })
  })

  describe('for points', () => {
    test('[CP-07] a purchase debits the points and grants the tickets, once per key', async () => {
      const id = await app.announce({ points_price: 250 }, { name: 'points' })
      const me = await app.player({ points: 1000 })
      const key = crypto.randomUUID()
      expect((await me.buy(id, 2, 'points', key)).status).toBe(201)
      expect((await me.buy(id, 2, 'points', key)).status).toBe(201)
      expect([await me.points(), await me.tickets(id)]).toEqual([500, numbers(1, 2)])
      expect(
        app.published.filter(({ channel, playerId }) => channel === 'lotteries_statuses' && playerId === me.id),
      ).toMatchObject([{ data: { lottery_id: Number(id), tickets: numbers(1, 2), version: 1 } }])
      expect(app.told).toContain(id)
      // Bought tickets send no notification.
      expect(await bell(me.id)).toEqual([])
    })

    test('ten concurrent requests with the same key buy once', async () => {
      const id = await app.announce({}, { name: 'once' })
      const me = await app.player({ points: 1000 })
      const key = crypto.randomUUID()
      await Promise.all(Array.from({ length: 10 }, () => me.buy(id, 1, 'once', key)))
      expect([await me.points(), await me.tickets(id)]).toEqual([900, ['000001']])
    })

    test.each([
      ['tickets are not sold for points', { points_price: undefined }, {}, 'group', 'unknown_value'],
      ['sales have not begun', {}, { startMs: 1, endMs: dayMs }, 'group', 'unknown_value'],
      ['sales end exactly now', {}, { startMs: -dayMs, endMs: 0 }, 'lottery_id', 'not_open'],
      ['it is for a group', { group_ids: [257] }, {}, 'group', 'unknown_value'],
      ['it is for another brand', {}, { brand: 'halcyon' }, 'group', 'unknown_value'],
      ['more than the maximum of a player', { max_tickets: 2 }, {}, 'tickets_count', 'too_big'],
    ] as const)('refused, and no point leaves: %s', async (name, own, times, field, code) => {
      const slug = name.replaceAll(' ', '-')
      const id = await app.announce(own, { name: slug, ...times })
      const me = await app.player({ points: 1000 })
      const { status, body } = await me.buy(id, 3, slug)
      expect([status, body.errors[field]]).toMatchObject([422, { [code]: code }])
      expect(await me.points()).toBe(1000)
    })

    test('rejected during a break, for multi-accounts, without a number and for a lottery other than that of the card', async () => {
      const [id, other] = [await app.announce({}, { name: 'strict' }), await app.announce()]
      const resting = await app.player({ points: 1000 })
      await app.takeBreak(resting.id)
      const refresh = await app.client(resting.id)
      const exchange = { group: 'strict', currency: 'EUR', tickets_count: 1, lottery_id: Number(id) }
      const ask = (client: typeof refresh, body: object) =>
        client.post('/api/comp_points/exchange/lotteries', { exchange: body })
      expect((await ask(refresh, exchange)).body.errors.base).toHaveProperty('limit_restrict_access')
      const doubled = await app.player({ points: 1000, groups: ['100'] })
      expect((await ask(doubled.client, exchange)).body.errors.base).toHaveProperty('multi_account')
      const { client } = await app.player({ points: 1000 })
      const { tickets_count: _, ...uncounted } = exchange
      expect((await ask(client, uncounted)).body.errors.tickets_count).toHaveProperty('required')
      expect((await ask(client, { ...exchange, lottery_id: Number(other) })).body.errors.lottery_id).toHaveProperty(
        'unknown_value',
      )
      expect((await ask(client, { ...exchange, lottery_id: undefined })).body.errors.lottery_id).toHaveProperty(
        'required',
      )
      expect((await app.wire(id)).lottery_tickets_count).toBe(0)
    })

    test('concurrent purchases cannot exceed a player’s maximum', async () => {
      const id = await app.announce({ max_tickets: 5 }, { name: 'capped' })
      const me = await app.player({ points: 10_000 })
      await Promise.all(Array.from({ length: 12 }, () => me.buy(id, 1, 'capped')))
      expect(await me.tickets(id)).toEqual(numbers(1, 5))
      expect(await me.points()).toBe(9500)
    })

    test('[API-086] [CP-06] the shop lists the tickets on sale for the caller, with the id of the lottery', async () => {
      const vip = await app.announce({ group_ids: [257], points_price: 30 }, { name: 'vip-draw' })
      await app.announce({}, { name: 'open-draw' })
      const rates = async (client: { get(path: string): Promise<{ body: { group: string }[] }> }) =>
        (await client.get('/api/comp_points/rates/lotteries')).body
      const cards = await rates((await app.player({ groups: ['257'] })).client)
      expect(cards.find(({ group }) => group === 'vip-draw')).toMatchObject({
        title: 'Moonshot draw',
        wager: 0,
        games: [],
        rate: { points: 30, lottery_ids: [Number(vip)] },
      })
      const others = await rates((await app.player()).client)
      expect(others.map(({ group }) => group)).not.toContain('vip-draw')
      expect(others.map(({ group }) => group)).toContain('open-draw')
    })
  })

  describe('by deposit', () => {
    const deposits = {
      EUR: [
        { from: '20', ticket: '20' },
        { from: '100', ticket: '10' },
      ],
    }

    test('a deposit grants a ticket per ticket price of the highest rule reached, in its currency, once', async () => {
      const id = await app.announce({ deposits }, { name: 'scale' })
      const me = await app.player()
      await app.deposit(me.id, 19_99n)
      await app.deposit(me.id, 50_00n)
      expect(await me.tickets(id)).toHaveLength(2)
      await app.deposit(me.id, 100_00n)
      expect(await me.tickets(id)).toHaveLength(12)
      const kroner = await app.player({ currency: 'NOK' })
      await app.deposit(kroner.id, 1000_00n, 'NOK')
      expect(await kroner.tickets(id)).toEqual([])
      expect((await bell(me.id)).map(({ body }) => body.title)).toContain('Your tickets for “Moonshot draw”: 10')
      await app.db.query('UPDATE lotteries SET end_at = $2, draw_at = $2 WHERE id = $1', [id, app.clock.now()])
    })

    test('at most as many as the player’s maximum allows', async () => {
      const id = await app.announce({ deposits, max_tickets: 3 })
      const me = await app.player()
      await app.deposit(me.id, 100_00n)
      expect(await me.tickets(id)).toHaveLength(3)
      await app.deposit(me.id, 100_00n)
      expect(await me.tickets(id)).toHaveLength(3)
    })

    test('none during a break or for a deposit before sales', async () => {
      const [resting, early] = [await app.player(), await app.player()]
      await app.takeBreak(resting.id)
      const id = await app.announce({ deposits })
      const later = await app.announce({ deposits }, { startMs: 1000 })
      await app.deposit(resting.id, 100_00n)
      await app.deposit(early.id, 100_00n)
      expect([await resting.tickets(id), await early.tickets(later)]).toEqual([[], []])
    })

    test('a reversed deposit takes its tickets back during sales, and their numbers are not reused', async () => {
      const id = await app.announce({ deposits })
      const [me, other] = [await app.player(), await app.player()]
      const payment = await app.deposit(me.id, 40_00n)
      await app.give(other.id, id, 1)
      await app.reverse(me.id, payment, false)
      expect(await me.tickets(id)).toHaveLength(2)
      await app.reverse(me.id, payment)
      await app.reverse(me.id, payment)
      expect(await me.tickets(id)).toEqual([])
      await app.give(other.id, id, 1)
      expect(await other.tickets(id)).toEqual(['000003', '000004'])
      expect((await app.wire(id)).lottery_tickets_count).toBe(2)
    })

    test('a deposit paid at the very end of sales grants its tickets when processed later, and the closing waits for it', async () => {
      const id = await app.announce({ deposits }, { endMs: 1 })
      const me = await app.player()
      const isClosed = async () => (await readLottery(app.db, id)).closed_at !== null
      try {
        await app.holdEvents(async () => {
          await app.pay(me.id, 40_00n)
          app.clock.move(minuteMs)
          await closeSales(app.needs)
          expect(await isClosed()).toBe(false)
        })
        await app.drain()
        expect(await me.tickets(id)).toHaveLength(2)
        await closeSales(app.needs)
        expect(await isClosed()).toBe(true)
        // A deposit paid after the end grants none.
        await app.deposit(me.id, 40_00n)
        expect(await me.tickets(id)).toHaveLength(2)
      } finally {
        app.clock.move(-minuteMs)
      }
    })

    test('tickets are not taken back after the list is closed', async () => {
      const id = await app.announce({ deposits }, { endMs: 1000 })
      const me = await app.player()
      const payment = await app.deposit(me.id, 40_00n)
      app.clock.move(1000)
      await app.reverse(me.id, payment)
      app.clock.move(-1000)
      expect(await me.tickets(id)).toHaveLength(2)
    })
  })

  describe('by gift', () => {
    const order = (email: string, name: string, count: string) =>
      runCommand(['lottery-tickets', email, name, count, '--by', 'Ada', '--reason', 'Birthday'], app)

    test('an operator grants tickets with a recorded reason, and the player is notified', async () => {
      const id = await app.announce({ max_tickets: 5 }, { name: 'gifts' })
      const me = await app.player()
      const [row] = await app.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [me.id])
      expect(await order(row!.email, 'gifts', '3')).toMatchObject({ isDone: true })
      expect(await me.tickets(id)).toEqual(numbers(1, 3))
      expect((await bell(me.id)).map(({ body }) => body.title)).toEqual(['Your tickets for “Moonshot draw”: 3'])
      const notes = await app.db.query('SELECT action, operator, reason FROM operator_actions WHERE player_id = $1', [
        me.id,
      ])
      expect(notes).toEqual([{ action: 'lottery_tickets_given', operator: 'Ada', reason: 'Birthday' }])
      expect(await order(row!.email, 'gifts', '3')).toMatchObject({ isDone: false })
      expect(await order(row!.email, 'no-lottery', '3')).toMatchObject({ isDone: false })
      expect(await order('nobody@apogee.test', 'gifts', '3')).toMatchObject({ isDone: false })
      expect(await me.tickets(id)).toHaveLength(3)
    })
  })

  describe('tickets won in another competition', () => {
    const win = (playerId: bigint, lottery: string, count: number, key: string = crypto.randomUUID()) =>
      app.db.transaction((tx) =>
        awardPrize(app.needs, tx, {
          key,
          playerId,
          prize: competitionPrize.parse({ tickets: { lottery, count } }),
          currency: 'EUR',
          titles: { en: 'Race, place 1' },
          source: { kind: 'tournament', id: 1n },
          at: app.clock.now(),
        }),
      )

    test('are granted once per prize during sales, regardless of the player’s maximum and bonus settings', async () => {
      const id = await app.announce({ max_tickets: 1 }, { name: 'prize' })
      const me = await app.player()
      await app.give(me.id, id, 1)
      await app.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [me.id])
      await win(me.id, 'prize', 3, 'the-prize')
      await win(me.id, 'prize', 3, 'the-prize')
      await app.drain()
      expect(await me.tickets(id)).toEqual(numbers(1, 4))
      expect((await bell(me.id)).map(({ body }) => body.title)).toEqual(['Your tickets for “Moonshot draw”: 3'])
    })

    test('are owed outside of sales and granted by the next period of the lottery', async () => {
      const me = await app.player()
      await win(me.id, 'later', 2)
      await app.drain()
      await grantOwedTickets(app.needs)
      const id = await app.announce({}, { name: 'later' })
      await Promise.all([grantOwedTickets(app.needs), grantOwedTickets(app.needs)])
      await grantOwedTickets(app.needs)
      expect(await me.tickets(id)).toEqual(numbers(1, 2))
      expect(await app.db.query('SELECT key FROM lottery_owed_tickets WHERE player_id = $1', [me.id])).toEqual([])
    })

    test('are not granted by a lottery of another brand', async () => {
      await app.announce({}, { name: 'theirs', brand: 'halcyon' })
      const me = await app.player()
      await win(me.id, 'theirs', 2)
      await app.drain()
      await grantOwedTickets(app.needs)
      expect(await app.db.query('SELECT tickets FROM lottery_owed_tickets WHERE player_id = $1', [me.id])).toEqual([
        { tickets: 2 },
      ])
    })
  })
})
