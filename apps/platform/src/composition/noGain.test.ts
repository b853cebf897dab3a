import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { assertPlayBalanced } from '../areas/play/assertPlayBalanced.ts'
import { placeBet, rollBackBet } from '../areas/play/public.ts'
import { realConsumers } from '../testing/consumerWorld.ts'
import { openPlay } from '../testing/play.ts'
import { onEachDatabase, type TestApp } from '../testing/testApp.ts'
import { createPlayer, grant } from '../testing/testPlayers.ts'

/** `SIMULATED_PLAYERS=10000` for a long run, `PROPERTY_SEED=7` for other players. */
const players = Number(process.env['SIMULATED_PLAYERS'] ?? 8)
const MAX_BET = 5_00n

/** A round that is left before anything is decided: its bets, one after the other, and when they have come back. */
const round = fc.record({
  bets: fc.array(fc.integer({ min: 1, max: 6_00 }), { minLength: 1, maxLength: 8 }),
  areAtOnce: fc.boolean(),
  /** The next round begins before this one is returned, as studios do it. */
  isLeftOpen: fc.boolean(),
  /** Consumers run while it is open, and after it was returned. */
  isCounted: fc.tuple(fc.boolean(), fc.boolean()),
})
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never

onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await makeApp({ consumers: (core) => realConsumers(core, { done: [] }), rateLimits: {} })
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

  /** All that play could have brought. */
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
        'SELECT 1 FROM tournament_players WHERE player_id = $1 AND (games_taken <> 0 OR bet_cents <> 0)',
      ),
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
})

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
