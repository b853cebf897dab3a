import { jackpot, jackpotAward, jackpotWin } from '@apogee/contract/jackpots'
import type { DropRule } from '@apogee/rules/jackpots/draw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jackpotsHandlers } from '../../areas/jackpots/handlers.ts'
import { wrongPools } from '../../areas/jackpots/store.ts'
import { signedIn } from '../../areas/profile/test/bed.ts'
import { openLog } from '../../core/log.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import { startWorker } from '../../jobs/worker.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { jackpotsConsumers } from './consumers.ts'
import { dropOverdue } from './dropOverdue.ts'
import { openGamePots } from './gamePots.ts'
import type { JackpotNeeds } from './needs.ts'
import { openJackpotNews } from './news.ts'
import { seedJackpots } from './seedJackpots.ts'

const game = 'brasswing/EmberWyrm'
const byCategory = new Map([['mystic-jackpots', [{ row: { identifier: game } }]]])
const shelves = () => ({ byCategory })
const begun = 100_000n

describe('jackpots', () =>
  onEachDatabase((makeApp) => {
    let app: TestApp
    let needs: JackpotNeeds
    let news: ReturnType<typeof openJackpotNews>
    const announced: string[] = []
    beforeAll(async () => {
      app = await makeApp({
        handlers: jackpotsHandlers,
        rateLimits: {},
        services: { shelves },
        consumers: (core) => {
          const announceBalance = (id: bigint, currency: string) => announced.push(`${id} ${currency}`)
          news = openJackpotNews({
            ...core,
            shelves,
            announceBalance,
            onError: (error) => expect.unreachable(String(error)),
          })
          needs = { ...core, shelves, news }
          return jackpotsConsumers(needs)
        },
      })
      await seedJackpots(needs)
    })
    afterAll(() => news.close())
    beforeEach(async () => {
      await app.drain()
      // Every level far from dropping, whatever the test before has done.
      await app.db.query(
        `UPDATE jackpot_levels SET rule = '{"rule":"chance","one_in_cents":1000000000000000}', drops_by = NULL`,
      )
      app.published.length = 0
      announced.length = 0
    })

    let rounds = 0
    async function round(session: string, stake: bigint, win = 0n): Promise<string> {
      rounds += 1
      const order = { session, round: `jp-${rounds}`, now: app.clock.now() }
      const moved = [
        await app.ledger.bet(app.db, { ...order, transaction: `${order.round}-bet`, amount: stake }),
        await app.ledger.win(app.db, { ...order, transaction: `${order.round}-win`, amount: win, finishesRound: true }),
      ]
      for (const one of moved) expect(one).toMatchObject({ ok: true })
      return order.round
    }
    async function player(money: { real?: bigint; bonus?: bigint; currency?: string }, nickname = 'Starling') {
      const someone = await signedIn(app, { nickname })
      await fund(app.db, someone.id, money)
      rounds += 1
      return { ...someone, session: await openPlay(app.db, someone.id, `jp-${rounds}`, money.currency) }
    }
    const levelOf = async (identifier: string) => {
      const [row] = await app.db.query<{ id: number; amount_cents: bigint; carry: number; cycle: number }>(
        `SELECT l.* FROM jackpot_levels l JOIN jackpots j ON j.id = l.jackpot_id
          WHERE j.identifier = 'mystic' AND l.identifier = $1`,
        [identifier],
      )
      return row!
    }
    /** Sets a level's rule as if its cycle had begun at this amount. */
    const arm = (identifier: string, rule: DropRule, changes: { amount?: bigint; dropsBy?: Date } = {}) =>
      app.db.query(
        `UPDATE jackpot_levels SET rule = $2, begun_cents = amount_cents, drops_by = $3, begun_at = $4
          WHERE identifier = $1 AND jackpot_id = (SELECT id FROM jackpots WHERE identifier = 'mystic')`,
        [identifier, JSON.stringify(rule), changes.dropsBy ?? null, app.clock.now()],
      )
    const realOf = async (id: bigint, currency = 'EUR') => (await app.ledger.readBalance(app.db, id, currency))!.real
    const expectSound = async () => {
      expect(await wrongPools(app.db)).toEqual([])
      await app.ledger.assertBalanced(app.db)
    }
    const heard = (channel: string) => app.published.filter((one) => one.channel === channel)

    test('[GAME-08] what a game’s jackpots hold is known in each currency that can win them, and read again when it is old', async () => {
      const sum = async () => {
        const rows = await app.db.query<{ sum: bigint }>(
          `SELECT sum(l.amount_cents)::bigint AS sum FROM jackpot_levels l JOIN jackpots j ON j.id = l.jackpot_id
            WHERE j.identifier = 'mystic'`,
        )
        return Number(rows[0]!.sum)
      }
      const now = () => app.clock.now()
      const onError = (error: unknown) => expect.unreachable(String(error))
      const potsOf = await openGamePots({ db: app.db, shelves, now, onError })
      const before = await sum()
      expect(potsOf(game)).toMatchObject({ EUR: before, KZT: expect.any(Number) })
      expect(potsOf('brasswing/Another')).toBeUndefined()
      await app.db.query(`UPDATE jackpot_levels SET amount_cents = amount_cents + 700 WHERE identifier = 'spark'`)
      app.clock.move(1500)
      expect(potsOf(game)?.['EUR']).toBe(before)
      app.clock.move(600)
      await expect.poll(() => potsOf(game)?.['EUR']).toBe(before + 700)
      await app.db.query(`UPDATE jackpot_levels SET amount_cents = amount_cents - 700 WHERE identifier = 'spark'`)
    })

    test('[API-072] [JP-01] [JP-02] the jackpots that run, with what their levels hold', async () => {
      const { status, body } = await (await app.client()).get('/api/jackpots')
      expect(status).toBe(200)
      expect(z.array(jackpot.strict()).parse(body)).toHaveLength(4)
      expect(body[0]).toMatchObject({ identifier: 'mystic', state: 'active', currency: 'EUR', games: [game] })
      expect(body[0].levels.map((level: { identifier: string }) => level.identifier)).toEqual([
        'supernova',
        'nova',
        'comet',
        'spark',
      ])
      await expectSound()
    })

    test('[API-067] [GAME-08] what jackpots hold in every currency that can win them', async () => {
      const { body } = await (await app.client()).get('/api/games/jackpots')
      const { body: list } = await (await app.client()).get('/api/jackpots')
      const sum = list[0].levels.reduce((all: number, level: { amount_cents: number }) => all + level.amount_cents, 0)
      expect(body.EUR.mystic).toBe(sum)
      // A krone is worth 0.086 euro.
      expect(body.NOK.mystic).toBe(Math.floor(sum / 0.086))
      expect(Object.keys(body.BTC)).toEqual(['mystic-coins', 'orbit-coins'])
    })

    test('a settled round feeds every level of the jackpots its game is linked to, out of the house', async () => {
      const { session, id } = await player({ real: begun })
      const before = await levelOf('nova')
      await round(session, 10_000n, 500n)
      await app.drain()
      const after = await levelOf('nova')
      // 15 basis points of 100.00.
      expect(after.amount_cents - before.amount_cents).toBe(15n)
      expect(await realOf(id)).toBe(begun - 10_000n + 500n)
      await expectSound()
      await news.flush()
      const told = heard('public:jackpots_changes').at(-1)!
      expect(jackpot.strict().parse(told.data).levels[1]!.amount_cents).toBe(Number(after.amount_cents))
    })

    test('bonus money, an open round and a game that is not linked feed nothing', async () => {
      const before = await levelOf('nova')
      const lent = await player({ bonus: begun })
      await round(lent.session, 10_000n)
      const { session, id } = await player({ real: begun })
      const order = { session, round: 'jp-open', now: app.clock.now() }
      await app.ledger.bet(app.db, { ...order, transaction: 'jp-open-bet', amount: 10_000n })
      await app.ledger.win(app.db, { ...order, transaction: 'jp-open-win', amount: 5n, finishesRound: false })
      await round(await openPlay(app.db, id, 'jp-elsewhere', 'EUR', 'nordlicht/Other'), 10_000n)
      await app.drain()
      expect(await levelOf('nova')).toEqual(before)
    })

    test('a stake in another currency counts at the platform’s rates', async () => {
      const before = await levelOf('nova')
      const { session } = await player({ real: 100_000n, currency: 'NOK' })
      await round(session, 100_000n)
      await app.drain()
      // 1,000.00 NOK are 86.00 EUR, and 15 basis points of those 12.9 cents.
      const after = await levelOf('nova')
      const grown = (after.amount_cents - before.amount_cents) * 10_000n + BigInt(after.carry - before.carry)
      expect(grown).toBe(129_000n)
      await expectSound()
    })

    test('[JP-03] [JP-04] [API-073] [RTM-02] [RTM-04] who takes the pool to its hidden amount is paid it at once, and named by six letters', async () => {
      const level = await levelOf('spark')
      const { id, session } = await player({ real: begun }, 'Starlingbird')
      await arm('spark', { rule: 'amount', below_cents: Number(level.amount_cents) + 2 })
      const roundId = await round(session, 10_000n)
      await app.drain()
      const won = level.amount_cents + 1n
      expect(await realOf(id)).toBe(begun - 10_000n + won)
      // 25 basis points of 100.00 less the cent that the win took; and the seed.
      expect(await levelOf('spark')).toMatchObject({ amount_cents: 10_000n + 24n, cycle: level.cycle + 1 })
      await expectSound()

      const { body } = await (await app.client()).get('/api/jackpot_wins')
      const [newest] = z.array(jackpotWin.strict()).parse(body)
      expect(newest).toMatchObject({
        user_name: 'Starli***',
        jackpot_name: 'Mystic',
        jackpot_level_name: 'Spark',
        game_identifier: game,
        amount_cents: Number(won),
        jackpot_original_amount_cents: Number(won),
        jackpot_original_currency: 'EUR',
        created_at: app.clock.now().toISOString(),
      })
      expect(JSON.stringify(body)).not.toContain('Starlin')
      const [entry] = await app.db.query<{ reason: object }>(
        `SELECT reason FROM ledger_transactions WHERE kind = 'jackpot_win' AND player_id = $1`,
        [id],
      )
      expect(entry!.reason).toMatchObject({ jackpot: 'mystic', level: 'spark', round: roundId })

      await news.flush()
      await expect.poll(() => heard('jackpot_win_award')).toHaveLength(1)
      expect(heard('jackpot_win_award')[0]!.playerId).toBe(id)
      const award = jackpotAward.strict().parse(heard('jackpot_win_award')[0]!.data)
      expect(award).toMatchObject({ award_cents: Number(won), award_currency: 'EUR' })
      expect(announced).toEqual([`${id} EUR`])
      expect(heard('public:wins').at(-1)!.data).toEqual({
        player: { nickname: 'St***' },
        round: { bet: 10_000, win: Number(won), currency: 'EUR' },
        game: { identifier: game },
      })
      await expect.poll(() => heard('public:jackpots_changes').length).toBeGreaterThan(0)
    })

    test('a winner of another currency is paid at the rates, and the books of both balance', async () => {
      const level = await levelOf('comet')
      await arm('comet', { rule: 'chance', one_in_cents: 1 })
      const { id, session } = await player({ real: 50_000n, currency: 'USD' })
      await round(session, 10_000n)
      await app.drain()
      // 100.00 USD are 92.00 EUR: 20 basis points are 18.4 cents.
      const won = level.amount_cents + (BigInt(level.carry) + 184_000n) / 10_000n
      expect(await realOf(id, 'USD')).toBe(40_000n + (won * 100n) / 92n)
      await expectSound()
    })

    test('what must drop within a time goes to the last who fed it, and begins anew when nobody did', async () => {
      const end = new Date(app.clock.now().getTime() + 3_600_000)
      const { id, session } = await player({ real: begun })
      await round(session, 10_000n)
      await app.drain()
      const level = await levelOf('nova')
      await arm('nova', { rule: 'time', every: 'hour' }, { dropsBy: end })
      await dropOverdue(needs)
      expect((await levelOf('nova')).cycle).toBe(level.cycle)
      app.clock.move(3_600_000)
      await dropOverdue(needs)
      await dropOverdue(needs)
      expect(await levelOf('nova')).toMatchObject({ cycle: level.cycle + 1, amount_cents: 1_000_000n })
      expect(await realOf(id)).toBe(begun - 10_000n + level.amount_cents)

      await arm('nova', { rule: 'time', every: 'hour' }, { dropsBy: app.clock.now() })
      await dropOverdue(needs)
      expect(await levelOf('nova')).toMatchObject({ cycle: level.cycle + 2, amount_cents: 1_000_000n })
      await expectSound()
    })

    test('a process that dies while it settles neither loses a share nor pays a win twice', async () => {
      await arm('comet', { rule: 'chance', one_in_cents: 1 })
      const before = { comet: await levelOf('comet'), nova: await levelOf('nova') }
      const { id, session } = await player({ real: begun })
      // Nobody else is at work: the events wait for the worker that dies.
      await app.drain()
      let deaths = 0
      const [feeding] = jackpotsConsumers(needs) as [Extract<Consumer, { applyAll: unknown }>]
      const dying: Consumer = {
        topic: 'test.settled',
        applyAll: async (tx, events) => {
          await feeding.applyAll(tx, events)
          deaths += 1
          if (deaths <= 3) throw new Error('killed')
        },
      }
      const events = [1, 2].map((n) => ({
        player: Number(id),
        currency: 'EUR',
        game,
        round: `jp-death-${n}-${id}`,
        finished: true,
        bet: 10_000,
        bonus_bet: 0,
        win: 0,
        at: app.clock.now().toISOString(),
        session,
      }))
      const worker = startWorker({ db: app.db, log: openLog('silent'), consumers: [dying] })
      await app.db.transaction(async (tx) => {
        for (const event of events)
          await tx.query('INSERT INTO outbox (topic, payload) VALUES ($1, $2)', ['test.settled', JSON.stringify(event)])
      })
      await worker.drain()
      // What failed waits for its next try: here at once.
      await expect
        .poll(async () => {
          await app.db.query(`UPDATE outbox SET not_before = NULL WHERE topic = 'test.settled'`)
          await worker.drain()
          return (await app.db.query(`SELECT id FROM outbox WHERE topic = 'test.settled'`)).length
        })
        .toBe(0)
      await worker.close()
      expect(deaths).toBeGreaterThan(3)
      const after = { comet: await levelOf('comet'), nova: await levelOf('nova') }
      // The first of the two rounds won the comet, once; the next cycle has the configured rule again.
      expect(after.comet.cycle).toBe(before.comet.cycle + 1)
      const grown = (after.nova.amount_cents - before.nova.amount_cents) * 10_000n
      expect(grown + BigInt(after.nova.carry - before.nova.carry)).toBe(300_000n)
      const won = await app.db.query('SELECT id FROM jackpot_wins WHERE round_id LIKE $1', [`jp-death-%-${id}`])
      expect(won).toHaveLength(1)
      const paid = before.comet.amount_cents + (BigInt(before.comet.carry) + 200_000n) / 10_000n
      expect(await realOf(id)).toBe(begun + paid)
      await expectSound()
    })

    test('two workers at once count every round once', async () => {
      const before = await levelOf('nova')
      const { session } = await player({ real: 1_000_000n })
      const other = startWorker({ db: app.db, log: openLog('silent'), consumers: [...jackpotsConsumers(needs)] })
      for (let n = 0; n < 60; n += 1) await round(session, 1000n)
      await Promise.all([app.drain(), other.drain()])
      await other.close()
      await app.drain()
      const after = await levelOf('nova')
      const grown = (after.amount_cents - before.amount_cents) * 10_000n + BigInt(after.carry - before.carry)
      expect(grown).toBe(60n * 15_000n)
      await expectSound()
    })
  }))
