import { beforeAll, describe, expect, test } from 'vitest'
import { dyingDb, Killed } from '../../../testing/dyingDb.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { readLottery } from '../store.ts'
import { type LotterySetup, minuteMs, openLotterySetup } from '../test/lotterySetup.ts'
import { closeSales } from './closeSales.ts'
import { drawDue } from './drawDue.ts'
import { payPrizes } from './payPrizes.ts'

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const real = async (playerId: bigint) => (await app.ledger.readBalance(app.db, playerId, 'EUR'))?.real ?? 0n

  /** Runs the timers once in a process that is killed after a number of statements. Returns whether it survived. */
  async function turn(statements: number): Promise<boolean> {
    let isKilled = false
    const log = { error: ({ err }: { err: Error }) => (isKilled ||= err instanceof Killed) }
    const needs = { ...app.needs, db: dyingDb(app.db, statements), log: log as never }
    try {
      await closeSales(needs)
      await drawDue(needs)
      await payPrizes(needs)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      isKilled = true
    }
    return !isKilled
  }

  describe('after a crash', () => {
    test('at any statement of closing, drawing and paying, a lottery is drawn once and pays each prize once', async () => {
      for (let statements = 0; ; statements += 1) {
        const id = await app.announce({ prizes: [{ places: '1-2', money: '3' }] }, { endMs: minuteMs })
        const me = await app.player()
        await app.give(me.id, id, 3)
        app.clock.move(6 * minuteMs)
        const isSurvived = await turn(statements)
        const before = await readLottery(app.db, id)
        expect(await turn(1_000_000)).toBe(true)
        const after = await readLottery(app.db, id)
        // A draw that was committed before the crash stays.
        if (before.seed !== null) expect(after).toEqual(before)
        expect(await real(me.id)).toBe(600n)
        if (isSurvived) break
      }
      await app.ledger.assertBalanced(app.db)
    }, 120_000)

    test('with a thousand prizes, twenty crashes and two concurrent processes, each prize is paid once', async () => {
      const id = await app.announce({ prizes: [{ places: '1-1000', money: '1' }] }, { endMs: minuteMs })
      const players = await Promise.all(Array.from({ length: 40 }, () => app.player()))
      for (const { id: player } of players) await app.give(player, id, 30)
      app.clock.move(6 * minuteMs)
      let kills = 0
      for (const statements of Array.from({ length: 20 }, (_, nth) => 40 + nth * 37)) {
        const survived = await Promise.all([turn(statements), turn(Math.round(statements / 2))])
        kills += survived.filter((one) => !one).length
      }
      expect(kills).toBeGreaterThanOrEqual(20)
      await Promise.all([turn(1_000_000), turn(1_000_000)])
      await turn(1_000_000)
      const { prizes } = await app.wire(id)
      expect(new Set(prizes.map(({ ticket }) => ticket)).size).toBe(1000)
      const [paid] = await app.db.query<{ prizes: number; awards: number; mails: number }>(
        `SELECT (SELECT count(*)::int FROM lottery_prizes WHERE lottery_id = $1 AND paid_at IS NOT NULL) AS prizes,
                (SELECT count(*)::int FROM competition_awards WHERE key LIKE $2) AS awards,
                (SELECT count(*)::int FROM notifications WHERE key LIKE $3) AS mails`,
        [id, `lottery:${id}:%`, `lottery-won:${id}:%`],
      )
      expect(paid).toEqual({ prizes: 1000, awards: 1000, mails: 1000 })
      const sums = await Promise.all(players.map((player) => real(player.id)))
      expect(sums.reduce((sum, cents) => sum + cents, 0n)).toBe(100_000n)
      await app.ledger.assertBalanced(app.db)
    }, 240_000)
  })
})
