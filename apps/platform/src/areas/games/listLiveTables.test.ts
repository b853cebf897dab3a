import { api } from '@apogee/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { gameFixture, sourceFixture } from './gameFixture.ts'
import { GamesSetup } from './test/gamesSetup.ts'

const live = { categories: ['live'], engine: 'live-wheel', profile: 'orbit' }
const source = {
  ...sourceFixture,
  games: [...sourceFixture.games, gameFixture(20, 'Orbit', live), gameFixture(21, 'Asleep', live)],
}
const last = [{ text: '21', tone: 'pink' }]

describe('live tables in the lobby', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    const asked: string[] = []
    beforeAll(async () => {
      setup = await GamesSetup.open(open, source)
    })
    afterAll(() => setup.db.close())
    beforeEach(() => {
      asked.length = 0
      setup.clock.move(60_000)
      setup.studioTells = ({ url }) => {
        asked.push(url)
        return Response.json({
          tables: [
            { game: 'brasswing/Orbit', seats: 3, last },
            { game: 'somebody/Else', seats: 1, last },
          ],
          least: [{ engine: 'live-wheel', profile: 'orbit', cents: 20 }],
        })
      }
    })
    const tables = (currency = 'EUR') => setup.request('GET', `/api/games/live_tables?currency=${currency}`)

    test('each table tells its seats, what came last and the smallest bet; one that sleeps its smallest bet', async () => {
      const answer = await tables()
      expect(api['games.liveTables'].answers[200].parse(await answer.json())).toEqual([
        { identifier: 'brasswing/Orbit', seats: 3, last, least_cents: 20 },
        { identifier: 'brasswing/Asleep', seats: 0, last: [], least_cents: 20 },
      ])
    })

    test('the studio is asked once for many lobbies, and again when it is old or another currency is asked for', async () => {
      await Promise.all([tables(), tables(), tables()])
      expect(asked.map((url) => new URL(url).search)).toEqual(['?currency=EUR&subunits_to_unit=100'])
      await tables('BTC')
      setup.clock.move(2000)
      await tables()
      expect(asked).toHaveLength(3)
    })

    test('a currency nobody keeps is refused; a studio that is away is asked again at once when it is back', async () => {
      expect((await tables('XYZ')).status).toBe(422)
      const tells = setup.studioTells
      setup.studioTells = () => new Response('', { status: 503 })
      expect((await tables()).status).toBeGreaterThanOrEqual(500)
      setup.studioTells = tells
      expect((await tables()).status).toBe(200)
    })
  }))
