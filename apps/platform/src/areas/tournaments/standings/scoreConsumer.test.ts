import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { statementsByTransaction } from '../../../testing/statementsByTransaction.ts'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { insertTournament, type TestTournament } from '../../../testing/testTournaments.ts'
import { later, openRace, type Played, type Race } from '../test/raceSetup.ts'
import { findTournamentPlayer } from './scoreStore.ts'

type Own = Partial<TestTournament>

onEachDatabase((makeApp) => {
  let race: Race
  beforeAll(async () => {
    race = await openRace(makeApp)
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    race.setClock(testNow)
  })

  const rounds = async (tournament: bigint, player: bigint) =>
    (await findTournamentPlayer(race.app.db, tournament, player))?.games_taken ?? 0
  const order = async (tournament: bigint) =>
    (
      await race.app.db.query<{ player_id: bigint }>(
        'SELECT player_id FROM tournament_players WHERE tournament_id = $1 AND rank_key < 0 ORDER BY rank_key, reached_at, player_id',
        [tournament],
      )
    ).map(({ player_id }) => player_id)

  /** The statements of each pass of the consumer that counts rounds, by their names. */
  async function passesOf(work: () => Promise<unknown>): Promise<string[][]> {
    const passes = await statementsByTransaction(race.app.db, async () => {
      await work()
      await race.app.drain()
    })
    return passes.filter((names) => names.includes('tournament_lock_standings'))
  }

  test('a pass takes as many statements for twenty rounds in ten tournaments as for one in one', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => race.player()))
    await race.tournament()
    const [one] = await passesOf(() => race.play({ player: players[0]! }))
    expect(one).toEqual([
      'outbox_next',
      'tournament_lock_standings',
      'tournament_rounds_of',
      'tournaments_running',
      'play_rounds_of',
      'tournament_pairs',
      'profile_entrants',
      'tournament_store_rounds',
      'tournament_store_scores',
      'tournament_bump_leaderboards',
      'outbox_move',
    ])
    await race.app.db.query('DELETE FROM tournaments')
    for (let nth = 0; nth < 10; nth += 1) await race.tournament()
    const playAll = () => passesOf(() => Promise.all(players.map((player) => race.play({ player }))))
    const many = await playAll()
    expect(many.length).toBeGreaterThan(0)
    for (const pass of many) expect(pass).toEqual(one)
    const again = await playAll()
    expect(again.length).toBeGreaterThan(0)
    for (const pass of again)
      expect(pass).toEqual(one?.map((name) => name.replace('tournament_store_scores', 'tournament_update_scores')))
  })

  describe('rounds that count', () => {
    const counting: readonly [what: string, counts: boolean, tournament: Own, round: Omit<Played, 'player'>][] = [
      ['a round of real money', true, {}, {}],
      ['a round of bonus money', false, {}, { real: 0n, bonus: 100n }],
      ['the first moment', true, { start_at: testNow }, { at: testNow }],
      ['a moment before', false, { start_at: testNow }, { at: new Date(+testNow - 1) }],
      ['the last moment', true, { end_at: later(5) }, { at: new Date(+later(5) - 1) }],
      ['the end', false, { end_at: later(5) }, { at: later(5) }],
      ['a game of the category', true, { game_category: 'tables' }, { game: 'a/Table' }],
      ['a game of another category', false, { game_category: 'tables' }, { game: 'a/Slot' }],
      ['a game of the list', true, { definition: { games: ['a/Slot'] } }, { game: 'a/Slot' }],
      ['a game that is not on the list', false, { definition: { games: ['a/Slot'] } }, { game: 'a/Table' }],
      ['a wallet of the list', true, { currencies: ['NOK'] }, { currency: 'NOK', real: 10_000n }],
      ['another wallet', false, { currencies: ['NOK'] }, { currency: 'EUR' }],
      ['a currency without a rate', false, {}, { currency: 'XXX' }],
      ['the least bet', true, { least_bet_cents: 100n }, { real: 100n }],
      ['less than the least bet', false, { least_bet_cents: 100n }, { real: 99n, bonus: 50n }],
      ['less than the least bet, converted', false, { least_bet_cents: 100n }, { currency: 'USD', real: 108n }],
      ['the least bet, converted', true, { least_bet_cents: 100n }, { currency: 'USD', real: 109n }],
      ['a player of the brand', true, { brand: 'apogee' }, {}],
      ['a player of another brand', false, { brand: 'halcyon' }, {}],
      ['a player outside the groups', false, { group_ids: [1101] }, {}],
      ['a player who has not confirmed', false, { user_confirmation_required: true }, {}],
    ]
    test.each(counting)('%s: %s', async (_, counts, own, round) => {
      const [tournament, player] = [await race.tournament(own), await race.player()]
      await race.play({ player, ...round })
      await race.app.drain()
      expect(await rounds(tournament, player)).toBe(counts ? 1 : 0)
    })

    test('[TRN-09] a round of a group member counts, and stays counted when they leave the group', async () => {
      const [tournament, player] = [await race.tournament({ group_ids: [7, 1101] }), await race.player()]
      await race.app.db.query(
        `INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, '1101', now())`,
        [player],
      )
      const bet = await race.play({ player })
      await race.app.drain()
      await race.app.db.query('DELETE FROM player_groups WHERE player_id = $1', [player])
      await race.win(bet, 700n)
      await race.app.drain()
      expect(await findTournamentPlayer(race.app.db, tournament, player)).toMatchObject({
        games_taken: 1,
        win_cents: 700n,
      })
    })

    test('of a stake with bonus money, only the real part of stake and win counts', async () => {
      const [tournament, player] = [await race.tournament(), await race.player()]
      const bet = await race.play({ player, real: 60n, bonus: 40n })
      await race.play({ ...bet, kind: 'win', transaction: 'part', real: 120n, bonus: 80n, finishes: true })
      await race.app.drain()
      expect(await findTournamentPlayer(race.app.db, tournament, player)).toMatchObject({
        bet_cents: 60n,
        win_cents: 120n,
      })
    })

    test('a win after the end counts for its round', async () => {
      const [tournament, player] = [await race.tournament({ end_at: later(5) }), await race.player()]
      await race.win(await race.play({ player, at: later(4) }), 900n, later(6))
      await race.app.drain()
      expect(await findTournamentPlayer(race.app.db, tournament, player)).toMatchObject({ win_cents: 900n })
    })

    test('a new consumer counts the bets of earlier events', async () => {
      const player = await race.player()
      await race.play({ player, at: later(-30) })
      const tournament = await insertTournament(race.app.db, { start_at: later(-60), end_at: later(60) })
      // Resets the consumer to a new one: the worker may have passed the bets before the tournament existed.
      await race.app.db.query("UPDATE event_consumers SET position = 0 WHERE name = 'tournaments'")
      await race.app.drain()
      expect(await rounds(tournament, player)).toBe(1)
    })
  })

  test('stakes and wins are converted at the exchange rate of the day', async () => {
    const [tournament, player] = [await race.tournament({ end_at: later(3 * 1440) }), await race.player()]
    await race.app.db.query(
      `INSERT INTO tournament_rates VALUES ('2026-03-10', 'USD', '0.5'), ('2026-03-10', 'EUR', '1'), ('2026-03-11', 'USD', '2'), ('2026-03-11', 'EUR', '1')
           ON CONFLICT (day, currency) DO UPDATE SET value_in_eur = excluded.value_in_eur`,
    )
    const bet = await race.play({ player, currency: 'USD', real: 101n })
    await race.play({ player, currency: 'USD', real: 100n, at: later(1440) })
    await race.win(bet, 50n, later(1440))
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, tournament, player)).toMatchObject({
      bet_cents: 250n,
      win_cents: 25n,
    })
    await race.app.db.query('DELETE FROM tournament_rates')
  })

  test('a tie goes to the player who reached the score first, in any order of events', async () => {
    const [tournament, early, late] = [await race.tournament(), await race.player(), await race.player()]
    await race.play({ player: late, at: later(2) })
    await race.app.drain()
    await race.play({ player: early, at: later(1) })
    await race.app.drain()
    expect(await order(tournament)).toEqual([early, late])
  })

  test('a rolled-back bet leaves the leaderboard, also as the best rate or as one of the first rounds', async () => {
    const rate = await race.tournament({ strategy: 'rate' })
    const limited = await race.tournament({ games_taken_limit: 2 })
    const player = await race.player()
    const best = await race.play({ player, real: 10n, at: later(1) })
    await race.play({ ...best, kind: 'win', transaction: 'best', real: 90n, finishes: false })
    await race.win(await race.play({ player, real: 20n, at: later(2) }), 60n)
    await race.win(await race.play({ player, real: 40n, at: later(3) }), 40n)
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, rate, player)).toMatchObject({ score: 9_000_000n })
    expect(await findTournamentPlayer(race.app.db, limited, player)).toMatchObject({ bet_cents: 30n })
    await race.rollBack(best)
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, rate, player)).toMatchObject({
      score: 3_000_000n,
      reached_at: later(2),
    })
    expect(await findTournamentPlayer(race.app.db, limited, player)).toMatchObject({ bet_cents: 60n, games_taken: 2 })
  })

  test('a player whose only bet is rolled back leaves the leaderboard', async () => {
    const [tournament, player] = [await race.tournament(), await race.player()]
    const bet = await race.play({ player })
    await race.app.drain()
    await race.rollBack(bet)
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, tournament, player)).toBeNull()
    const [table] = await race.app.db.query('SELECT participants FROM tournament_tables WHERE tournament_id = $1', [
      tournament,
    ])
    expect(table).toEqual({ participants: 0 })
  })

  test('a quest emits the progress of its player, a tournament does not', async () => {
    const [quest, player] = [await race.tournament({ kind: 'quest' }), await race.player()]
    await race.tournament()
    await race.play({ player })
    await race.app.drain()
    const progressed = await race.app.db.query(
      `SELECT payload FROM outbox WHERE topic = 'tournaments.progressed' AND payload ->> 'player' = $1`,
      [player.toString()],
    )
    expect(progressed).toEqual([{ payload: { tournament: Number(quest), player: Number(player) } }])
  })

  test('an operator removes a player: the score stays stored, and the next player moves up', async () => {
    const [tournament, one, other] = [await race.tournament(), await race.player(), await race.player()]
    for (const [player, real] of [
      [one, 500n],
      [other, 100n],
    ] as const)
      await race.play({ player, real })
    await race.app.drain()
    const [{ frontend_identifier: name } = {}] = await race.app.db.query(
      'SELECT frontend_identifier FROM tournaments WHERE id = $1',
      [tournament],
    )
    const [{ email } = {}] = await race.app.db.query('SELECT email FROM players WHERE id = $1', [one])
    const take = (...more: string[]) =>
      runCommand(['tournament-remove', ...more, '--by', 'Sam', '--reason', 'two accounts'], race.app)
    expect(await take(String(email), 'no-such-race')).toMatchObject({ isDone: false })
    expect(await take(String(email), String(name))).toMatchObject({ isDone: true })
    expect(await take(String(email), String(name))).toMatchObject({ isDone: false })
    await race.play({ player: one, real: 900n })
    await race.app.drain()
    const status = async (player: bigint) =>
      (await (await race.app.client(player)).get(`/api/tournaments/${tournament}/status`)).body
    expect(await status(one)).toMatchObject({ bet_cents: 500, award_place: null })
    expect(await status(other)).toMatchObject({ award_place: 1 })
    const again = await (await race.app.client(one)).post(`/api/tournaments/${tournament}/confirm`, { confirmed: true })
    expect(again.body.errors).toEqual({ base: { not_eligible: 'not_eligible' } })
    const noted = await race.app.db.query(
      'SELECT action, operator, reason FROM operator_actions WHERE player_id = $1',
      [one],
    )
    expect(noted).toEqual([{ action: 'tournament_removed', operator: 'Sam', reason: `${name}: two accounts` }])
  })
})
