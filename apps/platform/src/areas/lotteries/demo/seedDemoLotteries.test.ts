import { lottery, lotteryStatus } from '@apogee/contract/lotteries'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { syncLotteries } from '../definitions/syncLotteries.ts'
import { dayMs, type LotterySetup, openLotterySetup } from '../test/lotterySetup.ts'
import { seedDemoLotteries } from './seedDemoLotteries.ts'

onEachDatabase((makeApp) => {
  let app: LotterySetup
  let me: Awaited<ReturnType<typeof signedIn>>
  const start = async () => {
    await syncLotteries(app)
    await seedDemoLotteries(app)
  }
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
    me = await signedIn(app, { email: 'player@apogee.test', nickname: 'Rocketeer' })
    await syncLotteries(app)
    await Promise.all([seedDemoLotteries(app), seedDemoLotteries(app)])
    await start()
  })
  const list = async () => z.array(lottery.strict()).parse((await me.client.get('/api/lotteries')).body)
  const statuses = async () =>
    z.array(lotteryStatus.strict()).parse((await me.client.get('/api/lotteries/statuses')).body)
  const statesOf = async () => {
    const now = app.clock.now().toISOString()
    const all = await list()
    return {
      announced: all.filter(({ start_at }) => start_at > now),
      onSale: all.filter(({ in_progress }) => in_progress),
      soon: all.filter(({ in_progress, end_at }) => in_progress && Date.parse(end_at) - Date.parse(now) < 3_600_000),
      drawn: all.filter(({ finished_at }) => finished_at !== null),
    }
  }

  test('the demo has lotteries in each state: announced, on sale, closing within the hour, drawn with winners', async () => {
    const { announced, onSale, soon, drawn } = await statesOf()
    expect(announced.length).toBeGreaterThan(0)
    expect(onSale.every(({ lottery_tickets_count: count }) => count > 300)).toBe(true)
    expect(soon).toHaveLength(1)
    expect(drawn.length).toBeGreaterThanOrEqual(6)
    expect(drawn.every(({ prizes }) => prizes.every(({ ticket, nickname }) => ticket && nickname))).toBe(true)
  })

  test('[LOT-01] the player has tickets in the middle of the list, and has once won a smaller prize', async () => {
    const { onSale } = await statesOf()
    const own = await statuses()
    for (const one of onSale) {
      const { tickets } = own.find(({ lottery_id }) => lottery_id === one.id)!
      expect(tickets).toHaveLength(6)
      const share = Number(tickets[0]) / one.lottery_tickets_count
      expect([share > 0.3, share < 0.7]).toEqual([true, true])
    }
    const won = own.flatMap(({ prizes }) => prizes)
    expect(won.length).toBeGreaterThan(0)
    expect(await app.db.query('SELECT 1 FROM lottery_prizes WHERE ticket_id IS NOT NULL AND paid_at IS NULL')).toEqual(
      [],
    )
  })

  test('the second brand has separate lotteries', async () => {
    const rows = await app.db.query<{ brand: string; drawn: number; sold: number }>(
      `SELECT brand, count(finished_at)::int AS drawn, sum(tickets_count)::int AS sold FROM lotteries GROUP BY brand ORDER BY brand`,
    )
    expect(rows.map(({ brand }) => brand)).toEqual(['apogee', 'halcyon'])
    expect(rows.every(({ drawn, sold }) => drawn >= 6 && sold > 500)).toBe(true)
  })

  test('a start days later creates lotteries in every state again, and draws none twice', async () => {
    const before = await statesOf()
    app.clock.move(3 * dayMs)
    await start()
    const { announced, onSale, soon, drawn } = await statesOf()
    expect([announced.length > 0, onSale.length > 1, soon.length]).toEqual([true, true, 1])
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(before.drawn.map(({ id }) => id).toSorted())
    app.clock.move(-3 * dayMs)
  })
})
