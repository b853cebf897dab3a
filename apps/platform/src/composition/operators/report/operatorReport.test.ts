import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBonusRow, insertSpinsRow } from '../../../areas/bonuses/test/giftRows.ts'
import { activate } from '../../../areas/bonuses/wagering/wagering.ts'
import { awardDrop } from '../../../areas/jackpots/drops/awardDrop.ts'
import { feedJackpot } from '../../../areas/jackpots/drops/feedJackpot.ts'
import { seedJackpots } from '../../../areas/jackpots/seedJackpots.ts'
import { listJackpots } from '../../../areas/jackpots/store.ts'
import { payWin, placeBet, rollBackBet } from '../../../areas/play/public.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { openPlay } from '../../../testing/play.ts'
import { knownPerson } from '../../../testing/testPlayers.ts'
import { runCommand } from '../operatorCommands.ts'

const day = '2026-10-01'
const [wyrm, comet] = ['brasswing/EmberWyrm', 'nightjar/Comet']
const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

interface Row extends Readonly<Record<string, string | number | null>> {
  readonly group: string | null
  readonly currency: string
}

onEachEngine((open) => {
  let setup: MoneySetup
  const next = (name: string) => `${name}-${randomUUID()}`

  const moveTo = (date: string) => setup.clock.move(Date.parse(date) - setup.clock.now().getTime())
  const report = (...words: string[]) =>
    runCommand(['report', ...words, '--by', 'Sam', '--reason', 'daily figures', '--json'], setup.core)
  const rowsOf = async (...words: string[]) => ((await report(...words)).data as { rows: Row[] }).rows

  async function player(currency: string, changes: { brand: string; country: string }) {
    const one = await setup.player(0n, currency, { ...knownPerson(), country: changes.country })
    await setup.db.query('UPDATE players SET brand = $2, created_at = $3 WHERE id = $1', [
      one.id,
      changes.brand,
      setup.clock.now(),
    ])
    return one
  }

  async function deposit(who: TestPlayer, amount: string, currency = 'EUR'): Promise<number> {
    const order = { payment_method: 'visa', payment_action: 'deposit', currency, amount }
    const { body } = await setup.process(who, order)
    expect(body).toHaveProperty('payment')
    const { id } = body.payment
    await setup.webhook({ payment_id: String(id), status: 'succeeded', amount, currency })
    return id
  }

  /** A bet, rolled back or won; `free`: one of these free spins. */
  async function round(session: string, bet: bigint, end: bigint | 'rollback', free?: bigint): Promise<string> {
    const [id, transaction] = [next('round'), next('bet')]
    const order = { session, round: id, now: setup.clock.now() }
    const more = free === undefined ? {} : { free: { id: free, stake: 20n, feature: null } }
    expect(await placeBet(setup.db, { ...order, transaction, amount: bet, ...more })).toMatchObject({ ok: true })
    const ended =
      end === 'rollback'
        ? await rollBackBet(setup.db, { ...order, transaction: next('rollback'), original: transaction })
        : await payWin(setup.db, { ...order, transaction: next('win'), amount: end, finishesRound: true })
    expect(ended).toMatchObject({ ok: true })
    return id
  }

  /** A round of 10.00 feeds the first jackpot, and its player wins the first level. */
  async function winJackpot({ id: playerId }: TestPlayer, currency: string, roundId: string): Promise<void> {
    const [{ clock, db, core }, at] = [setup, setup.clock.now()]
    await seedJackpots(core)
    const [jackpot] = await listJackpots(db)
    if (!jackpot) throw new Error('no jackpot is configured')
    const played = { id: roundId, game: wyrm, playerId, currency, stakeCents: 1000n }
    await db.query(
      `UPDATE jackpot_levels SET rule = '{"rule":"chance","one_in_cents":1000000000000000}', drops_by = NULL`,
    )
    await db.transaction(async (tx) => {
      const [fresh = jackpot] = await listJackpots(tx)
      await feedJackpot(core, tx, fresh, [{ ...played, realCents: 1000n, transaction: next('fed'), at }])
      const { pool } = fresh.levels[0]!
      const draw = { level: pool.level, cycle: pool.cycle } as never
      await awardDrop(core, tx, fresh, pool, { cycle: pool.cycle, amount: pool.amount, draw }, played, clock.now())
    })
  }

  async function adjust(who: TestPlayer): Promise<void> {
    const [found] = await setup.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [who.id])
    const order = (by: string, ...words: string[]) =>
      runCommand(['balance', ...words, '--by', by, '--reason', 'lost round', '--json'], setup.core)
    const { data } = await order('Sam', 'adjust', found?.email ?? '', 'EUR', 'in', '3.33')
    expect(await order('Kim', 'confirm', (data as { id: string }).id)).toMatchObject({ isDone: true })
  }

  async function withdraw(who: TestPlayer): Promise<void> {
    const order = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00', recipient }
    const { id } = (await setup.process(who, order)).body.payment
    const sign = ['--by', 'Sam', '--reason', 'checked']
    expect(await runCommand(['withdrawals', 'approve', String(id), ...sign], setup.core)).toMatchObject({
      isDone: true,
    })
    await setup.drainOutbox()
    await setup.webhook({ payment_id: String(id), status: 'succeeded', amount: '40.00', currency: 'EUR' })
    expect(await setup.state(id)).toBe('succeeded')
  }

  async function seed() {
    const { db } = setup
    await db.query("INSERT INTO studios (id, title) VALUES ('brasswing', 'Brasswing'), ('nightjar', 'Nightjar')")
    for (const [no, identifier] of [wyrm, comet].entries())
      await db.query(
        `INSERT INTO games (no, identifier, title, seo_title, provider, theme, seed, categories, engine, profile, devices,
                            currencies, badges, released_at, popularity)
         VALUES ($1, $2, 't', 't', split_part($2, '/', 1), 't', 's', '{}', 'lines', 'p', '{}', '{}', '[]', now(), 1)`,
        [no + 1, identifier],
      )
    const ann = await player('EUR', { brand: 'apogee', country: 'DE' })
    const ben = await player('EUR', { brand: 'perigee', country: 'EE' })
    await db.query(
      `INSERT INTO player_origins (player_id, stag, affb_id, utm_source, created_at) VALUES ($1, '7_"a,b', '7', '=mail', $2)`,
      [ann.id, setup.clock.now()],
    )
    const cid = await player('USD', { brand: 'apogee', country: 'CA' })
    await deposit(ann, '100.00')
    await deposit(ben, '50.00')
    await deposit(cid, '80.00', 'USD')
    const back = await deposit(ann, '30.00')
    await setup.webhook({ payment_id: String(back), status: 'charged_back', amount: '30.00', currency: 'EUR' })
    const annWyrm = await openPlay(db, ann.id, 'ann-wyrm', 'EUR', wyrm)
    const annComet = await openPlay(db, ann.id, 'ann-comet', 'EUR', comet)
    const cidWyrm = await openPlay(db, cid.id, 'cid-wyrm', 'USD', wyrm)
    const won = await round(annWyrm, 1000n, 250n)
    await round(annComet, 500n, 0n)
    await round(annComet, 700n, 'rollback')
    await round(cidWyrm, 300n, 900n)
    // A bonus of 1.00 becomes real money once 1.00 is staked; here it is credited, and staked after all real money.
    const bonus = await insertBonusRow(db, ben.id, {})
    const wallet = { ledger: setup.core.ledger, playerId: ben.id, currency: 'EUR', now: setup.clock.now() }
    await db.transaction((tx) => activate({ ...wallet, tx }, bonus))
    const benComet = await openPlay(db, ben.id, 'ben-comet', 'EUR', comet)
    await round(benComet, 5040n, 1000n)
    const spins = await insertSpinsRow(db, ann.id, { games: `{${wyrm}}`, stage: 'activated', provider: 'brasswing' })
    await round(annWyrm, 0n, 60n, spins.id)
    await winJackpot(cid, 'USD', won)
    await adjust(ann)
    await withdraw(ann)
    // The next day belongs to the month alone; its first moment to no other day.
    moveTo('2026-10-02')
    await deposit(await setup.signIn(ann.id), '20.00')
    await round(await openPlay(db, ann.id, 'ann-later', 'EUR', wyrm), 200n, 0n)
    moveTo('2026-11-01')
    await deposit(await setup.signIn(ann.id), '90.00')
    // Facts of players count as they are now; this licence would ask for more before a first deposit.
    await db.query("UPDATE players SET license_name = 'EE' WHERE id = $1", [ben.id])
  }

  /** Movements of the house accounts in a period, by currency: read without the report's classification. */
  async function ledgerOf(from: string, to: string): Promise<Record<string, Record<string, bigint>>> {
    const rows = await setup.db.query<{ currency: string; kind: string; cents: bigint }>(
      `SELECT a.currency, a.kind, sum(e.amount_cents)::bigint AS cents
         FROM (SELECT id::text AS transaction, created_at FROM ledger_transactions
               UNION ALL SELECT 'play:' || id, created_at FROM game_transactions) t
         JOIN booked_entries e USING (transaction) JOIN ledger_accounts a ON a.id = e.account_id
        WHERE a.player_id IS NULL AND t.created_at >= $1::timestamptz AND t.created_at < $2::timestamptz
        GROUP BY 1, 2`,
      [`${from}T00:00:00Z`, `${to}T00:00:00Z`],
    )
    const found: Record<string, Record<string, bigint>> = {}
    for (const { currency, kind, cents } of rows) found[currency] = { ...found[currency], [kind]: cents }
    return found
  }

  /** The movements of house accounts that the rows of a currency add up to. */
  function accountsIn(rows: readonly Row[], currency: string): Record<string, bigint> {
    const sum = (name: string) =>
      rows.filter((row) => row.currency === currency).reduce((all, row) => all + BigInt(row[`${name}_cents`] ?? 0), 0n)
    const accounts = {
      games: sum('ggr') - sum('jackpot_contributions'),
      bonuses: -sum('bonus_cost'),
      jackpots: sum('jackpot_contributions') - sum('jackpot_wins'),
      psp:
        sum('deposits_reversed') -
        sum('deposits') -
        sum('deposits_withheld') +
        sum('withdrawals') -
        sum('withdrawals_returned'),
      adjustment: -sum('adjustments'),
      exchange: sum('exchange'),
    }
    expect(sum('unclassified')).toBe(0n)
    expect(sum('ngr')).toBe(sum('ggr') - sum('bonus_cost') - sum('jackpot_contributions'))
    return Object.fromEntries(Object.entries(accounts).filter(([, cents]) => cents !== 0n))
  }

  beforeAll(async () => {
    setup = await MoneySetup.open(open)
    await seed()
  })
  afterAll(() => setup.close())

  const periods = [
    ['day', day, day, '2026-10-02'],
    ['month', '2026-10', day, '2026-11-01'],
  ] as const
  const groups = ['none', 'brand', 'country', 'licence', 'currency', 'game', 'studio']
  test.each(periods.flatMap((period) => groups.map((group) => [...period, group] as const)))(
    'report %s %s, from %s until %s, by %s, equals the movements of the house accounts in every currency',
    async (kind, name, from, to, group) => {
      const booked = await ledgerOf(from, to)
      const rows = await rowsOf(kind, name, ...(group === 'none' ? [] : ['--group', group]))
      expect(Object.keys(booked).toSorted()).toEqual(['EUR', 'USD', 'USDT'])
      expect(Object.keys(booked['EUR'] ?? {})).toHaveLength(6)
      for (const [currency, accounts] of Object.entries(booked)) expect(accountsIn(rows, currency)).toEqual(accounts)
    },
  )

  test('the figures of a day: bets with bonus money count, free spins and rolled back bets do not', async () => {
    const [euro, dollar] = await rowsOf('day', day)
    expect(euro).toMatchObject({
      ...{ currency: 'EUR', bets_cents: '6540', wins_cents: '1250', ggr_cents: '5290', bonus_cost_cents: '100' },
      ...{ deposits_cents: '18000', deposits_count: 3, first_deposits_cents: '15000', first_deposits_count: 2 },
      ...{ deposits_reversed_cents: '3000', deposits_reversed_count: 1, adjustments_cents: '333' },
      ...{ withdrawals_cents: '4000', withdrawals_count: 1, active_players: 2, new_players: 2 },
    })
    expect(dollar).toMatchObject({
      ...{ currency: 'USD', ggr_cents: '-600', ngr_cents: '-600', first_deposits_count: 1, active_players: 1 },
    })
    expect(Number(euro?.['jackpot_wins_cents'])).toBeGreaterThan(0)
    expect(Number(euro?.['exchange_cents'])).toBe(Number(euro?.['jackpot_wins_cents']))
  })

  test('a month counts each player once, and a first deposit in its month alone', async () => {
    const [euro] = await rowsOf('month', '2026-10')
    expect(euro).toMatchObject({ deposits_count: 4, first_deposits_count: 2, active_players: 2, new_players: 2 })
    const [later] = await rowsOf('month', '2026-11')
    expect(later).toMatchObject({ deposits_count: 1, first_deposits_count: 0, active_players: 0, new_players: 0 })
  })

  test('groups have their own figures; movements without one are listed last', async () => {
    const facts = (rows: readonly Row[]) =>
      rows.map(({ group, currency, bets_cents, deposits_cents, active_players, new_players }) => [
        ...[group, currency, bets_cents, deposits_cents, active_players, new_players],
      ])
    expect(facts(await rowsOf('day', day, '--group', 'brand'))).toEqual([
      ['apogee', 'EUR', '1500', '13000', 1, 1],
      ['apogee', 'USD', '300', '8000', 1, 1],
      ['perigee', 'EUR', '5040', '5000', 1, 1],
      [null, 'EUR', '0', '0', 0, 0],
      // A jackpot in another currency has opened.
      [null, 'USDT', '0', '0', 0, 0],
    ])
    expect(facts(await rowsOf('day', day, '--group', 'studio'))).toEqual([
      ['brasswing', 'EUR', '1000', '0', 1, 0],
      ['brasswing', 'USD', '300', '0', 1, 0],
      ['nightjar', 'EUR', '5540', '0', 2, 0],
      [null, 'EUR', '0', '18000', 0, 2],
      [null, 'USD', '0', '8000', 0, 1],
      [null, 'USDT', '0', '0', 0, 0],
    ])
    const groupsOf = async (group: string) => (await rowsOf('day', day, '--group', group)).map((row) => row.group)
    expect(await groupsOf('game')).toEqual([wyrm, wyrm, comet, null, null, null])
    expect(await groupsOf('country')).toEqual(['CA', 'CA', 'DE', 'EE', null, null])
    expect(await groupsOf('licence')).toEqual(['CW', 'CW', 'EE', null, null])
    expect(await groupsOf('currency')).toEqual(['EUR', 'USD', 'USDT'])
  })

  test('the export by attribution adds up to the report of the day, and to the ledger', async () => {
    const rows = await rowsOf('attribution', day)
    const found = rows.map(({ stag, affb_id, utm_source, sub_id, currency, registrations, deposits_cents }) => [
      ...[stag, affb_id, utm_source, sub_id, currency, registrations, deposits_cents],
    ])
    expect(found).toEqual([
      ['7_"a,b', '7', '=mail', null, 'EUR', 1, '13000'],
      [null, null, null, null, 'EUR', 1, '5000'],
      [null, null, null, null, 'USD', 1, '8000'],
      [null, null, null, null, 'USDT', 0, '0'],
    ])
    const names = ['deposits', 'first_deposits', 'deposits_reversed', 'bets', 'wins', 'ggr', 'bonus_cost', 'ngr']
    for (const total of await rowsOf('day', day)) {
      const own = rows.filter(({ currency }) => currency === total['currency'])
      for (const name of names) {
        const sum = own.reduce((all, row) => all + BigInt(row[`${name}_cents`] ?? 0), 0n)
        expect(`${name} ${sum}`).toBe(`${name} ${total[`${name}_cents`]}`)
      }
    }
    const { text } = await report('attribution', day)
    expect(text.split('\n')[1]).toMatch(/^"7_""a,b",7,'=mail,,,,EUR,1,1,/)
    expect((await report('attribution', '2026-13-01')).isDone).toBe(false)
  })

  test('the text names the period in UTC and every amount with its currency', async () => {
    const { text } = await report('day', day)
    expect(text).toContain('2026-10-01 (UTC)\nEUR\n  GGR 52.90 EUR (bets 65.40 EUR, wins 12.50 EUR), NGR ')
    expect(text).toContain('deposits 180.00 EUR (3), first deposits 150.00 EUR (2), reversed 30.00 EUR (1)')
    expect((await report('month', '2026-11')).text).toContain('2026-11 (UTC), not over')
    expect(await report('day', '2026-09-30')).toMatchObject({
      isDone: true,
      text: '2026-09-30 (UTC): no movements',
      data: { period: '2026-09-30', is_over: true, group: null, rows: [] },
    })
  })

  test.each([
    ['day', '2026-10'],
    ['day', '2026-02-30'],
    ['month', day],
    ['day', day, '--group', 'player'],
    ['week', day],
  ])('report %s %s with these options is no command: the usage is printed', async (...words) => {
    expect(await report(...words)).toMatchObject({ isDone: false, text: expect.stringContaining('Usage') })
  })
})
