import { beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { raceFile } from '../test/raceFile.ts'
import { type Defined, keepAnnounced } from './keepAnnounced.ts'
import { termsOf } from './terms.ts'
import { tournamentFile } from './tournamentFile.ts'

const hourMs = 3_600_000

onEachDatabase((makeApp) => {
  describe('announcing competitions of files', () => {
    let app: TestApp
    beforeEach(async () => {
      app ??= await makeApp({})
      await app.db.query('DELETE FROM tournaments')
    })

    const defined = (changes: object = {}, own: Partial<Defined> = {}): Defined => {
      const file = tournamentFile.parse({ ...raceFile, ...changes })
      return {
        path: 'competitions/tournaments/race.json',
        file: 'race',
        brand: null,
        name: 'race',
        when: file.when,
        terms: termsOf(file),
        ...own,
      }
    }
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs).toISOString()
    const once = (from: number, to: number) => ({ when: { start_at: at(from), end_at: at(to) } })
    const announce = (...all: Defined[]) => keepAnnounced(app, 'tournament', all)
    const rows = () =>
      app.db.query<Record<string, never>>(
        'SELECT frontend_identifier AS id, start_at, end_at, strategy, currency, version, definition FROM tournaments ORDER BY start_at',
      )
    const ids = async () => (await rows()).map(({ id }) => id)

    test('[TRN-01] a file that takes place once is announced once, under its own name', async () => {
      const race = defined(once(1, 5))
      expect(await announce(race)).toEqual([])
      expect(await announce(race)).toEqual([])
      expect(await rows()).toMatchObject([{ id: 'race', strategy: 'win', currency: 'EUR', version: 1n }])
    })

    test('many nodes announce each period once', async () => {
      const race = defined(once(1, 5))
      await Promise.all(Array.from({ length: 6 }, () => announce(race)))
      expect(await ids()).toEqual(['race'])
    })

    test('the running and the next period of a recurring competition are separate tournaments', async () => {
      const race = defined({ when: { every: 'day', first: '2026-03-01T00:00', hours: 24 } })
      await announce(race)
      expect(await ids()).toEqual(['race--2026-03-10', 'race--2026-03-11'])
    })

    test('a competition to be announced later, or one that has ended, is not announced', async () => {
      await announce(defined(once(24 * 20, 24 * 21)), defined(once(-5, -1), {}))
      expect(await ids()).toEqual([])
    })

    test('before the start a file may change everything, including the dates', async () => {
      await announce(defined(once(1, 5)))
      const changes = { ...once(2, 7), strategy: 'bet', currency: 'USD', prizes: [{ places: '1', money: '1' }] }
      expect(await announce(defined(changes))).toEqual([])
      expect(await rows()).toMatchObject([{ id: 'race', strategy: 'bet', currency: 'USD', end_at: new Date(at(7)) }])
    })

    test('after the start texts and banners change, and the promised terms stay, with a message', async () => {
      await announce(defined(once(-1, 5)))
      const banner = { ...raceFile.banner, art: 'regatta' }
      const changes = {
        ...once(-1, 9),
        titles: { en: 'New name' },
        banner,
        currency: 'USD',
        rounds_limit: 5,
        group_ids: [21],
      }
      const [message, ...more] = await announce(defined({ ...changes, prizes: [{ places: '1-2', money: '10' }] }))
      expect(more).toEqual([])
      expect(message).toBe(
        'content/competitions/tournaments/race.json: race has begun, so this stays as it was announced: prizes of the places 1, 2-3, currency, groups, limit of rounds, dates.',
      )
      const [row] = await rows()
      expect(row).toMatchObject({
        currency: 'EUR',
        end_at: new Date(at(5)),
        definition: {
          titles: { en: 'New name' },
          banner: { art: 'regatta' },
          prizes: [{ prize: { money: '100' } }, {}],
        },
      })
    })

    test('during a tournament prizes may rise, and more places may win', async () => {
      await announce(defined(once(-1, 5)))
      const prizes = [
        { places: '1', money: '200' },
        { places: '2-5', freespins: { count: 30, games: ['brasswing/EmberWyrm'] } },
      ]
      expect(await announce(defined({ ...once(-1, 5), prizes }))).toEqual([])
      expect(await rows()).toMatchObject([{ definition: { prizes: [{ prize: { money: '200' } }, { to: 5 }] } }])
    })

    test('an unchanged file does not raise the version', async () => {
      const race = defined(once(-1, 5))
      await announce(race)
      await announce(defined(once(-1, 5)))
      expect(await rows()).toMatchObject([{ version: 1n }])
    })

    test('a removed file withdraws tournaments before their start, unless players have joined; a running one continues', async () => {
      const daily = { when: { every: 'day', first: '2026-03-01T00:00', hours: 24 } }
      await announce(defined(daily))
      await announce()
      expect(await ids()).toEqual(['race--2026-03-10'])
      await announce(defined(daily))
      const player = await createPlayer(app, 0n, 'EUR')
      await app.db.query(
        `INSERT INTO tournament_players (tournament_id, player_id, confirmed_at, reached_at)
         SELECT id, $1, now(), now() FROM tournaments WHERE frontend_identifier = 'race--2026-03-11'`,
        [player],
      )
      await announce()
      expect(await ids()).toEqual(['race--2026-03-10', 'race--2026-03-11'])
    })

    test('a name cannot be used again after its tournament has ended', async () => {
      await announce(defined(once(-1, 5)))
      await app.db.query('UPDATE tournaments SET finished_at = now()')
      expect(await announce(defined(once(1, 5)))).toEqual([
        'content/competitions/tournaments/race.json: race is over, so another one needs another name.',
      ])
      expect(await announce(defined(once(-9, -5)))).toEqual([
        'content/competitions/tournaments/race.json: race is over, so its dates cannot change any more.',
      ])
    })
  })
})
