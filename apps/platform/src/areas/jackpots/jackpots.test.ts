import { jackpot, jackpotAward, jackpotWin } from '@apogee/contract/jackpots'
import type { DropRule } from '@apogee/rules/jackpots/draw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Services } from '../../core/http/handler.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { PlayResult } from '../play/public.ts'
import { assertPlayBalanced, payWinsBatch, placeBet } from '../play/public.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { dropOverdue } from './drops/dropOverdue.ts'
import { openWinPayer } from './drops/winPayer.ts'
import { jackpotsHandlers } from './handlers.ts'
import type { JackpotNeeds } from './needs.ts'
import { openGamePots } from './openGamePots.ts'
import { openJackpotPublisher } from './openJackpotPublisher.ts'
import { seedJackpots } from './seedJackpots.ts'
import { wrongPools } from './store.ts'

const game = 'brasswing/EmberWyrm'
const byCategory = new Map([['mystic-jackpots', [{ row: { identifier: game } }]]])
const shelves = () => ({ byCategory })
const begun = 100_000n

describe('jackpots', () =>
  onEachDatabase((makeApp) => {
    let app: TestApp
    let needs: JackpotNeeds
    let publisher: ReturnType<typeof openJackpotPublisher>
    let payWins: Services['payWins']
    const announced: string[] = []
    beforeAll(async () => {
      app = await makeApp({
        handlers: jackpotsHandlers,
        rateLimits: {},
        services: { shelves },
        consumers: (core) => {
          const announceBalance = (id: bigint, currency: string) => announced.push(`${id} ${currency}`)
          publisher = openJackpotPublisher({
            ...core,
            shelves,
            announceBalance,
            onError: (error) => expect.unreachable(String(error)),
          })
          needs = { ...core, shelves, publisher }
          payWins = openWinPayer(needs)
          return []
        },
      })
      await seedJackpots(needs)
    })
    afterAll(() => publisher.close())
    beforeEach(async () => {
      await app.drain()
      // Resets every level to a state far from dropping.
      await app.db.query(
        `UPDATE jackpot_levels SET rule = '{"rule":"chance","one_in_cents":1000000000000000}', drops_by = NULL`,
      )
      app.published.length = 0
      announced.length = 0
    })

    let rounds = 0
    /** Places a stake, and returns a function that settles the round. */
    async function stake(session: string, amount: bigint, win = 0n, finishesRound = true) {
      rounds += 1
      const order = { session, round: `jp-${rounds}`, now: app.clock.now() }
      const bet = await placeBet(app.db, { ...order, transaction: `${order.round}-bet`, amount })
      expect(bet).toMatchObject({ ok: true })
      return { ...order, transaction: `${order.round}-win`, amount: win, finishesRound }
    }
    const settle = async (order: Awaited<ReturnType<typeof stake>>, pay = payWins): Promise<PlayResult> =>
      (await pay([order]))[0]!
    async function round(session: string, amount: bigint, win = 0n): Promise<string> {
      const order = await stake(session, amount, win)
      expect(await settle(order)).toMatchObject({ ok: true })
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
    /** Sets a level's rule as if its cycle had started at this amount. */
    const arm = (identifier: string, rule: DropRule, changes: { amount?: bigint; dropsBy?: Date } = {}) =>
      app.db.query(
        `UPDATE jackpot_levels SET rule = $2, begun_cents = amount_cents, drops_by = $3, begun_at = $4
          WHERE identifier = $1 AND jackpot_id = (SELECT id FROM jackpots WHERE identifier = 'mystic')`,
        [identifier, JSON.stringify(rule), changes.dropsBy ?? null, app.clock.now()],
      )
    const realOf = async (id: bigint, currency = 'EUR') => (await app.ledger.readBalance(app.db, id, currency))!.real
    const expectSound = async () => {
      expect(await wrongPools(app.db)).toEqual([])
      await assertPlayBalanced(app.db)
    }
    const heard = (channel: string) => app.published.filter((one) => one.channel === channel)

    test('[GAME-08] jackpot amounts of a game are cached in each currency that can win them, and reloaded after expiry', async () => {
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

    test('[API-072] [JP-01] [JP-02] running jackpots are listed with the amounts of their levels, closed ones are not', async () => {
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
      const set = (state: string) => app.db.query("UPDATE jackpots SET state = $1 WHERE identifier = 'mystic'", [state])
      await set('disabled')
      const open = (await (await app.client()).get('/api/jackpots')).body
      await set('active')
      expect(open.map(({ identifier }: { identifier: string }) => identifier)).not.toContain('mystic')
      await expectSound()
    })

    test('[API-067] [GAME-08] jackpot amounts are listed in every currency that can win them', async () => {
      const { body } = await (await app.client()).get('/api/games/jackpots')
      const { body: list } = await (await app.client()).get('/api/jackpots')
      const sum = list[0].levels.reduce((all: number, level: { amount_cents: number }) => all + level.amount_cents, 0)
      expect(body.EUR.mystic).toBe(sum)
      // A krone is worth 0.086 euro.
      expect(body.NOK.mystic).toBe(Math.floor(sum / 0.086))
      expect(Object.keys(body.BTC)).toEqual(['mystic-coins', 'orbit-coins'])
    })

    test('a settled round feeds every level of the jackpots linked to its game from the earnings of games', async () => {
      const { session, id } = await player({ real: begun })
      const before = await levelOf('nova')
      await round(session, 10_000n, 500n)
      await app.drain()
      const after = await levelOf('nova')
      // 15 basis points of 100.00.
      expect(after.amount_cents - before.amount_cents).toBe(15n)
      expect(await realOf(id)).toBe(begun - 10_000n + 500n)
      await expectSound()
      await publisher.flush()
      const told = heard('public:jackpots_changes').at(-1)!
      expect(jackpot.strict().parse(told.data).levels[1]!.amount_cents).toBe(Number(after.amount_cents))
    })

    test('bonus money, open rounds and games that are not linked do not feed jackpots', async () => {
      const before = await levelOf('nova')
      const lent = await player({ bonus: begun })
      await round(lent.session, 10_000n)
      const { session, id } = await player({ real: begun })
      expect(await settle(await stake(session, 10_000n, 5n, false))).toMatchObject({ ok: true })
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

    test('[JP-03] [JP-04] [API-073] [RTM-02] the player who takes the pool to its hidden amount is paid at once, and named by six letters', async () => {
      const level = await levelOf('spark')
      const { id, session } = await player({ real: begun }, 'Starlingbird')
      await arm('spark', { rule: 'amount', below_cents: Number(level.amount_cents) + 2 })
      const roundId = await round(session, 10_000n)
      await app.drain()
      const won = level.amount_cents + 1n
      expect(await realOf(id)).toBe(begun - 10_000n + won)
      // The seed, plus 25 basis points of 100.00 less the cent that the win took.
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

      await publisher.flush()
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

    test('a winner with another currency is paid at the rates, and the ledger of both currencies balances', async () => {
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

    test('a pool with a time limit goes to the last player who fed it, and restarts its time if no one did', async () => {
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

    test('a round after the deadline does not win: the pool goes to the last round before it', async () => {
      const end = new Date(app.clock.now().getTime() + 3_600_000)
      const [early, late] = [await player({ real: begun }), await player({ real: begun })]
      await arm('nova', { rule: 'time', every: 'hour' }, { dropsBy: end })
      const level = await levelOf('nova')
      await round(early.session, 10_000n)
      app.clock.move(3_600_001)
      const order = await stake(late.session, 10_000n)
      expect(await settle(order)).toMatchObject({ ok: true, balance: begun - 10_000n })
      const [win] = await app.db.query<{ player_id: bigint; draw: { rule: string } }>(
        'SELECT player_id, draw FROM jackpot_wins ORDER BY id DESC LIMIT 1',
      )
      expect(win).toMatchObject({ player_id: early.id, draw: { rule: 'overdue' } })
      const grown = (BigInt(level.carry) + 150_000n) / 10_000n
      expect(await realOf(early.id)).toBe(begun - 10_000n + level.amount_cents + grown)
      expect(await levelOf('nova')).toMatchObject({ cycle: level.cycle + 1 })
      await dropOverdue(needs)
      expect(await levelOf('nova')).toMatchObject({ cycle: level.cycle + 1 })
      await expectSound()
    })

    test('a jackpot, its share and the round that won it are one transaction: an error rolls back all of them', async () => {
      await arm('comet', { rule: 'chance', one_in_cents: 1 })
      const before = await levelOf('comet')
      const { id, session } = await player({ real: begun })
      const order = await stake(session, 10_000n, 500n)
      const failing = openWinPayer({
        ...needs,
        ledger: {
          ...needs.ledger,
          post: async (tx, posting) => {
            if (posting.kind === 'jackpot_seed') throw new Error('killed')
            return needs.ledger.post(tx, posting)
          },
        },
      })
      await expect(settle(order, failing)).rejects.toThrow('killed')
      expect(await levelOf('comet')).toEqual(before)
      expect(await realOf(id)).toBe(begun - 10_000n)

      const won = before.amount_cents + (BigInt(before.carry) + 200_000n) / 10_000n
      const balance = begun - 10_000n + 500n + won
      expect(await settle(order)).toMatchObject({ ok: true, balance, isRepeat: false })
      expect(await realOf(id)).toBe(balance)
      // A repeated request gets the first answer, without feeding or winning again.
      const after = await levelOf('comet')
      expect(await settle(order)).toMatchObject({ ok: true, balance, isRepeat: true })
      expect(await levelOf('comet')).toEqual(after)
      expect(after.cycle).toBe(before.cycle + 1)
      const [kept] = await app.db.query('SELECT balance_after_cents, jackpot_cents FROM game_rounds WHERE id = $1', [
        order.round,
      ])
      expect(kept).toEqual({ balance_after_cents: balance, jackpot_cents: won })
      await expectSound()
    })

    test('a round that cannot be settled does not block the other rounds of its batch', async () => {
      const before = await levelOf('nova')
      const { session } = await player({ real: begun })
      const orders = [await stake(session, 1000n), await stake(session, 1000n), await stake(session, 1000n)]
      const broken = openWinPayer(needs, (sql, wanted) => {
        if (wanted.some(({ transaction }) => transaction === orders[1]!.transaction)) throw new Error('broken')
        return payWinsBatch(sql, wanted)
      })
      const results = await Promise.allSettled(orders.map((order) => settle(order, broken)))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await settle(orders[1]!)).toMatchObject({ ok: true, isRepeat: false })
      const after = await levelOf('nova')
      const grown = (after.amount_cents - before.amount_cents) * 10_000n + BigInt(after.carry - before.carry)
      expect(grown).toBe(3n * 15_000n)
      await expectSound()
    })

    test('of concurrent rounds that reach the hidden amount one wins, and the pool restarts once', async () => {
      const other = openWinPayer(needs)
      for (let race = 0; race < 5; race += 1) {
        const level = await levelOf('spark')
        await arm('spark', { rule: 'amount', below_cents: Number(level.amount_cents) + 2 })
        const rivals = await Promise.all([player({ real: begun }), player({ real: begun }), player({ real: begun })])
        const orders = await Promise.all(rivals.map(({ session }) => stake(session, 10_000n)))
        const results = await Promise.all(orders.map((order, at) => settle(order, at === 0 ? payWins : other)))
        for (const result of results) expect(result).toMatchObject({ ok: true, isRepeat: false })
        expect((await levelOf('spark')).cycle).toBe(level.cycle + 1)
        const balances = await Promise.all(rivals.map(({ id }) => realOf(id)))
        const won = level.amount_cents + 1n
        const [lost, raised] = [begun - 10_000n, begun - 10_000n + won]
        expect(balances.toSorted()).toEqual([lost, lost, raised].toSorted())
        for (const [at, result] of results.entries()) expect(result).toMatchObject({ balance: balances[at] })
      }
      await expectSound()
    })

    test('nodes that settle concurrently count every share once', async () => {
      const before = await levelOf('nova')
      const players = await Promise.all(Array.from({ length: 6 }, () => player({ real: begun })))
      const nodes = [payWins, openWinPayer(needs)]
      const orders = []
      for (let n = 0; n < 60; n += 1) orders.push(await stake(players[n % 6]!.session, 1000n, BigInt(n % 3)))
      const results = await Promise.all(orders.map((order, at) => settle(order, nodes[at % 2])))
      for (const result of results) expect(result).toMatchObject({ ok: true, isRepeat: false })
      const after = await levelOf('nova')
      const grown = (after.amount_cents - before.amount_cents) * 10_000n + BigInt(after.carry - before.carry)
      expect(grown).toBe(60n * 15_000n)
      await expectSound()
    })

    test('many wins in one call are settled according to their games, with results in the requested order', async () => {
      const { session, id } = await player({ real: begun })
      const elsewhere = await openPlay(app.db, id, `jp-plain-${id}`, 'EUR', 'nordlicht/Other')
      const before = await levelOf('nova')
      const orders = [
        await stake(elsewhere, 1000n, 7n),
        await stake(session, 1000n, 11n),
        await stake(elsewhere, 1000n),
        await stake(session, 1000n),
      ]
      const results = await payWins([...orders, orders[0]!])
      expect(results.map((result) => result.ok && [result.transaction, result.isRepeat])).toEqual([
        ...orders.map(({ transaction }) => [transaction, false]),
        [orders[0]!.transaction, true],
      ])
      const after = await levelOf('nova')
      const grown = (after.amount_cents - before.amount_cents) * 10_000n + BigInt(after.carry - before.carry)
      expect(grown).toBe(2n * 15_000n)
      await expectSound()
    })
  }))
