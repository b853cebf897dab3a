import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hundredthsAt, timeOf } from '../../../engines/crash/flight.ts'
import { busOf } from '../../testing/bus.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { ascent, createFlightTable, DRAWN, LANDED, LEAD } from '../../testing/flight.ts'
import { clearStudio, createMortal } from '../../testing/mortal.ts'

describe('money of a flight', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  async function roundUntilDeath(dieAt: number): Promise<boolean> {
    await clearStudio(db)
    const f = createFlightTable(db)
    const { round, lasts } = await f.boarding(250, 400)
    const token = await f.sit('one')
    const mortal = createMortal(db, f.table.wallet.fetch, dieAt)
    const dying = f.table.start({ db: mortal.db, fetch: mortal.fetch })
    const placed = await f.place(token, round.id, {}, 'request-0001', dying)
    const goal = await f.place(token, round.id, { goal: 200 }, 'request-0002', dying)
    for (const ms of [DRAWN, LEAD, timeOf(ascent, 130)]) {
      f.table.pass(ms)
      await dying.tick()
      await dying.recover().catch(() => 0)
    }
    const pressed = placed.status === 200 ? await f.press(token, placed.body.bet.id, dying) : null
    for (const ms of [lasts, LANDED]) {
      f.table.pass(ms)
      await dying.tick()
      await dying.recover().catch(() => 0)
    }
    // After this time the dead process's leases have expired.
    f.table.pass(4900)
    for (let at = 0; at < 5; at++) await f.pass(31_000)
    const rows = await db.query<{ id: string; state: string; win_cents: bigint; moves: { hundredths?: number }[] }>(
      'select id, state, win_cents, moves from studio.live_bets',
    )
    expect(rows.filter(({ state }) => !['settled', 'rolled_back', 'refused'].includes(state))).toEqual([])
    // A confirmed press is paid.
    if (pressed?.status === 200) {
      const { hundredths } = pressed.body.bet.moves[0]
      expect(rows.find(({ id }) => id === placed.body.bet.id)).toMatchObject({
        state: 'settled',
        win_cents: BigInt(hundredths),
      })
    }
    const answered = goal.status === 200 && rows.find(({ id }) => id === goal.body.bet.id)
    if (answered && answered.state === 'settled') expect(answered.win_cents).toBe(200n)
    const settled = rows.filter(({ state }) => state === 'settled')
    const won = settled.reduce((sum, row) => sum + Number(row.win_cents), 0)
    expect(f.table.wallet.counted('win').reduce((sum, { amount }) => sum + amount, 0)).toBe(won)
    expect(f.table.wallet.counted('win')).toHaveLength(settled.length)
    expect(f.table.wallet.balance()).toBe(100_000 - settled.length * 100 + won)
    return mortal.isDead()
  }

  test('[SAFE-06] a flight killed at every step pays each bet once, loses it, or returns it', async () => {
    let dieAt = 1
    while (await roundUntilDeath(dieAt)) dieAt++
    expect(dieAt).toBeGreaterThan(20)
  }, 180_000)

  /** Bets, presses (as fractions of the flight), the working node, and the moment one of them dies. */
  const plans = fc.record({
    seed: fc.integer({ min: 0, max: 0xffffff }),
    bets: fc.array(
      fc.record({
        player: fc.integer({ min: 0, max: 2 }),
        stake: fc.constantFrom(20, 110, 1000),
        goal: fc.constantFrom(null, 101, 150, 200, 1000),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    presses: fc.array(
      fc.record({
        bet: fc.integer({ min: 0, max: 4 }),
        share: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
        isElsewhere: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    killedAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })

  test('[SAFE-06] every order of bets, cash-outs and kills pays exactly the amounts of the rules', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ seed, bets, presses, killedAt }) => {
        await clearStudio(db)
        const f = createFlightTable(db)
        const { round, peak, lasts } = await f.boardingBy(() => seed.toString(16).padStart(64, 'a'))
        const bus = busOf()
        const [here, there] = [f.table.start({ bus: bus('a') }), f.table.start({ bus: bus('b') })]
        const tokens = await Promise.all([0, 1, 2].map((player) => f.sit(`player-${player}`)))
        const placed: { token: string; id: string; stake: number; goal: number | null; left: number | null }[] = []
        for (const [at, { player, stake, goal }] of bets.entries()) {
          const token = tokens[player] as string
          const node = at % 2 ? here : there
          const { status, body } = await f.place(token, round.id, { stake, goal }, `request-${at}-0000`, node)
          expect([200, 422]).toContain(status)
          if (status === 200) placed.push({ token, id: body.bet.id, stake, goal, left: null })
        }
        f.table.pass(DRAWN)
        await Promise.all([here.tick(), there.tick()])
        f.table.pass(LEAD)

        let now = 0
        const sorted = presses.toSorted((a, b) => a.share - b.share)
        for (const { bet: at, share, isElsewhere } of sorted) {
          const bet = placed[at]
          const ms = Math.max(0, Math.floor(share * (lasts + 1)))
          if (!bet) continue
          f.table.pass(ms - now)
          now = ms
          const isDead = killedAt !== null && share > killedAt
          const node = isElsewhere && !isDead ? there : here
          await node.tick()
          const { status } = await f.press(bet.token, bet.id, node)
          expect([200, 422]).toContain(status)
          const exit = bet.goal ?? ascent.highest
          if (bet.left === null && ms < lasts) bet.left = Math.min(hundredthsAt(ascent, ms), exit)
        }
        await f.pass(Math.max(0, lasts - now) + LANDED, here)
        await f.pass(5000, here)

        const paid = new Map(f.table.wallet.counted('win').map(({ round, amount }) => [round, amount]))
        expect(f.table.wallet.counted('win')).toHaveLength(placed.length)
        for (const { id, stake, goal, left } of placed) {
          const asked = left ?? goal ?? ascent.highest
          const win = asked <= peak ? (stake * asked) / 100 : 0
          // A fraction is rounded by the round's own draw.
          expect([Math.floor(win), Math.ceil(win)]).toContain(paid.get(String(id)))
        }
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
