import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertRound } from '../../../testing/testRows.ts'
import { dryRun } from '../dryRuns/dryRun.ts'
import { raceFile } from '../test/raceFile.ts'
import { termsOf } from './terms.ts'
import { tournamentFile } from './tournamentFile.ts'

onEachDatabase((makeApp) => {
  describe('operator commands for competitions', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await makeApp({})
    })
    const signed = ['--by', 'Robin', '--reason', 'a look']
    const order = (...args: string[]) => runCommand([...args, ...signed], app)
    const rows = async () => Number((await app.db.query<{ n: bigint }>('SELECT count(*) AS n FROM tournaments'))[0]!.n)

    test('a dry run prints times, participants and cost, and writes nothing', async () => {
      const before = await rows()
      const { isDone, text } = await order(
        'competition-dry-run',
        'content/competitions/tournaments/weekend-big-win.json',
      )
      expect(isDone).toBe(true)
      expect(text).toContain('weekend-big-win--2026-03-')
      expect(text).toMatch(/Open to \d+ players \(every brand, everybody\) who join\./)
      expect(text).toMatch(/Each time it costs 5000\.00 EUR of real money(,| and) 600 free spins \(stakes of .* EUR\)/)
      expect(await rows()).toBe(before)
    })

    test('a dry run counts eligible players and their stakes in its games', async () => {
      const file = tournamentFile.parse({ ...raceFile, group_ids: [257] })
      const defined = {
        path: 'race.json',
        file: 'race',
        brand: 'apogee',
        name: 'race',
        when: file.when,
        terms: termsOf(file),
      }
      const [vip, other] = [await createPlayer(app, 10_000n, 'EUR'), await createPlayer(app, 10_000n, 'EUR')]
      await app.db.query("INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, '257', now())", [vip])
      const hourAgo = new Date(app.clock.now().getTime() - 3_600_000)
      for (const player of [vip, other])
        await insertRound(app.db, { player, cents: 250, game: 'brasswing/EmberWyrm', at: hourAgo })
      const text = await dryRun(app.db, defined, app.clock.now())
      expect(text).toContain('Open to 1 player (the brand apogee, the groups 257).')
      expect(text).toContain('In its games, 1 of them staked 2.50 EUR in the 48 hours until now.')
      expect(text).toContain('costs 100.00 EUR of real money and 40 free spins (stakes of ')
    })

    test('a list shows announced and running competitions with their participants', async () => {
      const { isDone, text } = await order('competitions', 'tournament')
      expect(isDone).toBe(true)
      expect(text).toMatch(/daily-dash--2026-03-10 \(every brand\): running, .* 0 players/)
      expect(text).toMatch(/daily-dash--2026-03-11 \(every brand\): announced/)
      expect(text).toMatch(/regatta--2026-03-09 \(halcyon\): running/)
    })

    test.each([
      ['an unknown kind', ['competitions', 'raffle'], 'Usage:'],
      ['a missing file', ['competition-dry-run', 'competitions/tournaments/nothing.json'], 'There is no content/'],
      ['a file outside the folder', ['competition-dry-run', '../../etc/passwd'], 'Usage:'],
      ['an invalid name', ['competition-dry-run', 'competitions/tournaments/Race_1.json'], 'lower-case letters'],
    ])('rejected with a message: %s', async (_, args, why) => {
      const { isDone, text } = await order(...args)
      expect([isDone, text.includes(why)]).toEqual([false, true])
    })
  })
})
