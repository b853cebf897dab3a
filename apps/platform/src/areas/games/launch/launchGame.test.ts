import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'

const ember = '/games/brasswing/EmberWyrm'

describe('launching a game', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())
    beforeEach(() => {
      setup.launches.length = 0
      setup.studioAnswers = () => Response.json({ game_url: '/studio/play/token' })
    })

    const visit = async (path: string, as?: TestPlayer) => {
      const response = await setup.request('GET', path, as ? { as } : {})
      return { response, status: response.status, html: await response.text() }
    }
    const sessions = () => setup.db.query('SELECT id FROM play_sessions ORDER BY id')
    const reasonOf = (html: string) => /"type":"error","reason":"(\w+)"/.exec(html)?.[1]

    test('[WIRE-07] the page has the launch object in a script allowed by a nonce, and our pages may frame it', async () => {
      const { response, html } = await visit(`${ember}/32`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-frame-options')).toBeNull()
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'nonce-([\w+/=]+)'/.exec(policy)?.[1]
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toContain('unsafe')
      expect(html).toContain(`<script nonce="${nonce}">`)
      expect(html).toContain('var launch = {"game_url":"/studio/play/token","strategy":"iframe"}')
      expect(html).toContain('window.location.replace(launch.game_url)')
      expect(html).toContain('postMessage({"source":"apogee-game","type":"loading","step":"session"}')
    })

    test('[SEC-03] every page has a different nonce', async () => {
      const nonces = await Promise.all(
        [1, 2, 3].map(async () => (await visit(`${ember}/32`)).response.headers.get('content-security-policy')),
      )
      expect(new Set(nonces).size).toBe(3)
    })

    test('[GAME-04] a guest plays the demo, without a play session', async () => {
      const before = await sessions()
      expect((await visit(`${ember}/32?locale=de`)).status).toBe(200)
      expect(setup.launches).toMatchObject([
        {
          game: 'brasswing/EmberWyrm',
          title: 'Ember Wyrm',
          provider: 'brasswing',
          seo_title: 'ember-wyrm',
          theme: 'dragon',
          seed: 'seed-1',
          engine: 'lines',
          profile: 'calm',
          session: null,
          mode: 'demo',
          currency: 'FUN',
          subunits_to_unit: 100,
          locale: 'de',
          brand: 'apogee',
          lobby_url: 'http://localhost:3000/de',
          media_version: 'test',
          round_url: 'http://localhost:3000/de/fairness/{round}',
        },
      ])
      expect(await sessions()).toEqual(before)
    })

    test('[GAME-04] a signed-in player may play the demo too', async () => {
      expect((await visit(`${ember}/32`, await setup.player())).status).toBe(200)
      expect(setup.launches[0]).toMatchObject({ mode: 'demo', session: null })
    })

    test('[GAME-04][WIRE-07] a guest who opens real play is asked to log in, and so is the page around the frame', async () => {
      const { status, html } = await visit(`${ember}/33`)
      expect([status, reasonOf(html)]).toEqual([401, 'login_needed'])
      expect(html).toContain('{"source":"apogee-game","type":"error","reason":"login_needed"}')
      expect(html).toContain('<main data-reason="login_needed">')
      expect(html).toContain('<html lang="en">')
      expect(setup.launches).toEqual([])
    })

    test('[GAME-04] mode=real in the address does not open real play for a guest', async () => {
      const before = await sessions()
      const money = await visit(`${ember}/33?mode=real`)
      expect([money.status, reasonOf(money.html)]).toEqual([401, 'login_needed'])
      expect(setup.launches).toEqual([])
      expect((await visit(`${ember}/32?mode=real`)).status).toBe(200)
      expect(setup.launches).toMatchObject([{ mode: 'demo', currency: 'FUN', session: null }])
      expect(await sessions()).toEqual(before)
    })

    test('real play waits for the confirmed address of an account that was registered without a captcha', async () => {
      const player = await setup.player()
      await setup.db.query('UPDATE players SET confirm_first = true, confirmed_at = NULL WHERE id = $1', [player.id])
      setup.clock.move(6000)
      const refused = await visit(`${ember}/33`, player)
      expect([refused.status, reasonOf(refused.html)]).toEqual([422, 'unconfirmed'])
    })

    test('the error page is in the requested language', async () => {
      const { html } = await visit(`${ember}/33?locale=de`)
      expect(html).toContain('<html lang="de">')
      expect(html).toMatch(/Melde dich an/)
    })

    test('[WIRE-07] a player opens the game in their currency: the studio gets a play session and no name', async () => {
      const player = await setup.player()
      expect((await visit(`${ember}/33`, player)).status).toBe(200)
      const [order] = setup.launches
      expect(order).toMatchObject({ mode: 'real', currency: 'EUR', subunits_to_unit: 100, locale: 'en' })
      expect(order?.session).toMatch(/^[\w-]{22}$/)
      expect(order?.player).toMatch(/^[0-9a-f]{24}$/)
      const rows = await setup.db.query('SELECT * FROM play_sessions WHERE id = $1', [order?.session])
      expect(rows).toMatchObject([
        { player_id: player.id, game_no: 1, game_identifier: 'brasswing/EmberWyrm', currency: 'EUR', ended_at: null },
      ])
      await visit('/games/paper-lantern/PaperMoon/129', player)
      expect(setup.launches[1]?.player).toBe(order?.player)
    })

    test("[WIRE-07] the launch includes the rules of the player's licence, and the session its stake limit", async () => {
      const player = await setup.player()
      await visit(`${ember}/33`, player)
      const rules = { min_round_ms: 1000, turbo: true, stop: true, max_stake_cents: null }
      expect(setup.launches[0]?.rules).toMatchObject(rules)
      const text = 'SELECT max_stake_cents FROM play_sessions WHERE id = $1'
      expect(await setup.db.query(text, [setup.launches[0]?.session])).toEqual([{ max_stake_cents: null }])
    })

    test.each([
      ['another currency of the game', `${ember}/34`, 422, 'currency_unavailable'],
      ['a currency the game does not have', `${ember}/${32 + 13}`, 422, 'currency_unavailable'],
      ['a demo that does not exist', '/games/brasswing/NoDemoHere/256', 404, 'demo_unavailable'],
      ['an unknown game', '/games/brasswing/Nothing/33', 404, 'game_unavailable'],
      ['the id of another game', `${ember}/65`, 404, 'game_unavailable'],
      ['a number that is not an id', `${ember}/63`, 404, 'game_unavailable'],
    ])('[GAME-07] %s does not open', async (_, path, status, reason) => {
      const { html, ...answer } = await visit(path, await setup.player())
      expect([answer.status, reasonOf(html)]).toEqual([status, reason])
      expect(setup.launches).toEqual([])
    })

    test('a path with an id that is not a number is answered 404', async () => {
      expect((await visit(`${ember}/abc`)).status).toBe(404)
    })

    test.each([
      ['refuses', () => Response.json({}, { status: 503 })],
      ['sends the player elsewhere', () => Response.json({ game_url: 'https://evil.test/' })],
    ])('a studio that %s is reported as unavailable', async (_, answers) => {
      setup.studioAnswers = answers
      const { status, html } = await visit(`${ember}/32`)
      expect([status, reasonOf(html)]).toEqual([502, 'game_unavailable'])
      expect(html).not.toContain('evil')
    })

    test('[SEC-09] texts of a studio or a visitor cannot break out of the script or the markup', async () => {
      setup.studioAnswers = () => Response.json({ game_url: '/studio/play/</script><script>alert(1)</script>' })
      expect((await visit(`${ember}/32`)).html.match(/<script/g)).toHaveLength(1)
      const { html } = await visit(`/games/x/${encodeURIComponent('<img src=x onerror=alert(1)>')}/33?locale="><b>`)
      expect(html).not.toContain('<img')
      expect(html).not.toContain('"><b>')
    })

    test('[SEC-02] a link on a page of another site cannot open real play', async () => {
      const as = await setup.player()
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await setup.request('GET', `${ember}/33`, { as, headers })).status).toBe(403)
      expect(
        (await setup.request('GET', `${ember}/33`, { as, headers: { 'sec-fetch-site': 'same-origin' } })).status,
      ).toBe(200)
    })

    test('another launch of the same game replaces the play session; one of another game does not', async () => {
      const player = await setup.player()
      const first = await setup.play(player)
      const other = await setup.play(player, '/games/paper-lantern/PaperMoon/129')
      const second = await setup.play(player)
      const rows = await setup.db.query<{ id: string; ended_at: Date | null }>(
        'SELECT id, ended_at FROM play_sessions WHERE player_id = $1',
        [player.id],
      )
      const isLive = (id: string) => rows.find((row) => row.id === id)?.ended_at === null
      expect([isLive(first), isLive(other), isLive(second)]).toEqual([false, true, true])
    })

    test('ten concurrent launches leave one live play session', async () => {
      const player = await setup.player()
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await visit(`${ember}/33`, player)).status),
      )
      expect(statuses).toEqual(Array(10).fill(200))
      const live = await setup.db.query('SELECT 1 FROM play_sessions WHERE player_id = $1 AND ended_at IS NULL', [
        player.id,
      ])
      expect(live).toHaveLength(1)
    })

    test('[LOB-19][API-030] an opened game is the first of the recently played games', async () => {
      const player = await setup.player()
      const played = async () => (await setup.request('GET', '/api/player/played_games', { as: player })).json()
      expect(await played()).toEqual([])
      await setup.play(player)
      setup.clock.move(60_000)
      await setup.play(player, '/games/paper-lantern/PaperMoon/129')
      const at = setup.clock.now()
      expect(await played()).toEqual([
        { identifier: 'paper-lantern/PaperMoon', last_activity_at: at.toISOString() },
        { identifier: 'brasswing/EmberWyrm', last_activity_at: new Date(at.getTime() - 60_000).toISOString() },
      ])
      setup.clock.move(60_000)
      await setup.play(player)
      expect(await played()).toMatchObject([
        { identifier: 'brasswing/EmberWyrm' },
        { identifier: 'paper-lantern/PaperMoon' },
      ])
    })
  }))
