import { beforeAll, describe, expect, test } from 'vitest'
import { openAreaServices } from '../../../testing/areaServices.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { type Award, type AwardNeeds, awardPrize } from './awardPrize.ts'
import { competitionPrize } from './competitionPrize.ts'

const titles = { en: 'Weekend race', de: 'Wochenendrennen' }
const slot = 'brasswing/EmberWyrm'

onEachDatabase((makeApp) => {
  describe('granting a prize', () => {
    let app: TestApp
    let needs: AwardNeeds
    beforeAll(async () => {
      app = await makeApp({})
      needs = { ...app, ...(await openAreaServices(app)), announceBalance: async () => undefined }
    })

    const award = (playerId: bigint, prize: object, own: Partial<Award> = {}): Award => ({
      key: `tournament:7:${playerId}:1`,
      playerId,
      prize: competitionPrize.parse(prize),
      currency: 'EUR',
      titles,
      source: { kind: 'tournament', id: 7n },
      at: app.clock.now(),
      ...own,
    })
    const give = (one: Award) => app.db.transaction((tx) => awardPrize(needs, tx, one))
    /** Gives it twice, and checks that the second time is answered like the first. */
    const twice = async (one: Award) => {
      const first = await give(one)
      expect(first.isRepeat).toBe(false)
      expect(await give(one)).toEqual({ ...first, isRepeat: true })
      return first
    }
    const real = async (id: bigint, currency = 'EUR') =>
      (await app.ledger.readBalance(app.db, id, currency))?.real ?? 0n
    const player = (currency = 'EUR') => createPlayer(app, 0n, currency)
    const rows = (table: string, id: bigint) => app.db.query(`SELECT * FROM ${table} WHERE player_id = $1`, [id])

    test('[TRN-03] money without a wager is real money at once; the same key twice pays once', async () => {
      const id = await player()
      const given = await twice(award(id, { money: '25.50' }))
      expect(given).toMatchObject({ gifts: [], money: { currency: 'EUR', cents: 2550n, isReal: true } })
      expect([await real(id), await rows('player_bonuses', id)]).toEqual([2550n, []])
      await app.ledger.assertBalanced(app.db)
    })

    test('money with a wager is a bonus that waits among the gifts; the same key twice grants one', async () => {
      const id = await player()
      const { gifts } = await twice(award(id, { money: '20', wager: 10, max_bet: '5', max_win: '200' }))
      const bonuses = await rows('player_bonuses', id)
      expect(bonuses).toMatchObject([
        {
          id: gifts[0]!.id,
          amount_cents: 2000n,
          required_cents: 20_000n,
          max_bet_cents: 500n,
          max_win_cents: 20_000n,
          titles,
          group_key: 'tournament',
        },
      ])
      expect(await real(id)).toBe(0n)
    })

    test.each([
      ['USD', '1000', 'USD'],
      ['BTC', '1000', 'BTC'],
    ])('money arrives in the wallet a player uses (%s), at the current rate', async (currency, money, wallet) => {
      const id = await player(currency)
      const given = await twice(award(id, { money }))
      expect(given.money).toMatchObject({ currency: wallet })
      expect(given.money!.cents).toBeGreaterThan(0n)
      expect([await real(id, wallet), await real(id)]).toEqual([given.money!.cents, 0n])
    })

    test('free spins wait among the gifts; the same key twice grants them once', async () => {
      const id = await player()
      const { gifts } = await twice(award(id, { freespins: { count: 20, games: [slot] }, wager: 5 }))
      expect(gifts).toMatchObject([{ kind: 'freespins' }])
      expect(await rows('player_freespins', id)).toMatchObject([{ id: gifts[0]!.id, total: 20, games: [slot] }])
    })

    test('points are credited once, appear in their history, and grant the rewards of the levels that they reach', async () => {
      const id = await player()
      const given = await twice(award(id, { chargeable_points: 50, persistent_points: 100 }))
      expect(given).toMatchObject({ chargeablePoints: 50, persistentPoints: 100, money: null })
      const history = await (await app.client(id)).get('/api/player/comp_points/history')
      expect(history.body.data).toContainEqual(
        expect.objectContaining({ kind: 'prize', title: 'Weekend race', chargeable: 50, persistent: 100 }),
      )
      const level = await app.db.query("SELECT FROM comp_point_entries WHERE player_id = $1 AND kind = 'level'", [id])
      expect(level).toHaveLength(1)
    })

    test('a physical prize is ordered from the support desk once, and its winner is notified', async () => {
      const id = await player()
      await twice(award(id, { stuff: { en: 'a telescope', de: 'ein Teleskop' } }))
      const mails = await app.db.query<{ payload: Record<string, unknown> }>(
        `SELECT payload FROM outbox WHERE topic = 'mail.send' AND payload -> 'values' ->> 'player' = $1`,
        [String(id)],
      )
      expect(mails).toHaveLength(1)
      expect(mails[0]!.payload).toMatchObject({
        template: 'prizeToSend',
        message: { content: expect.stringContaining('a telescope') },
      })
      expect(await rows('notifications', id)).toMatchObject([{ body: { title: 'You have won: a telescope' } }])
    })

    test('[TRN-03] all parts of a prize are granted or none: a failure leaves nothing behind', async () => {
      const id = await player()
      const whole = award(id, { money: '5', chargeable_points: 10, stuff: { en: 'a mug' } })
      const broken: AwardNeeds = {
        ...needs,
        grantPrizePoints: async () => {
          throw new Error('cut off')
        },
      }
      await expect(app.db.transaction((tx) => awardPrize(broken, tx, whole))).rejects.toThrow('cut off')
      expect([await real(id), await rows('competition_awards', id), await rows('notifications', id)]).toEqual([
        0n,
        [],
        [],
      ])
      expect(await give(whole)).toMatchObject({ isRepeat: false, money: { cents: 500n }, chargeablePoints: 10 })
      await app.ledger.assertBalanced(app.db)
    })

    test('concurrent grants with the same key grant once', async () => {
      const id = await player()
      const one = award(id, { money: '3', chargeable_points: 1 })
      const all = await Promise.all(Array.from({ length: 8 }, () => give(one)))
      expect(all.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
      expect(await real(id)).toBe(300n)
    })
  })
})
