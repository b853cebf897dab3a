import { lottery, lotteryStatus } from '@apogee/contract/lotteries'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { dayMs, type LotterySetup, minuteMs, openLotterySetup } from './test/lotterySetup.ts'

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const list = async (client: TestClient) => z.array(lottery.strict()).parse((await client.get('/api/lotteries')).body)
  const ids = async (client: TestClient) => (await list(client)).map(({ id }) => BigInt(id))
  const statuses = async (client: TestClient) =>
    z.array(lotteryStatus.strict()).parse((await client.get('/api/lotteries/statuses')).body)

  describe('[API-094] the list', () => {
    test('has lotteries in wire format, for guests too', async () => {
      const id = await app.announce(
        {
          max_tickets: 10,
          points_price: 250,
          deposits: { EUR: [{ from: '20', ticket: '10' }] },
          prizes: [
            { places: '1', money: '5000.50' },
            { places: '2-3', money: '10', wager: 3, freespins: { count: 20, games: ['brasswing/EmberWyrm'] } },
            {
              places: '4',
              stuff: { en: 'A telescope', de: 'Ein Teleskop' },
              chargeable_points: 7,
              persistent_points: 8,
            },
          ],
        },
        { name: 'moonshot', startMs: -dayMs, endMs: dayMs },
      )
      const guest = await app.client()
      const found = (await list(guest)).find((one) => BigInt(one.id) === id)
      expect(found).toMatchObject({
        frontend_identifier: 'moonshot',
        in_progress: true,
        finished_at: null,
        currency: 'EUR',
        group_ids: [],
        money_budget: '5020.50',
        money_budget_cents: 502_050,
        chargeable_comp_points_budget: 7,
        persistent_comp_points_budget: 8,
        comp_points_ticket_price: 250,
        max_tickets_count_to_player: 10,
        lottery_tickets_count: 0,
        deposit_scale_rules: { EUR: [{ from_amount_cents: 2000, price_cents: 1000, currency: 'EUR', active: true }] },
      })
      expect(found!.prizes).toMatchObject([
        { award_place: 1, money_award: '5000.50', money_award_cents: 500_050, ticket: null, nickname: null, stuff: '' },
        { award_place: 2, money_award: '10.00', wager_multiplier: 3, freespins_count: 20 },
        { award_place: 3, money_award: '10.00' },
        { award_place: 4, money_award: '0.00', chargeable_comp_points: 7, persistent_comp_points: 8 },
      ])
      const { body } = await guest.get('/api/lotteries/moonshot', { 'accept-language': 'de' })
      expect([body.title, body.prizes[3].stuff]).toEqual(['Mondflug-Ziehung', 'Ein Teleskop'])
    })

    test('[LOT-02] marks a lottery as in progress from the start to the end of its sales', async () => {
      const id = await app.announce({}, { startMs: minuteMs, endMs: 2 * minuteMs })
      const inProgress = async () => (await app.wire(id)).in_progress
      expect(await inProgress()).toBe(false)
      app.clock.move(minuteMs)
      expect(await inProgress()).toBe(true)
      app.clock.move(minuteMs - 1)
      expect(await inProgress()).toBe(true)
      app.clock.move(1)
      expect(await inProgress()).toBe(false)
    })

    test('shows lotteries of a group only to its members, none of other brands, and drawn ones for 90 days', async () => {
      const vip = await app.announce({ group_ids: [257] })
      const elsewhere = await app.announce({}, { brand: 'halcyon' })
      const drawn = await app.announce({}, { endMs: minuteMs })
      const [member, other] = [await app.player({ groups: ['257'] }), await app.player()]
      expect(await ids(member.client)).toContain(vip)
      expect(await ids(other.client)).not.toContain(vip)
      expect(await ids(await app.client())).not.toContain(vip)
      expect(await ids(member.client)).not.toContain(elsewhere)
      expect((await other.client.get(`/api/lotteries/${elsewhere}`)).status).toBe(404)
      await app.finish(drawn)
      app.clock.move(89 * dayMs)
      const later = await app.client()
      expect(await ids(later)).toContain(drawn)
      app.clock.move(2 * dayMs)
      expect(await ids(later)).not.toContain(drawn)
      expect((await later.get(`/api/lotteries/${drawn}`)).status).toBe(200)
      app.clock.move(-91 * dayMs)
    })

    test('shows a lottery to a player with tickets who has left its group', async () => {
      const id = await app.announce({ group_ids: [257] })
      const me = await app.player({ groups: ['257'] })
      await app.give(me.id, id, 1)
      await app.db.query('DELETE FROM player_groups WHERE player_id = $1', [me.id])
      expect(await ids(me.client)).toContain(id)
    })
  })

  describe('[API-096] one', () => {
    test('is found by its id and by its identifier, and an unknown one is answered 404', async () => {
      const id = await app.announce({}, { name: 'by-name' })
      const guest = await app.client()
      const byId = await guest.get(`/api/lotteries/${id}`)
      expect(byId.body).toMatchObject({ id: Number(id), frontend_identifier: 'by-name' })
      expect((await guest.get('/api/lotteries/by-name')).body).toEqual(byId.body)
      for (const path of ['999999999', 'no-such-lottery', '0', '-1', 'a%20b'])
        expect((await guest.get(`/api/lotteries/${path}`)).status).toBe(404)
    })
  })

  describe('[API-095] [LOT-01] the statuses', () => {
    test('have the tickets and prizes by lottery, only for the player and with masked names', async () => {
      const me = await app.player({ nickname: 'Stargazer' })
      const other = await app.player()
      const id = await app.announce({ prizes: [{ places: '1-3', money: '5' }] }, { endMs: minuteMs })
      await app.give(me.id, id, 1)
      await app.give(other.id, id, 1)
      await app.give(me.id, id, 1)
      expect(await statuses(me.client)).toMatchObject([
        { lottery_id: Number(id), tickets: ['000001', '000003'], prizes: [] },
      ])
      await app.finish(id)
      const [own] = await statuses(me.client)
      expect(own!.prizes.map(({ ticket }) => ticket).toSorted()).toEqual(['000001', '000003'])
      expect(own!.prizes).toMatchObject([{ nickname: 'St***', money_award: '5.00' }, { nickname: 'St***' }])
    })

    test('are empty without tickets, and the list contains each of their lotteries', async () => {
      expect(await statuses((await app.player()).client)).toEqual([])
      const me = await app.player()
      for (const group_ids of [[], [257]]) {
        const id = await app.announce({ group_ids })
        await app.db.query(
          'INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [me.id, '257', app.clock.now()],
        )
        await app.give(me.id, id, 1)
      }
      await app.db.query('DELETE FROM player_groups WHERE player_id = $1', [me.id])
      const listed = (await list(me.client)).map(({ id }) => id)
      const own = (await statuses(me.client)).map(({ lottery_id: id }) => id)
      expect(own).toHaveLength(2)
      expect(own.every((id) => listed.includes(id))).toBe(true)
    })

    test('a guest must sign in', async () => {
      expect((await (await app.client()).get('/api/lotteries/statuses')).status).toBe(401)
    })
  })

  describe('[API-097] the status of one', () => {
    test('wire-facts 14.0: it is empty without tickets and for guests', async () => {
      const id = await app.announce()
      const me = await app.player()
      const empty = { lottery_id: Number(id), tickets: [], prizes: [] }
      expect(await me.client.get(`/api/lotteries/${id}/status`)).toMatchObject({ status: 200, body: empty })
      expect(await (await app.client()).get(`/api/lotteries/${id}/status`)).toMatchObject({ status: 200, body: empty })
      await app.give(me.id, id, 2)
      expect((await me.client.get(`/api/lotteries/${id}/status`)).body.tickets).toEqual(['000001', '000002'])
      expect((await me.client.get('/api/lotteries/999999999/status')).status).toBe(404)
    })
  })

  test('[SAFE-02] during a break the lists are empty, but tickets stay valid', async () => {
    const id = await app.announce()
    const me = await app.player()
    await app.give(me.id, id, 2)
    await app.takeBreak(me.id)
    const client = await app.client(me.id)
    expect(await list(client)).toEqual([])
    expect(await statuses(client)).toEqual([])
    expect((await client.get(`/api/lotteries/${id}`)).status).toBe(404)
    expect((await client.get(`/api/lotteries/${id}/status`)).body.tickets).toHaveLength(2)
    expect((await client.get('/api/comp_points/rates/lotteries')).body).toEqual([])
  })
})
