import { api } from '@apogee/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { gameFixture, sourceFixture } from '../gameFixture.ts'
import { storeSmallestStakes } from '../launch/smallestStakes.ts'
import { seedCatalogue } from '../seedCatalogue.ts'
import { GamesSetup } from '../test/gamesSetup.ts'
import { storeWins } from './latestWins.ts'
import { spinGames } from './spinGames.ts'

describe('the lobby', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())

    // The test that reads the answer parses it with the schema of the contract.
    const json = async (response: Response): Promise<unknown> => response.json()
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await setup.request('POST', path, { body, headers })
      return { response, body: await json(response) }
    }
    const titles = (games: readonly { title: string }[]) => games.map(({ title }) => title)

    test('[LOB-15][API-071] a page of games is in wire format, with its pagination', async () => {
      const { response, body } = await post('/api/games_filter', { device: 'desktop', page: 2, page_size: 4 })
      expect(response.status).toBe(200)
      const page = api['games.filter'].answers[200].parse(body)
      expect(page).toEqual(body)
      expect(page.data.map(({ identifier }) => identifier)).toEqual([
        'paper-lantern/MoonlitHarbour',
        'nordlicht/HarbourMaster',
        'brasswing/DeskOnly',
        'brasswing/NoDemoHere',
      ])
      expect(page.pagination).toEqual({ current_page: 2, next_page: 3, prev_page: 1, total_pages: 3, total_count: 9 })
    })

    test('[GAME-02] games on the wire have badges of a type and a theme, or none', async () => {
      const { body } = await post('/api/games_filter', { page_size: 200 })
      const { data } = api['games.filter'].answers[200].parse(body)
      expect(data.find(({ identifier }) => identifier === 'brasswing/EmberWyrm')?.badges).toEqual([
        { type: 'top', theme: 'gold' },
      ])
      expect(data.filter(({ badges }) => badges.length === 0).length).toBeGreaterThan(0)
    })

    test('[OPEN-24] a page past the end is empty and a page size of 200 is allowed', async () => {
      const past = await post('/api/games_filter', { device: 'desktop', page: 9, page_size: 4 })
      expect(past.body).toEqual({
        data: [],
        pagination: { current_page: 9, next_page: null, prev_page: null, total_pages: 3, total_count: 9 },
      })
      const all = api['games.filter'].answers[200].parse((await post('/api/games_filter', { page_size: 200 })).body)
      expect(all.data).toHaveLength(9)
    })

    test('a game of a gift has the picture of its tile, unless it cannot be drawn', async () => {
      const identifier = 'brasswing/NoDemoHere'
      const picture = async () => (await spinGames(setup.db, [identifier, 'nobody/Nothing'])).get(identifier)?.picture
      expect(await picture()).toBeUndefined()
      await setup.db.query("UPDATE games SET theme = 'dragonfire' WHERE identifier = $1", [identifier])
      expect(await picture()).toMatch(/^\/media\/tile\/[\w-]{10}\/brasswing\/no-demo-here$/)
    })

    test.each([
      ['application/vnd.s.v2+json'],
      ['application/vnd.softswiss.v1+json'],
      ['application/json, text/plain, */*'],
      ['*/*'],
    ])('[OPEN-25] games_filter answers to Accept: %s', async (accept) => {
      const { response } = await post('/api/games_filter', { device: 'desktop' }, { accept })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/vnd.softswiss.v1+json; charset=utf-8')
    })

    test('[LOB-15] a title search tolerates a typing error and also matches the studio', async () => {
      const found = async (title: string) => {
        const { body } = await post('/api/games_filter', { device: 'desktop', filter: { title } })
        return titles(api['games.filter'].answers[200].parse(body).data)
      }
      expect((await found('papr mon'))[0]).toBe('Paper Moon')
      expect(await found('nordlicht')).toEqual(['Café Größenwahn', 'Harbour Master'])
      expect(await found('qqqqqq')).toEqual([])
    })

    test('[OPEN-24] an invalid filter is rejected with 422 and an error on its field', async () => {
      const { response, body } = await post('/api/games_filter', { device: 'fridge', page_size: 500 })
      expect(response.status).toBe(422)
      expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['device', 'page_size'])
    })

    test('[WIRE-04][API-070] selected games are a map by identifier, without unknown ids', async () => {
      const { body } = await post('/api/games_filter/select', {
        game_ids: ['nordlicht/HarbourMaster', 'nobody/Nothing', 'brasswing/EmberWyrm', 'brasswing/EmberWyrm'],
      })
      const map = api['games.select'].answers[200].parse(body)
      expect(Object.keys(map)).toEqual(['nordlicht/HarbourMaster', 'brasswing/EmberWyrm'])
      expect(map['brasswing/EmberWyrm']?.title).toBe('Ember Wyrm')
    })

    test('[API-070] a game for large screens only is not selected for mobile', async () => {
      const game_ids = ['brasswing/DeskOnly', 'brasswing/EmberWyrm']
      const { body } = await post('/api/games_filter/select', { game_ids, device: 'mobile' })
      expect(Object.keys(api['games.select'].answers[200].parse(body))).toEqual(['brasswing/EmberWyrm'])
    })

    test('[WIRE-01] games by seo title include every studio that uses it', async () => {
      const { body } = await post('/api/games_filter/select_by_seo_titles', { game_seo_titles: ['ember-wyrm', 'nope'] })
      expect(Object.keys(api['games.selectBySeoTitles'].answers[200].parse(body))).toEqual([
        'brasswing/EmberWyrm',
        'paper-lantern/EmberWyrm',
      ])
    })

    test('[GAME-08][LOB-15] a game has the current amounts of its jackpots in each currency that can win them', async () => {
      const of = async (id = 'brasswing/EmberWyrm') => {
        const { body } = await post('/api/games_filter/select', { game_ids: [id] })
        return api['games.select'].answers[200].parse(body)[id]?.currencies
      }
      const before = (await of())!
      setup.pots.set('brasswing/EmberWyrm', { EUR: 4_120_000, KZT: 1 })
      expect(await of()).toEqual({ ...before, EUR: { id: before['EUR']?.id, jackpot: 4_120_000 } })
      setup.pots.set('brasswing/EmberWyrm', { EUR: 4_120_001 })
      const page = api['games.filter'].answers[200].parse((await post('/api/games_filter', { page_size: 200 })).body)
      const found = page.data.map(({ identifier, currencies }) => [identifier, currencies['EUR']?.jackpot])
      expect(found.filter(([, jackpot]) => jackpot)).toEqual([['brasswing/EmberWyrm', 4_120_001]])
      setup.pots.clear()
      expect(await of()).toEqual(before)
    })

    test('the API counts the remaining choices of a filter', async () => {
      const { body } = await post('/api/games_filter/facets', { filter: { categories: { identifiers: ['new'] } } })
      const facets = api['games.facets'].answers[200].parse(body)
      expect(facets.total_count).toBe(3)
      expect(facets.providers).toEqual({ brasswing: 1, nordlicht: 2 })
    })

    test('[LOB-05][API-068] collections are listed in order with their sizes, without empty ones', async () => {
      expect(await json(await setup.request('GET', '/api/games/collections'))).toEqual([
        { id: 'all', title: 'All games', games_count: 9 },
        { id: 'slots', title: 'Slots', games_count: 8 },
        { id: 'new', title: 'New', games_count: 3 },
        { id: 'top', title: 'Top', games_count: 2 },
      ])
      const mobile = await json(await setup.request('GET', '/api/games/collections?device=mobile'))
      expect(mobile).toContainEqual({ id: 'all', title: 'All games', games_count: 8 })
    })

    test('[API-068] collections have titles in the language of the request', async () => {
      const titlesIn = async (language: string) => {
        const headers = { 'accept-language': language }
        const collections = await json(await setup.request('GET', '/api/games/collections', { headers }))
        return api['games.collections'].answers[200].parse(collections).map(({ title }) => title)
      }
      expect(await titlesIn('de')).toEqual(['Alle Spiele', 'Slots', 'Neu', 'Top'])
      expect(await titlesIn('en-AU')).toEqual(['All games', 'Pokies', 'New', 'Top'])
      expect(await titlesIn('sv')).toEqual(['All games', 'Slots', 'New', 'Top'])
    })

    test('[LOB-05][API-069] only studios with games are listed, with the number of their games', async () => {
      expect(await json(await setup.request('GET', '/api/games/providers'))).toEqual([
        { id: 'brasswing', title: 'Brasswing', games_count: 4 },
        { id: 'nordlicht', title: 'Nördlicht Spiele', games_count: 2 },
        { id: 'paper-lantern', title: 'Paper Lantern', games_count: 3 },
      ])
    })

    test('[CONST-04] a random game is from the requested list, and never the one that is open', async () => {
      const draw = async (identifier: string) =>
        api['games.random'].answers[200].parse(
          await json(await setup.request('GET', `/api/games/random?identifier=${identifier}`)),
        )
      for (let n = 0; n < 20; n += 1) {
        expect((await draw('top')).categories).toContain('top')
        expect((await draw('brasswing/EmberWyrm')).identifier).not.toBe('brasswing/EmberWyrm')
        expect((await draw('slots&device=mobile')).devices).toContain('mobile')
      }
    })

    test.each([
      ['GET', '/api/player/played_games'],
      ['GET', '/api/player/favorite_games'],
      ['PUT', '/api/player/favorite_games/33'],
      ['DELETE', '/api/player/favorite_games/33'],
    ])('[WIRE-02] %s %s rejects a guest', async (method, path) => {
      expect((await setup.request(method, path)).status).toBe(401)
    })

    test('[SEC-02] a page of another site cannot add a favourite', async () => {
      const as = await setup.player()
      const headers = { origin: 'https://evil.test' }
      expect((await setup.request('PUT', '/api/player/favorite_games/33', { as, headers })).status).toBe(403)
    })

    test('[API-041][LOB-16] favourites are ids of the player’s currency, newest first, or whole games', async () => {
      const as = await setup.player(0n, 'EUR')
      const put = async (id: number) => {
        setup.clock.move(1000)
        return (await setup.request('PUT', `/api/player/favorite_games/${id}`, { as, body: {} })).status
      }
      expect([await put(33), await put(4 * 32 + 1), await put(33)]).toEqual([200, 200, 200])
      const list = async (headers: Record<string, string> = {}) =>
        json(await setup.request('GET', '/api/player/favorite_games', { as, headers }))
      expect(await list()).toEqual([33, 129])
      expect(await list({ accept: 'application/vnd.s.v1+json' })).toEqual([33, 129])
      for (const headers of [
        { accept: 'application/vnd.s.v2+json' },
        { 'accept-client': 'application/vnd.s.v2+json' },
        { 'accept-client': 'v2', accept: 'application/vnd.s.v1+json' },
      ] as Record<string, string>[]) {
        const games = api['games.favorites'].answers[200].parse(await list(headers))
        expect(games).toMatchObject([{ identifier: 'paper-lantern/PaperMoon' }, { identifier: 'brasswing/EmberWyrm' }])
      }
    })

    test('[API-042][WIRE-04] an id in any currency identifies the game, and the list has ids in the player’s currency', async () => {
      const as = await setup.player(0n, 'CAD')
      await setup.request('PUT', `/api/player/favorite_games/${32 + 2}`, { as })
      await setup.request('PUT', `/api/player/favorite_games/${8 * 32 + 1}`, { as })
      const ids = await json(await setup.request('GET', '/api/player/favorite_games', { as }))
      // The eighth game is not available in CAD and has no demo, so another id of it is listed.
      expect(new Set(ids as number[])).toEqual(new Set([35, 257]))
    })

    test('[API-043] a favourite is removed, and removing it again has no effect', async () => {
      const as = await setup.player()
      await setup.request('PUT', '/api/player/favorite_games/33', { as })
      for (let n = 0; n < 2; n += 1)
        expect((await setup.request('DELETE', '/api/player/favorite_games/33', { as })).status).toBe(200)
      expect(await json(await setup.request('GET', '/api/player/favorite_games', { as }))).toEqual([])
    })

    test.each([['68719476737'], ['1e3'], ['9007199254740993']])(
      'an id that no game can have (%s) is rejected as a favourite',
      async (id) => {
        const as = await setup.player()
        for (const method of ['PUT', 'DELETE'] as const)
          expect((await setup.request(method, `/api/player/favorite_games/${id}`, { as })).status).toBe(404)
      },
    )

    test.each([['3200001'], ['63'], ['-5'], ['1.5'], ['abc'], [`${32 + 13}`]])(
      '[API-042] adding a favourite with the id %s is answered 404',
      async (id) => {
        const as = await setup.player()
        expect((await setup.request('PUT', `/api/player/favorite_games/${id}`, { as })).status).toBe(404)
      },
    )

    test('the latest winners have the time in seconds and the picture of their game', async () => {
      const { id } = await setup.player()
      // Later than any win of another test.
      setup.clock.move(60_000)
      const at = new Date(setup.clock.now().getTime() + 500)
      const win = { round: 'r1', player: id, game: 'brasswing/EmberWyrm', currency: 'EUR', bet: 100n, win: 250n, at }
      await setup.db.transaction((tx) => storeWins(tx, [win]))
      const [latest] = (await json(await setup.request('GET', '/api/stats/winners/latest'))) as Record<
        string,
        unknown
      >[]
      expect(latest).toMatchObject({
        at: setup.clock.now().getTime() / 1000,
        game_identifier: 'brasswing/EmberWyrm',
        humanized_win: '2.50 EUR',
        game_table_url: '/play/brasswing/ember-wyrm',
        game_table_image_path: expect.stringMatching(/^\/media\/tile\/[^/]+\/brasswing\/ember-wyrm\/344\.webp$/),
      })
    })

    test('[LOB-07] the sheet of a tile has what the studio states, the smallest stake and the last three wins of the game', async () => {
      const { id } = await setup.player()
      setup.clock.move(60_000)
      const start = setup.clock.now().getTime()
      const win = (round: number, game: string) => ({
        ...{ round: `sheet-${game}-${round}`, player: id, game, currency: 'EUR', bet: 100n, win: BigInt(200 + round) },
        at: new Date(start + 1000 + round),
      })
      await setup.db.transaction(async (tx) => {
        await storeSmallestStakes(tx, 'EUR', [{ engine: 'lines', profile: 'calm', cents: 20 }])
        const [{ engine, profile }] = (await tx.query('SELECT engine, profile FROM games WHERE identifier = $1', [
          'brasswing/EmberWyrm',
        ])) as [{ engine: string; profile: string }]
        await storeSmallestStakes(tx, 'EUR', [{ engine, profile, cents: 40 }])
        for (let round = 0; round < 5; round += 1) await storeWins(tx, [win(round, 'brasswing/EmberWyrm')])
        // Many wins of other games do not push them out.
        await storeWins(
          tx,
          Array.from({ length: 40 }, (_, round) => win(round + 10, 'brasswing/Other')),
        )
      })
      const sheet = async (query: string) => setup.request('GET', `/api/games/sheet?${query}`)
      const found = await sheet('identifier=brasswing/EmberWyrm&currency=EUR')
      const body = api['games.sheet'].answers[200].parse(await json(found))
      expect(body.least_cents).toBe(40)
      expect(body.wins.map((one) => one.win_cents)).toEqual([204, 203, 202])
      const unknown = await json(await sheet('identifier=brasswing/EmberWyrm&currency=JPY'))
      expect(unknown).toMatchObject({ least_cents: null })
      expect((await sheet('identifier=brasswing/Nothing&currency=EUR')).status).toBe(404)
    })

    test('[SEC-12] favourites of another player are not visible', async () => {
      const [one, other] = [await setup.player(), await setup.player()]
      await setup.request('PUT', '/api/player/favorite_games/33', { as: one })
      expect(await json(await setup.request('GET', '/api/player/favorite_games', { as: other }))).toEqual([])
    })
  }))

