import { api } from '@apogee/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { gameFixture, sourceFixture } from '../gameFixture.ts'
import { GamesSetup } from '../test/gamesSetup.ts'

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

    test('each table has its seats, latest results and smallest bet; a table that has not started has only its smallest bet', async () => {
      const answer = await tables()
      expect(api['games.liveTables'].answers[200].parse(await answer.json())).toEqual([
        { identifier: 'brasswing/Orbit', seats: 3, last, least_cents: 20 },
        { identifier: 'brasswing/Asleep', seats: 0, last: [], least_cents: 20 },
      ])
    })

    test('the studio is queried once for concurrent requests, and again after expiry or for another currency', async () => {
      await Promise.all([tables(), tables(), tables()])
      expect(asked.map((url) => new URL(url).search)).toEqual(['?currency=EUR&subunits_to_unit=100'])
      await tables('BTC')
      setup.clock.move(2000)
      await tables()
      expect(asked).toHaveLength(3)
    })

    test('an unknown currency is rejected, and a failed studio query is retried with the next request', async () => {
      expect((await tables('XYZ')).status).toBe(422)
      const tells = setup.studioTells
      setup.studioTells = () => new Response('', { status: 503 })
      expect((await tables()).status).toBeGreaterThanOrEqual(500)
      setup.studioTells = tells
      expect((await tables()).status).toBe(200)
    })
  }))
