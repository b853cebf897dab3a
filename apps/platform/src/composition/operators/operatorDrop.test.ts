import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allBets } from '../../areas/games/public.ts'
import { assertPlayBalanced, payPrize, payWin, payWinLate, placeBet, rollBackBet } from '../../areas/play/public.ts'
import { areas } from '../../areas.ts'
import { personalDataOf } from '../../core/area.ts'
import { exportPersonalData } from '../../core/personalData/personalData.ts'
import { bookAsBefore, newFunded, openPlay } from '../../testing/play.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { runCommand } from './operatorCommands.ts'

onEachDatabase((makeApp) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apogee-drop-'))
  const archive = join(dataDir, 'archive')
  let app: TestApp
  let player: bigint
  const run = (...words: string[]) => runCommand([...words, '--by', 'Sam of finance', '--reason', 'yearly'], app)
  const drop = () => run('drop-month', '2026-02')
  const moveTo = (date: string) => app.clock.move(Date.parse(date) - app.clock.now().getTime())

  const session = 'drop'
  const order = (round: string, kind: string, amount: bigint, at: string) => ({
    ...{ session, round: `drop-${round}`, transaction: `drop-${round}-${kind}`, amount },
    now: new Date(`${at}Z`),
  })
  const bet = (round: string, amount: bigint, at: string) => placeBet(app.db, order(round, 'bet', amount, at))
  const win = (round: string, amount: bigint, at: string) =>
    payWin(app.db, { ...order(round, 'win', amount, at), finishesRound: true })
  const late = (round: string, amount: bigint, at: string) =>
    payWinLate(app.db, { ...order(round, 'late', amount, at), finishesRound: true })
  const rollBack = (round: string, at: string) =>
    rollBackBet(app.db, { ...order(round, 'back', 0n, at), original: `drop-${round}-bet` })

  const balances = () =>
    app.db.query<{ kind: string; balance_cents: bigint }>(
      'SELECT kind, balance_cents FROM ledger_accounts WHERE player_id = $1 ORDER BY kind',
      [player],
    )
  const roundsLeft = async () =>
    (await app.db.query<{ id: string }>('SELECT id FROM game_rounds WHERE player_id = $1 ORDER BY id', [player])).map(
      ({ id }) => id.replace('drop-', ''),
    )
  const transactionsOf = (round: string) =>
    app.db.query('SELECT id FROM game_transactions WHERE round_id = $1', [`drop-${round}`])
  /** Figures that must not change: the books, reports by day and by game, and what the player has staked since they joined. */
  const figures = async () => {
    await assertPlayBalanced(app.db)
    const months = ['2026-01', '2026-02', '2026-03'].map((month) =>
      run('report', 'month', month, '--group', 'game', '--json'),
    )
    const days = ['2026-01-31', '2026-02-01', '2026-02-10'].map((day) => run('report', 'day', day, '--json'))
    const reports = await Promise.all([...months, ...days])
    return { reports: reports.map(({ data }) => data), balances: await balances(), bets: await allBets(app.db, player) }
  }

  beforeAll(async () => {
    app = await makeApp({ env: { DATA_DIR: dataDir } })
    moveTo('2026-04-02T12:00:00Z')
    player = await newFunded(app.db, { real: 508n, bonus: 300n })
    await openPlay(app.db, player, session)
    await bet('lost', 100n, '2026-02-10T10:00:00')
    await win('lost', 0n, '2026-02-10T10:00:03')
    await bet('begun-before', 40n, '2026-01-31T23:59:59')
    await win('begun-before', 90n, '2026-02-01T00:00:01')
    // Real and bonus money.
    await bet('mixed', 600n, '2026-02-10T11:00:00')
    await win('mixed', 300n, '2026-02-10T11:00:01')
    await bet('rolled-back', 10n, '2026-02-11T10:00:00')
    await rollBack('rolled-back', '2026-02-11T10:00:02')
    await bet('late', 20n, '2026-02-28T23:59:00')
    await win('late', 5n, '2026-02-28T23:59:59')
    await late('late', 7n, '2026-03-02T00:00:00')
    await bet('changed', 8n, '2026-02-20T10:00:00')
    await win('changed', 4n, '2026-02-20T10:00:01')
    await bet('as-before', 30n, '2026-02-12T10:00:00')
    await bookAsBefore(app.db, 'drop-as-before-bet')
    await win('as-before', 60n, '2026-02-12T10:00:01')
    await bookAsBefore(app.db, 'drop-as-before-win')
    // What stays.
    await bet('open', 10n, '2026-02-13T10:00:00')
    await bet('next-month', 10n, '2026-02-28T23:59:59')
    await win('next-month', 0n, '2026-03-01T00:00:00')
    await payPrize(app.db, order('prize', 'win', 33n, '2026-02-14T10:00:00'))
    await bet('jackpot', 10n, '2026-02-15T10:00:00')
    await win('jackpot', 0n, '2026-02-15T10:00:01')
    await bet('far', 10n, '2026-02-16T10:00:00')
    await win('far', 0n, '2026-02-16T10:00:01')
    // No archive of the three months has this.
    await late('far', 0n, '2026-06-01T00:00:00')
    await app.db.query("UPDATE game_rounds SET jackpot_cents = 5 WHERE id = 'drop-jackpot'")
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('a month is dropped once it is old enough and archived with its neighbours as it is; what is disputed and all sums stay, and repeated calls move no money', async () => {
    await isDroppedOnceArchived()
    await aChangedFileIsFound()
    await aMissingRoundIsFound()
    await openMattersHold()
    await complaintsHold()
    await sumsStay()
    await isNotArchivedAgain()
    await repeatsMoveNoMoney()
    await archivedRoundIsShown()
  })

  /** Rounds of a month that histories show, or that is not archived with its neighbours, are not dropped. */
  async function isDroppedOnceArchived() {
    expect(await drop()).toEqual({
      isDone: false,
      text: '2026-02 is shown in histories until it is 13 months old: nothing was dropped.',
    })
    moveTo('2027-04-01T00:00:00Z')
    for (const month of ['2026-01', '2026-02', '2026-03']) {
      expect(await drop()).toEqual({
        isDone: false,
        text: `${month} is not archived (archive-month ${month}): nothing was dropped.`,
      })
      expect((await run('archive-month', month)).isDone).toBe(true)
    }
    expect(await roundsLeft()).toHaveLength(12)
  }

  /** A file that is not as it was written is found, and nothing is dropped. */
  async function aChangedFileIsFound() {
    const file = join(archive, '2026-03/game_transactions-0001.ndjson.gz')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, -1))
    expect(await drop()).toMatchObject({ isDone: false, text: expect.stringContaining('differs from its SHA-256') })
    rmSync(file)
    expect(await drop()).toMatchObject({ isDone: false, text: expect.stringContaining('0001.ndjson.gz is missing') })
    writeFileSync(file, bytes)
    expect(await roundsLeft()).toHaveLength(12)
  }

  /** A round that the archive lacks: nothing is dropped until the month is archived again. */
  async function aMissingRoundIsFound() {
    await bet('missed', 2n, '2026-02-20T11:00:00')
    await win('missed', 0n, '2026-02-20T11:00:01')
    expect(await drop()).toMatchObject({ isDone: false, text: expect.stringContaining('not all rounds of 2026-02-20') })
    expect(await roundsLeft()).toHaveLength(13)
    renameSync(join(archive, '2026-02'), join(archive, '2026-02-old'))
    await run('archive-month', '2026-02')
  }

  const open = {
    withdrawal: [
      `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, locale, created_at, updated_at)
       VALUES ($1, 'cashout', 'pending', 'EUR', 1, 'visa', 'apogee', 'sandbox', 'en', now(), now())`,
      "UPDATE payments SET state = 'rejected', finished_at = now() WHERE player_id = $1",
    ],
    'locked account': [
      'UPDATE players SET locked_at = now() WHERE id = $1',
      'UPDATE players SET locked_at = NULL WHERE id = $1',
    ],
    'review of an exclusion': [
      'INSERT INTO exclusion_reviews VALUES ($1, $1, false, now())',
      'UPDATE exclusion_reviews SET decided_at = now() WHERE player_id = $1',
    ],
    'adjustment of a balance': [
      `INSERT INTO balance_adjustments (player_id, currency, amount_cents, asked_by, reason, asked_at)
       VALUES ($1, 'EUR', 1, 'Sam', 'lost', now())`,
      "UPDATE balance_adjustments SET state = 'refused' WHERE player_id = $1",
    ],
  }

  /** Rounds of a player stay while one of these is open. */
  async function openMattersHold() {
    for (const [matter, [begin = '', end = '']] of Object.entries(open)) {
      await app.db.query(begin, [player])
      const shown = `player ${player}: ${matter}`
      expect((await run('records', 'list')).text).toContain(shown)
      expect((await drop()).text).toContain('0 rounds of 2026-02')
      await app.db.query(end, [player])
      expect((await run('records', 'list')).text).not.toContain(shown)
      expect(await roundsLeft()).toHaveLength(13)
    }
  }

  /** Rounds of a player with a complaint stay until each hold is released, and no hold is exported to them. */
  async function complaintsHold() {
    const [dispute, suspicion] = [
      await run('records', 'hold', String(player)),
      await run('records', 'hold', String(player)),
    ]
    const numberOf = ({ data }: typeof dispute) => (data as { hold: string }).hold
    expect((await run('records', 'list')).data).toMatchObject([
      { hold: numberOf(dispute), player: String(player), operator: 'Sam of finance', reason: 'yearly' },
      { hold: numberOf(suspicion) },
    ])
    const rule = personalDataOf(areas).find(({ table }) => table === 'record_holds')
    expect(await exportPersonalData(app.db, rule ? [rule] : [], player)).toEqual({ record_holds: [] })
    expect((await run('records', 'release', numberOf(dispute))).isDone).toBe(true)
    expect(await run('records', 'release', numberOf(dispute))).toMatchObject({ isDone: false })
    expect(await drop()).toMatchObject({
      isDone: true,
      text: expect.stringContaining('8 of players with something open stay'),
    })
    expect(await roundsLeft()).toHaveLength(13)
    expect((await run('records', 'release', numberOf(suspicion))).isDone).toBe(true)
    expect(await run('records', 'list')).toMatchObject({ text: 'No records are held.' })
  }

  /** Dropped rounds leave their sums: balances, books, reports by day and game, and the stakes since joining stay. */
  async function sumsStay() {
    // A win that came after the archive was made, although in a month that is archived.
    await late('changed', 3n, '2026-03-31T00:00:00')
    const before = await figures()
    const done = await drop()
    expect(done).toMatchObject({ isDone: true, text: expect.stringContaining('7 rounds of 2026-02') })
    expect(done.text).toContain('1 have changed since the month was archived, and stay.')
    expect(done.text).toMatch(/Retain the files .* until 20\d\d-03-01/)
    expect(await roundsLeft()).toEqual(['changed', 'far', 'jackpot', 'next-month', 'open', 'prize'])
    expect(await figures()).toEqual(before)
    for (const round of ['lost', 'late', 'as-before', 'mixed']) expect(await transactionsOf(round)).toEqual([])
    expect(await transactionsOf('next-month')).toHaveLength(2)
    expect(await app.db.query('SELECT month, operator, reason FROM dropped_months')).toEqual([
      { month: '2026-02', operator: 'Sam of finance', reason: 'yearly' },
    ])
    expect(await drop()).toMatchObject({ isDone: true, text: expect.stringContaining('0 rounds of 2026-02') })
    expect(await figures()).toEqual(before)
  }

  /** A month that has lost rounds, or whose neighbour has, is not archived again. */
  async function isNotArchivedAgain() {
    for (const month of ['2026-01', '2026-02', '2026-03']) {
      expect((await run('archive-month', month)).text).toContain('is archived already')
      renameSync(join(archive, month), join(archive, `${month}-away`))
      expect(await run('archive-month', month)).toEqual({
        isDone: false,
        text: `Rounds of 2026-02 were dropped, and would not be in an archive of ${month} that is made now. Put its files back: nothing was archived.`,
      })
      renameSync(join(archive, `${month}-away`), join(archive, month))
    }
  }

  /** Calls of a dropped round that are repeated move no money. */
  async function repeatsMoveNoMoney() {
    const before = await balances()
    const now = '2027-04-01T10:00:00'
    expect(await bet('lost', 100n, now)).toEqual({ ok: false, code: 'session_ended' })
    expect(await win('begun-before', 90n, now)).toEqual({ ok: false, code: 'round_unknown' })
    expect(await late('late', 7n, now)).toEqual({ ok: false, code: 'round_unknown' })
    expect(await rollBack('mixed', now)).toMatchObject({ ok: true })
    expect(await payPrize(app.db, order('prize', 'win', 33n, now))).toMatchObject({ ok: true, isRepeat: true })
    expect(await balances()).toEqual(before)
    await assertPlayBalanced(app.db)
  }

  /** An archived round is shown with its transactions, from files that are verified. */
  async function archivedRoundIsShown() {
    const found = await run('archived-round', '2026-02', 'drop-late')
    expect(found.data).toMatchObject({
      round: { id: 'drop-late', bet_cents: 20, win_cents: 12, state: 'finished' },
      transactions: [
        { kind: 'bet' },
        { kind: 'win' },
        { id: 'drop-late-late', created_at: '2026-03-02T00:00:00+00:00' },
      ],
    })
    expect(found.text).toContain('The files are as they were written')
    expect(await run('archived-round', '2026-02', 'drop-next-month')).toMatchObject({ isDone: false })
    expect(await run('archived-round', '2025-12', 'drop-late')).toMatchObject({
      isDone: false,
      text: expect.stringContaining('2025-12 is not archived'),
    })
    expect((await run('round-replay', 'drop-late')).text).toBe(
      'There is no round drop-late. One that ended in 2026-02 or before may be archived: archived-round <month> drop-late.',
    )
  }
})