describe('the catalogue', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())
    // Each test begins with the source of the setup, read by the catalogue.
    beforeEach(async () => {
      await seedCatalogue(setup.db, sourceFixture)
      await setup.catalogue.refresh()
    })

    /** The source with a game more, one less and a new title. */
    function changedSource() {
      const [first, ...rest] = sourceFixture.games
      const games = [
        gameFixture(1, 'Newcomer', { popularity: 5000 }),
        { ...first!, no: 2, title: 'Ember Wyrm Again' },
        ...rest.slice(1),
      ]
      return { ...sourceFixture, games }
    }

    test('an unchanged source is written once', async () => {
      expect(await seedCatalogue(setup.db, sourceFixture)).toBe(false)
    })

    test('[WIRE-04] a changed source keeps every number, and a refresh loads it', async () => {
      expect(await seedCatalogue(setup.db, changedSource())).toBe(true)
      expect(setup.catalogue.index.byNo.get(1)?.row.title).toBe('Ember Wyrm')
      await Promise.all([setup.catalogue.refresh(), setup.catalogue.refresh()])
      const { byNo, byIdentifier, all } = setup.catalogue.index
      expect(byNo.get(1)?.row.title).toBe('Ember Wyrm Again')
      expect(byIdentifier.get('brasswing/Newcomer')?.row.no).toBe(10)
      expect(byIdentifier.has('nordlicht/CaféGrößenwahn')).toBe(false)
      expect(all[0]?.row.title).toBe('Newcomer')
    })

    test('a game that returns to the catalogue gets its old number', async () => {
      await seedCatalogue(setup.db, changedSource())
      await setup.catalogue.refresh()
      expect(setup.catalogue.index.byIdentifier.has('nordlicht/CaféGrößenwahn')).toBe(false)
      await seedCatalogue(setup.db, sourceFixture)
      await setup.catalogue.refresh()
      expect(setup.catalogue.index.byIdentifier.get('nordlicht/CaféGrößenwahn')?.row.no).toBe(2)
      expect(setup.catalogue.index.byIdentifier.has('brasswing/Newcomer')).toBe(false)
    })
  }))
