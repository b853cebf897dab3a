import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { assertPlayBalanced } from '../../areas/play/assertPlayBalanced.ts'
import { payWin, placeBet, rollBackBet } from '../../areas/play/public.ts'
import { closeTournaments } from '../../areas/tournaments/finals/closeTournaments.ts'
import { openStandings, type Standings } from '../../areas/tournaments/standings/standings.ts'
import { listFailed } from '../../core/outbox/eventLog.ts'
import { realConsumers } from '../../testing/consumerWorld.ts'
import { openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { createPlayer, grant } from '../../testing/testPlayers.ts'
import { insertCardPayment } from '../../testing/testRows.ts'
import { insertTournament } from '../../testing/testTournaments.ts'

/** `SIMULATED_PLAYERS=10000` for a long run, `PROPERTY_SEED=7` for other players. */
const players = Number(process.env['SIMULATED_PLAYERS'] ?? 8)
const MAX_BET = 5_00n

/** A round that is left before its outcome: its bets, one after the other, and the time of their rollback. */
const round = fc.record({
  bets: fc.array(fc.integer({ min: 1, max: 6_00 }), { minLength: 1, maxLength: 8 }),
  areAtOnce: fc.boolean(),
  /** The next round begins before this one is returned, as studios do it. */
  isLeftOpen: fc.boolean(),
  /** Consumers run while it is open, and after it was returned. */
  isCounted: fc.tuple(fc.boolean(), fc.boolean()),
})
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never

const hourMs = 3_600_000
/** More than any level, VIP status, quest or day requires; the rest is staked in other rounds, all open at once. */
const ENOUGH = 70_000_00
const otherStakes = fc.array(fc.integer({ min: 1, max: 20_000_00 }), { maxLength: 6 })

onEachDatabase((makeApp) => {
  let app: TestApp
  let standings: Standings
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({ consumers: (core) => realConsumers(core, { done: [] }), rateLimits: {} })
    standings = openStandings({ ...app, onError: () => undefined })
  })

  async function newPlayer() {
    const id = await createPlayer(app, 100_00n, 'EUR')
    await grant(app, id, 'EUR', 'bonus', 50_00n)
    await app.db.query(
      `INSERT INTO player_bonuses (key, player_id, offer_id, strategy, titles, currency, amount_cents, wager, required_cents,
         max_bet_cents, wager_days, created_at, activatable_until, stage, activated_at, started_at, valid_until)
       VALUES ($1, $2, 'simulated', 'personal', '{"en":"Simulated"}', 'EUR', 5000, 1, 5000, $3, 7, $4, $4::timestamptz + interval '7 days',
         'handle_bets', $4, $4, $4::timestamptz + interval '7 days')`,
      [`simulated:${id}`, id, MAX_BET, app.clock.now()],
    )
    return { id, session: await openPlay(app.db, id, `simulated-${id}`) }
  }

  /** Everything that play could have earned. */
  async function assetsOf(player: bigint) {
    const one = async (sql: string) =>
      (await app.db.query(sql, [player])).map((row) => JSON.stringify(row, text)).join()
    return {
      money: await one('SELECT kind, balance_cents FROM ledger_accounts WHERE player_id = $1 ORDER BY kind'),
      bonuses: await one(
        'SELECT offer_id, stage, wagered_hundredths FROM player_bonuses WHERE player_id = $1 ORDER BY id',
      ),
      freeSpins: await one('SELECT id FROM player_freespins WHERE player_id = $1'),
      boxes: await one('SELECT id FROM player_lootboxes WHERE player_id = $1'),
      groups: await one('SELECT group_id FROM player_groups WHERE player_id = $1 ORDER BY group_id'),
      points: await one(
        'SELECT 1 FROM comp_points WHERE player_id = $1 AND (chargeable_micros <> 0 OR persistent_micros <> 0)',
      ),
      standings: await one(
        'SELECT 1 FROM tournament_players WHERE player_id = $1 AND (games_taken <> 0 OR bet_cents <> 0 OR final_place IS NOT NULL)',
      ),
      questLevels: await one('SELECT level FROM quest_levels WHERE player_id = $1 ORDER BY level'),
      days: await one('SELECT staked_cents, completed_at FROM vip_adventure_days WHERE player_id = $1'),
      statuses: await one('SELECT to_status FROM vip_moves WHERE player_id = $1 ORDER BY id'),
    }
  }

  async function leave({ session }: { session: string }, { bets, areAtOnce }: Round) {
    serial += 1
    const about = { session, round: `left-${serial}`, now: app.clock.now() }
    const place = async (cents: number, at: number) => {
      const transaction = `${about.round}-bet-${at}`
      const { ok } = await placeBet(app.db, { ...about, transaction, amount: BigInt(cents) })
      return ok ? { transaction, cents } : null
    }
    const placed = areAtOnce ? await Promise.all(bets.map(place)) : []
    if (!areAtOnce) for (const [at, cents] of bets.entries()) placed.push(await place(cents, at))
    const taken = placed.filter((bet) => bet !== null)
    expect(taken.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(Number(MAX_BET))
    return async () => {
      for (const { transaction: original } of taken)
        await rollBackBet(app.db, { ...about, original, transaction: `${original}-back` })
    }
  }

  test('a player who only bets up to the maximum of a bonus and leaves every round undecided gains nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 6 }), async (rounds) => {
        const player = await newPlayer()
        const before = await assetsOf(player.id)
        let giveBack = async () => {}
        for (const one of rounds) {
          const giveBackThis = await leave(player, one)
          await giveBack()
          if (one.isCounted[0]) await app.drain()
          if (one.isLeftOpen) giveBack = giveBackThis
          else {
            await giveBackThis()
            giveBack = async () => {}
          }
          if (one.isCounted[1]) await app.drain()
        }
        await giveBack()
        await app.drain()
        expect(await assetsOf(player.id)).toEqual(before)
      }),
      { numRuns: players },
    )
    await assertPlayBalanced(app.db)
  }, 3_600_000)

  /** With a deposit that is enough for a VIP status, a day of an adventure, and a quest and a tournament that run. */
  async function newContestant() {
    const id = await createPlayer(app, 300_000_00n, 'EUR')
    const now = app.clock.now()
    const before = new Date(+now - hourMs)
    const payment = await insertCardPayment(app.db, { player: id, cents: 600_000, at: before })
    const bonus = { cents: 1000, percent: null, up_to_cents: null, wager: 30, wager_days: 7, max_bet_cents: 500 }
    await app.db.query(
      `INSERT INTO vip_adventure_days (player_id, title, starts_at, payment_id, currency, deposited_cents, deposited_at, required_cents,
         stake_until, offer) VALUES ($1, $2, $3, $4, 'EUR', 600000, $3, 1000000, $5, $6)`,
      [
        id,
        `day-of-${id}`,
        before,
        payment.id,
        new Date(+now + hourMs),
        JSON.stringify({ day: { condition: {} }, prize: { activate_days: 3, freespins: null, bonus } }),
      ],
    )
    const times = { start_at: before, end_at: new Date(+now + hourMs) }
    await insertTournament(app.db, times)
    await insertTournament(app.db, {
      ...times,
      kind: 'quest',
      definition: {
        titles: { en: 'Quest' },
        texts: { en: 'Stake.' },
        emblem: 'full-moon',
        banner: {
          art: 'tournament',
          gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
        },
        slug: `quest-${id}`,
        size: 'xs',
        thresholds: [0, 10_000_00],
        rewards: { 2: { chargeable_points: 50 } },
      },
    })
    return id
  }

  /** Stakes in rounds of as many games, all open until the tournaments have ended; then they end by `end`. */
  async function openAtOnce(player: bigint, stakes: readonly number[], end: 'finish' | 'rollBack') {
    const rounds = await Promise.all(
      stakes.map(async (cents, at) => {
        const session = await openPlay(app.db, player, `contest-${player}-${at}`)
        const order = { session, round: `${session}-round` }
        const bet = { ...order, transaction: `${session}-bet`, amount: BigInt(cents), now: app.clock.now() }
        expect(await placeBet(app.db, bet)).toMatchObject({ ok: true })
        return order
      }),
    )
    await app.drain()
    const whileOpen = await assetsOf(player)
    const finish = async () => {
      for (const { session, round } of rounds) {
        const order = { session, round, transaction: `${session}-end`, now: app.clock.now() }
        if (end === 'finish') await payWin(app.db, { ...order, amount: 0n, finishesRound: true })
        else await rollBackBet(app.db, { ...order, original: `${session}-bet` })
      }
      await app.drain()
    }
    if (end === 'finish') await finish()
    app.clock.move(2 * hourMs)
    await closeTournaments({ ...app, standings, categoriesOf: () => ['all'] })
    await app.drain()
    if (end === 'rollBack') await finish()
    return whileOpen
  }

  test('a player who opens rounds in many games at once and leaves them all undecided earns nothing, not even temporarily', async () => {
    await fc.assert(
      fc.asyncProperty(otherStakes, async (stakes) => {
        const player = await newContestant()
        const before = await assetsOf(player)
        const whileOpen = await openAtOnce(player, [ENOUGH, ...stakes], 'rollBack')
        expect({ ...whileOpen, money: null }).toEqual({ ...before, money: null })
        expect(await assetsOf(player)).toEqual(before)
      }),
      { numRuns: players },
    )
    await assertPlayBalanced(app.db)
  }, 3_600_000)

  test('a player who finishes the same rounds earns a level, a VIP status, a quest’s prize, a day and a rank', async () => {
    const player = await newContestant()
    const before = await assetsOf(player)
    const whileOpen = await openAtOnce(player, [ENOUGH], 'finish')
    expect({ ...whileOpen, money: null }).toEqual({ ...before, money: null })
    expect(await listFailed(app.db)).toEqual([])
    const after = await assetsOf(player)
    expect(Object.entries(after).filter(([what, value]) => value === before[what as keyof typeof before])).toEqual([])
    expect(after.questLevels).toContain('{"level":2}')
    expect(after.statuses).toBe('{"to_status":"BRONZE"}')
  })
})

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
