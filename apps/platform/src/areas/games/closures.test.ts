import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Parts } from '../../core/area.ts'
import { readBrand } from '../../core/content/brands.ts'
import { type Closure, closeSwitch, listClosures, openSwitch } from '../../core/switches/closures.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { gamesArea } from './area.ts'
import { gameFixture, sourceFixture } from './gameFixture.ts'
import { GamesSetup, type TestPlayer } from './test/gamesSetup.ts'

const everybody = { country: null, licence: null, currency: null }
const signed = { operator: 'sam', reason: 'test', at: new Date('2026-10-01T12:00:00.000Z') }
const estonian = gameFixture(20, 'Only Estonia', {
  details: { launch: { code: 'x' }, certificates: [], markets: { licences: ['EE'] } },
})
const listedCountries = gameFixture(21, 'Some Countries', {
  details: { launch: { code: 'y' }, certificates: [], markets: { only: ['DE'] } },
})

describe('what operators have closed', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open, {
        ...sourceFixture,
        games: [...sourceFixture.games, estonian, listedCountries],
      })
    })
    afterEach(async () => {
      for (const closure of await listClosures(setup.db)) await openSwitch(setup.db, closure, signed)
    })
    afterAll(() => setup.db.close())

    const shut = (closure: Partial<Closure> & Pick<Closure, 'kind' | 'subject'>) =>
      closeSwitch(setup.db, { ...everybody, ...closure }, signed)
    const listed = async (as?: TestPlayer, filter: object = {}): Promise<string[]> => {
      const body = { page: 1, page_size: 50, ...filter }
      const response = await setup.request('POST', '/api/games_filter', { body, ...(as && { as }) })
      expect(response.status).toBe(200)
      return ((await response.json()) as { data: { title: string }[] }).data.map(({ title }) => title)
    }
    const reason = async (path: string, as: TestPlayer) => {
      const html = await (await setup.request('GET', path, { as })).text()
      return /data-reason="(\w+)"/.exec(html)?.[1]
    }
    const ember = '/games/brasswing/EmberWyrm/33'

    test.each([
      ['a game', { kind: 'game', subject: 'brasswing/EmberWyrm' }, 'game_closed'],
      ['a studio', { kind: 'studio', subject: 'brasswing' }, 'studio_closed'],
      ['a category', { kind: 'category', subject: 'top' }, 'game_closed'],
    ] as const)(
      '%s leaves the lists, does not open, and says why; it returns when it is opened',
      async (_, closure, why) => {
        const player = await setup.player(100n)
        const before = await listed(player)
        await shut(closure)
        const during = await listed(player)
        expect(during.length).toBeLessThan(before.length)
        expect(await reason(ember, player)).toBe(why)
        await openSwitch(setup.db, { ...everybody, ...closure }, signed)
        expect(await listed(player)).toEqual(before)
        expect(await reason(ember, player)).toBeUndefined()
      },
    )

    test('sorted and filtered lists, pages and counts leave it out too', async () => {
      await shut({ kind: 'studio', subject: 'brasswing' })
      const sort = { sort: { type: 'title', direction: 'ASC' } }
      expect(await listed(undefined, sort)).toEqual([
        'Café Größenwahn',
        'Ember Wyrm',
        'Harbour Master',
        'Moonlit Harbour',
        'Paper Moon',
      ])
      expect(await listed(undefined, { filter: { title: 'Dragon' } })).toEqual([])
      const groups = await (await setup.request('GET', '/api/games/providers')).json()
      expect(groups).not.toContainEqual(expect.objectContaining({ id: 'brasswing' }))
    })

    test('[API-041] [LOB-16] a closed game is no favourite until it is opened, and stays stored', async () => {
      const as = await setup.player(100n)
      await setup.request('PUT', '/api/player/favorite_games/33', { as })
      const favourites = async (accept: string) => {
        const response = await setup.request('GET', '/api/player/favorite_games', { as, headers: { accept } })
        return ((await response.json()) as readonly unknown[]).length
      }
      const counts = async () => [
        await favourites('application/vnd.s.v1+json'),
        await favourites('application/vnd.s.v2+json'),
      ]
      expect(await counts()).toEqual([1, 1])
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm' })
      expect(await counts()).toEqual([0, 0])
      await openSwitch(setup.db, { ...everybody, kind: 'game', subject: 'brasswing/EmberWyrm' }, signed)
      expect(await counts()).toEqual([1, 1])
    })

    test('[LOB-19] a closed game is recently played only while it has an unfinished round', async () => {
      const player = await setup.player(1000n)
      const session = await setup.play(player)
      const round = { session, round_id: randomUUID() }
      const played = async () => {
        const body = await (await setup.request('GET', '/api/player/played_games', { as: player })).json()
        return (body as { identifier: string }[]).map(({ identifier }) => identifier)
      }
      expect((await setup.wallet('bet', { ...round, transaction_id: randomUUID(), amount_cents: 100 })).status).toBe(
        200,
      )
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm' })
      expect(await played()).toEqual(['brasswing/EmberWyrm'])
      await setup.wallet('win', { ...round, transaction_id: randomUUID(), amount_cents: 0, round_finished: true })
      expect(await played()).toEqual([])
    })

    test('the sitemap leaves out what is closed to all, and games that are not offered under the brand’s licence', async () => {
      const paths = async () => {
        const parts = { catalogue: setup.catalogue, db: setup.db } as Parts
        return (await gamesArea.listedPaths?.(parts, readBrand('apogee'))) ?? []
      }
      const before = await paths()
      expect(before).toContain('/play/brasswing/ember-wyrm')
      expect(before).toContain('/producers/brasswing')
      expect(before.filter((path) => path.includes('only-estonia'))).toEqual([])
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm', currency: 'EUR' })
      expect(await paths()).toEqual(before)
      await shut({ kind: 'studio', subject: 'brasswing' })
      const during = await paths()
      expect(during.filter((path) => path.includes('brasswing'))).toEqual([])
      expect(during).toContain('/producers/nordlicht')
      expect(during).toContain('/categories/slots')
      await shut({ kind: 'category', subject: 'slots' })
      expect(await paths()).not.toContain('/categories/slots')
    })

    test('a closed brand lists its games, and none of them opens', async () => {
      const player = await setup.player(100n)
      const before = await listed(player)
      await shut({ kind: 'brand', subject: 'apogee' })
      expect(await listed(player)).toEqual(before)
      expect(await reason(ember, player)).toBe('play_closed')
    })

    test.each([
      ['currency', { currency: 'CAD' }, { currency: 'EUR' }],
      ['licence', { licence: 'EE' }, { licence: 'CW' }],
      ['country', { country: 'DE' }, null],
    ] as const)('a closure for a %s leaves all others out', async (_, others, own) => {
      const player = await setup.player(100n)
      const closure = { kind: 'game', subject: 'brasswing/EmberWyrm' } as const
      await shut({ ...closure, ...others })
      expect(await reason(ember, player)).toBeUndefined()
      if (own === null) return
      await shut({ ...closure, ...own })
      expect(await reason(ember, player)).toBe('game_closed')
    })

    test('[GAME-07] a game is listed and opened only where its row allows it', async () => {
      const titles = await listed()
      expect(titles).not.toContain('Only Estonia')
      expect(titles).not.toContain('Some Countries')
      const player = await setup.player(100n)
      expect(await reason(`/games/${estonian.identifier}/${20 * 32 + 1}`, player)).toBe('not_offered')
      expect(await reason(`/games/${listedCountries.identifier}/${21 * 32 + 1}`, player)).toBe('not_offered')
    })

    test('[WIRE-07] an open round can be ended and the game opened for it; no other round begins', async () => {
      const player = await setup.player(1000n)
      const session = await setup.play(player)
      const round_id = randomUUID()
      const bet = { session, round_id, transaction_id: randomUUID(), amount_cents: 100 }
      expect((await setup.wallet('bet', bet)).status).toBe(200)
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm' })
      const next = { ...bet, round_id: randomUUID(), transaction_id: randomUUID() }
      expect(await setup.wallet('bet', next)).toMatchObject({ status: 422, body: { error: { code: 'game_closed' } } })
      expect((await setup.wallet('bet', bet)).status).toBe(200)
      expect((await setup.wallet('bet', { ...bet, transaction_id: randomUUID() })).status).toBe(200)
      expect(await reason(ember, player)).toBeUndefined()
      const win = { session, round_id, transaction_id: randomUUID(), amount_cents: 300, round_finished: true }
      expect((await setup.wallet('win', win)).status).toBe(200)
      expect(await reason(ember, player)).toBe('game_closed')
      expect(await setup.wallet('bet', next)).toMatchObject({ status: 422 })
    })

    test.each([
      ['a game', { kind: 'game', subject: 'brasswing/EmberWyrm' }],
      ['its studio', { kind: 'studio', subject: 'brasswing' }],
      ['its partner', { kind: 'studio', subject: 'apogee' }],
      ['the brand', { kind: 'brand', subject: 'apogee' }],
    ] as const)(
      '[WIRE-07] no round begins after %s is closed, also when the game has left the catalogue',
      async (_, closure) => {
        const session = await setup.play(await setup.player(1000n))
        const bet = () => ({ session, round_id: randomUUID(), transaction_id: randomUUID(), amount_cents: 100 })
        await setup.db.query(`UPDATE games SET active = false WHERE identifier = 'brasswing/EmberWyrm'`)
        await setup.catalogue.refresh()
        try {
          expect((await setup.wallet('bet', bet())).status).toBe(200)
          await shut(closure)
          expect(await setup.wallet('bet', bet())).toMatchObject({
            status: 422,
            body: { error: { code: 'game_closed' } },
          })
        } finally {
          await setup.db.query(`UPDATE games SET active = true WHERE identifier = 'brasswing/EmberWyrm'`)
          await setup.catalogue.refresh()
        }
      },
    )

    test('[WIRE-07] a closure for all applies to a session of an older release, which does not say where its player is', async () => {
      const session = await setup.play(await setup.player(1000n))
      await setup.db.query('UPDATE play_sessions SET brand = NULL, licence = NULL, country = NULL WHERE id = $1', [
        session,
      ])
      const bet = () => ({ session, round_id: randomUUID(), transaction_id: randomUUID(), amount_cents: 100 })
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm', country: 'DE' })
      expect((await setup.wallet('bet', bet())).status).toBe(200)
      await shut({ kind: 'game', subject: 'brasswing/EmberWyrm' })
      expect(await setup.wallet('bet', bet())).toMatchObject({ status: 422, body: { error: { code: 'game_closed' } } })
    })

    test('a closure is recorded with who and why, once, and stays after it is opened', async () => {
      const closure = { kind: 'studio', subject: 'nordlicht', ...everybody } as const
      const by = { ...signed, operator: 'kim', reason: 'certificate expired' }
      expect(await closeSwitch(setup.db, closure, by)).toBe(true)
      expect(await closeSwitch(setup.db, closure, by)).toBe(false)
      expect(await openSwitch(setup.db, { ...closure, currency: 'EUR' }, by)).toBe(false)
      expect(await openSwitch(setup.db, closure, { ...by, reason: 'renewed' })).toBe(true)
      expect(await openSwitch(setup.db, closure, by)).toBe(false)
      const rows = await setup.db.query(
        `SELECT closed_by, close_reason, open_reason FROM closures WHERE subject = 'nordlicht'`,
      )
      expect(rows).toEqual([{ closed_by: 'kim', close_reason: 'certificate expired', open_reason: 'renewed' }])
    })
  }))
