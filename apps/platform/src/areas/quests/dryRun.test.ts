import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../composition/operators/operatorCommands.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { insertRound } from '../../testing/testRows.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({})
  })
  beforeEach(() => app.db.query('DELETE FROM game_rounds'))
  const order = (path: string) => runCommand(['quest-dry-run', path, '--by', 'Robin', '--reason', 'a look'], app)
  const rows = async () => Number((await app.db.query<{ n: bigint }>('SELECT count(*) AS n FROM tournaments'))[0]!.n)

  /** A player who has played rounds of this stake in the last hour. */
  async function played(cents: number, rounds = 1): Promise<bigint> {
    const player = await createPlayer(app, 10_000n, 'EUR')
    const at = new Date(app.clock.now().getTime() - 3_600_000)
    for (let round = 0; round < rounds; round++)
      await insertRound(app.db, { player, cents, game: 'brasswing/EmberWyrm', at })
    return player
  }

  test('for a quest it describes period, players and cost of its levels, without writing anything', async () => {
    await played(149_99)
    await played(150_00)
    await played(1000_00)
    const { isDone, text } = await order('content/competitions/quests/warm-up.json')
    expect(isDone).toBe(true)
    expect(text).toMatch(/quest--warm-up--xs--2026-03-09 from 2026-03-09 00:00 UTC to 2026-03-16 00:00 UTC\./)
    expect(text).toMatch(/Open to \d+ players \(every brand, everybody\)/)
    expect(text).toContain('3 of them staked 1299.99 EUR in the 7 days until now.')
    expect(text).toMatch(
      /reaches every level costs 100\.00 EUR of real money, 10\.00 EUR of bonuses, 55 free spins .* and 150 points\./,
    )
    expect(text).toContain(
      'level 2 (150.00 EUR) by 2 players, level 3 (500.00 EUR) by 1 player, level 4 (1000.00 EUR) by 1 player, level 5 (5000.00 EUR) and above by nobody.',
    )
    expect(text).toMatch(/That costs 10\.00 EUR of bonuses, 10 free spins \(.*\) and 150 points\.$/)
    expect(await rows()).toBe(0)
  })

  test('for an achievement it counts the players who would have reached it, by stakes or by rounds', async () => {
    await played(60_00, 2)
    await played(1_00, 10)
    const stakes = await order('competitions/achievements/first-hundred.json')
    expect(stakes.isDone).toBe(true)
    expect(stakes.text).toContain('achievement--first-hundred from 2026-01-01 00:00 UTC, without an end.')
    expect(stakes.text).toContain('Whoever reaches it costs 50 points.')
    expect(stakes.text).toContain('1 player would have reached it. That costs 50 points.')
    const rounds = await order('competitions/achievements/first-ten-rounds.json')
    expect(rounds.text).toContain('1 player would have reached it.')
    expect(await rows()).toBe(0)
  })

  test('for an achievement by group it counts the members of the group', async () => {
    const member = await played(1_00)
    await app.db.query("INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, '257', now())", [
      member,
    ])
    const { isDone, text } = await order('competitions/achievements/bronze-circle.json')
    expect(isDone).toBe(true)
    expect(text).toContain('1 player of every brand is in it and would reach it at once. That costs 250 points.')
    expect(text).toContain('Whoever joins later costs 250 points.')
  })

  test.each([
    ['a missing file', 'competitions/quests/nothing.json', 'There is no content/competitions/quests/nothing.json.'],
    ['a tournament', 'competitions/tournaments/weekend-big-win.json', 'Usage:'],
    ['an invalid name', 'competitions/quests/Moon_1.json', 'lower-case letters'],
  ])('answered with a sentence: %s', async (_, path, why) => {
    const { isDone, text } = await order(path)
    expect([isDone, text.includes(why)]).toEqual([false, true])
  })
})
