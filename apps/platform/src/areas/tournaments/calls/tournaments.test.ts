import { tournamentPlayer, tournamentTable, tournament as wireTournament } from '@apogee/contract/tournaments'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { siteHandlers } from '../../site/handlers.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { tournamentOf } from '../tournamentStore.ts'

onEachDatabase((makeApp) => {
  let race: Race
  beforeAll(async () => {
    race = await openRace((options) => makeApp({ ...options, handlers: { ...options.handlers, ...siteHandlers } }))
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    await race.endRounds()
    race.setClock(testNow)
  })

  const nameOf = async (id: bigint) => (await tournamentOf(race.app.db, id)).frontend_identifier
  const prize = { money: '100.00', wager: 0 }
  const definition = {
    titles: { en: 'Race', de: 'Rennen' },
    money_budget: '150',
    prizes: [
      { from: 1, to: 2, prize },
      { from: 3, to: 3, prize: { chargeable_points: 50 } },
    ],
  }
  const confirm = async (player: bigint, id: bigint, body: object = { confirmed: true }) =>
    (await race.app.client(player)).post(`/api/tournaments/${id}/confirm`, body)
  const breakFor = (player: bigint) =>
    race.app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
      [player, race.app.clock.now()],
    )
  const join = (player: bigint, group: string) =>
    race.app.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, now())', [
      player,
      group,
    ])

  describe('lists', () => {
    test('[API-088] [TRN-01] guests get running and announced tournaments, in the exact shape of the contract', async () => {
      const id = await race.tournament({ definition, frontend_identifier: 'weekend-race', least_bet_cents: 20n })
      await race.tournament({ frontend_identifier: 'next-race', start_at: later(10), end_at: later(20) })
      const { status, body } = await (await race.app.client()).get('/api/tournaments')
      expect(status).toBe(200)
      expect(z.array(wireTournament.strict()).safeParse(body).error).toBeUndefined()
      expect(body).toMatchObject([
        { frontend_identifier: 'next-race', in_progress: false, top_players: [], participants: 0 },
        {
          id: Number(id),
          title: 'Race',
          in_progress: true,
          now: race.app.clock.now().toISOString(),
          money_budget: '150.00',
          money_budget_cents: 15_000,
          money_prize_pool: '200.00',
          money_prize_pool_cents: 20_000,
          chargeable_comp_points_prize_pool: 50,
          least_bet_cents: 20,
          group_ids: [],
          currencies: [],
        },
      ])
      expect(body[1].prizes.map((one: { award_place: number }) => one.award_place)).toEqual([1, 2, 3])
    })

    test('without tournaments, lists are empty arrays, never 404', async () => {
      const client = await race.app.client(await race.player())
      for (const path of ['', '/player', '/recent', '/statuses'])
        expect(await client.get(`/api/tournaments${path}`)).toMatchObject({ status: 200, body: [] })
    })

    test('[TRN-09] tournaments of a group are listed for its members, by the numeric ids of the wire', async () => {
      const id = await race.tournament({ group_ids: [1101] })
      const [member, other] = [await race.player(), await race.player()]
      await join(member, '1101')
      expect((await (await race.app.client(member)).get('/api/tournaments')).body).toMatchObject([
        { group_ids: [1101] },
      ])
      expect((await (await race.app.client(other)).get('/api/tournaments')).body).toEqual([])
      expect((await (await race.app.client()).get('/api/tournaments')).body).toEqual([])
      expect((await (await race.app.client(other)).get(`/api/tournaments/${id}`)).status).toBe(200)
      expect((await confirm(other, id)).body.errors).toEqual({ base: { not_eligible: 'not_eligible' } })
    })

    test('tournaments of another brand are not found', async () => {
      const id = await race.tournament({ brand: 'halcyon' })
      const client = await race.app.client(await race.player())
      expect((await client.get('/api/tournaments')).body).toEqual([])
      expect((await client.get(`/api/tournaments/${id}`)).status).toBe(404)
      expect((await client.post(`/api/tournaments/${id}/confirm`, { confirmed: true })).status).toBe(404)
    })

    test('[API-089] a tournament is found by its id or identifier; others answer 404', async () => {
      const id = await race.tournament({ definition })
      const client = await race.app.client()
      const byId = await client.get(`/api/tournaments/${id}`)
      expect(wireTournament.strict().safeParse(byId.body).success).toBe(true)
      expect((await client.get(`/api/tournaments/${await nameOf(id)}`)).body).toEqual(byId.body)
      expect((await client.get('/api/tournaments/999999')).status).toBe(404)
      expect((await client.get('/api/tournaments/no-such-race')).status).toBe(404)
    })

    test('[API-089] the name of a series finds its running tournament, else the next one, else the last one', async () => {
      const client = await race.app.client()
      const dayMs = 86_400_000
      const now = race.app.clock.now().getTime()
      const series = `dash${now}`
      const add = async (suffix: string, fromDay: number) => {
        const id = await race.tournament({ definition })
        await race.app.db.query(
          'UPDATE tournaments SET frontend_identifier = $2, start_at = $3, end_at = $4 WHERE id = $1',
          [id, `${series}--${suffix}`, new Date(now + fromDay * dayMs), new Date(now + (fromDay + 1) * dayMs)],
        )
      }
      const found = async () => (await client.get(`/api/tournaments/${series}`)).body.frontend_identifier
      await add('past', -3)
      expect(await found()).toBe(`${series}--past`)
      await add('later', 5)
      await add('next', 2)
      expect(await found()).toBe(`${series}--next`)
      await add('now', 0)
      expect(await found()).toBe(`${series}--now`)
    })

    test('a title is in the language of the visitor', async () => {
      const id = await race.tournament({ definition })
      const german = await (await race.app.client()).get(`/api/tournaments/${id}`, { 'accept-language': 'de' })
      expect(german.body.title).toBe('Rennen')
    })

    test('[API-092] [TRN-02] finished tournaments are listed with their winners, the latest first', async () => {
      const [old, id, one] = [
        await race.tournament({ end_at: later(-5) }),
        await race.tournament({ definition }),
        await race.player('Zephyr'),
      ]
      await race.win(await race.play({ player: one }), 0n)
      await race.app.drain()
      race.setClock(later(61))
      await race.close()
      const { body } = await (await race.app.client()).get('/api/tournaments/recent')
      expect(body.map((row: { id: number }) => row.id)).toEqual([Number(id), Number(old)])
      expect(body[0]).toMatchObject({
        in_progress: false,
        finished_at: later(61).toISOString(),
        top_players: [{ award_place: 1, nickname: 'Ze***' }],
        prizes: [{ award_place: 1, nickname: 'Ze***' }, { award_place: 2, nickname: null }, {}],
      })
      expect((await (await race.app.client()).get('/api/tournaments')).body).toEqual([])
    })

    test('[API-090] a player’s list has the tournaments that they have joined or played in, and no others', async () => {
      const [joined, played, other] = [
        await race.tournament({ user_confirmation_required: true }),
        await race.tournament({ user_confirmation_required: false }),
        await race.tournament({ user_confirmation_required: true }),
      ]
      const [one, stranger] = [await race.player(), await race.player()]
      await confirm(one, joined)
      await confirm(stranger, other)
      await race.win(await race.play({ player: one }), 0n)
      await race.app.drain()
      const listed = async (player: bigint) =>
        (await (await race.app.client(player)).get('/api/tournaments/player')).body.map(({ id }: { id: number }) => id)
      expect((await listed(one)).toSorted()).toEqual([Number(joined), Number(played)].toSorted())
      expect(await listed(stranger)).toEqual([Number(other)])
      expect((await (await race.app.client()).get('/api/tournaments/player')).status).toBe(401)
    })

    test('[SAFE-02] a player on a break is offered no tournaments and cannot join one', async () => {
      const [id, one] = [await race.tournament(), await race.player()]
      await confirm(one, id)
      await breakFor(one)
      const client = await race.app.client(one)
      for (const path of ['', '/player', '/recent'])
        expect((await client.get(`/api/tournaments${path}`)).body).toEqual([])
      expect((await client.get(`/api/tournaments/${id}`)).status).toBe(404)
      const other = await race.tournament()
      expect((await confirm(one, other)).body.errors).toEqual({ base: { not_eligible: 'not_eligible' } })
    })
  })

  describe('joining', () => {
    test('[API-093] [TRN-11] a player joins once; a second call changes nothing', async () => {
      const [id, one] = [await race.tournament({ user_confirmation_required: true }), await race.player()]
      expect(await confirm(one, id)).toMatchObject({ status: 200, body: { confirmed: true } })
      race.setClock(later(5))
      expect((await confirm(one, id)).status).toBe(200)
      const rows = await race.app.db.query('SELECT confirmed_at FROM tournament_players WHERE tournament_id = $1', [id])
      expect(rows).toEqual([{ confirmed_at: testNow }])
      expect((await (await race.app.client(one)).get('/api/tournaments/player')).body).toMatchObject([
        { id: Number(id), participants: 1 },
      ])
      expect((await (await race.app.client()).get('/api/tournaments/player')).status).toBe(401)
    })

    test('[TRN-11] joining is rejected after the end, without confirmation, and for an unknown team', async () => {
      const definition = {
        teams: [
          { id: 4, titles: { en: 'Red' } },
          { id: 5, titles: { en: 'Blue' } },
        ],
      }
      const [id, one] = [await race.tournament({ definition }), await race.player()]
      expect((await confirm(one, id, {})).body.errors).toEqual({ confirmed: { required: 'required' } })
      expect((await confirm(one, id, { confirmed: true, team_id: 6 })).body.errors).toEqual({
        team_id: { unknown_value: 'unknown_value' },
      })
      race.setClock(later(60))
      expect(await confirm(one, id)).toMatchObject({
        status: 422,
        body: { errors: { base: { not_open: 'not_open' } } },
      })
    })

    test('a player joins the chosen team, or by default the smallest', async () => {
      const definition = {
        teams: [
          { id: 4, titles: { en: 'Red' } },
          { id: 5, titles: { en: 'Blue' } },
        ],
      }
      const id = await race.tournament({ definition })
      const teams: number[] = []
      for (const wanted of [4, undefined, undefined, 5]) {
        const one = await race.player()
        await confirm(one, id, { confirmed: true, ...(wanted && { team_id: wanted }) })
        const { body } = await (await race.app.client(one)).get(`/api/tournaments/${id}/status`)
        teams.push(body.tournament_team_id)
      }
      expect(teams).toEqual([4, 5, 4, 5])
      const { body } = await (await race.app.client()).get(`/api/tournaments/${id}`)
      expect(body).toMatchObject({
        group_tournament: true,
        teams: [{ id: 4, title: 'Red', players: 2, score: 0 }, { players: 2 }],
      })
    })
  })

  describe('the own rank', () => {
    test('[API-091] [TRN-06] a status has the shape of the contract; a player who does not take part gets {}', async () => {
      const [id, one, other] = [
        await race.tournament({ user_confirmation_required: true }),
        await race.player('Zephyr'),
        await race.player(),
      ]
      await confirm(one, id)
      await race.win(await race.play({ player: one, real: 1050n }), 2100n)
      await race.app.drain()
      const { status, body } = await (await race.app.client(one)).get(`/api/tournaments/${id}/status`)
      expect(status).toBe(200)
      expect(tournamentPlayer.strict().safeParse(body).error).toBeUndefined()
      expect(body).toMatchObject({
        tournament_id: Number(id),
        nickname: 'Ze***',
        user_confirmed: true,
        bets: '10.50',
        bet_cents: 1050,
        wins: '21.00',
        win_cents: 2100,
        rate: 2,
        games_taken: 1,
        points: 1.05,
        award_place: 1,
        award_place_in_team: null,
      })
      expect((await (await race.app.client(one)).get('/api/tournaments/statuses')).body).toEqual([body])
      for (const client of [await race.app.client(), await race.app.client(other)]) {
        expect(await client.get(`/api/tournaments/${id}/status`)).toMatchObject({ status: 200, body: {} })
        expect(await client.get('/api/tournaments/999999/status')).toMatchObject({ status: 200, body: {} })
      }
    })

    test('a batch answers each call under its url, with the session of the caller', async () => {
      const [id, one] = [await race.tournament(), await race.player('Zephyr')]
      await confirm(one, id)
      const urls = [`api/tournaments/${id}/status`, 'api/tournaments/999999/status', 'api/tournaments/player']
      const query = urls.map((url) => `${encodeURIComponent('url[]')}=${encodeURIComponent(url)}`).join('&')
      const { status, body } = await (await race.app.client(one)).get(`/batch?${query}`)
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(urls)
      expect(body[urls[0]!]).toMatchObject({ nickname: 'Ze***', tournament_id: Number(id) })
      expect(body[urls[1]!]).toEqual({})
      expect(body[urls[2]!]).toMatchObject([{ id: Number(id) }])
      expect((await (await race.app.client()).get(`/batch?${query}`)).body[urls[2]!]).toEqual({
        errors: { base: { unauthorized: 'unauthorized' } },
      })
    })

    test.each([
      'batch?url[]=healthz',
      '/batch?url[]=healthz',
      'https://evil.test/api/tournaments',
      '//evil.test/api/tournaments',
      'api/../openapi.json',
      'media/art/1/star/64.webp',
      'api/tournaments/1/confirm',
      'messages/../../secret',
    ])('a batch reaches nothing but calls of the contract: %s', async (url) => {
      const { body } = await (await race.app.client()).get(`/batch?url[]=${encodeURIComponent(url)}`)
      expect(body).toEqual({ [url]: { errors: { base: { not_found: 'not_found' } } } })
    })

    test('a batch is of one to twelve urls', async () => {
      const client = await race.app.client()
      const of = (count: number) => client.get(`/batch?${Array(count).fill('url[]=healthz').join('&')}`)
      expect((await of(12)).body).toEqual({ healthz: { status: 'ok' } })
      expect(await of(13)).toMatchObject({ status: 422, body: { errors: { 'url[]': { too_long: 'too_long' } } } })
      expect((await client.get('/batch')).status).toBe(422)
    })
  })

  describe('the leaderboard', () => {
    test('a page has the own row, whatever its rank, and the gain that reaches the next rank', async () => {
      const id = await race.tournament()
      const players: bigint[] = []
      for (const real of [500n, 400n, 400n, 100n]) {
        const player = await race.player(`Nova${players.length}`)
        players.push(player)
        await race.play({ player, real, at: later(players.length) })
      }
      await race.app.drain()
      const client = await race.app.client(players[2])
      const first = await client.get(`/api/tournaments/${id}/table?limit=2`)
      expect(tournamentTable.strict().safeParse(first.body).error).toBeUndefined()
      expect(first.body).toMatchObject({
        participants: 4,
        players: [
          { award_place: 1, bet_cents: 500 },
          { award_place: 2, bet_cents: 400 },
        ],
        next: 2,
        own: { award_place: 3, bet_cents: 400 },
        to_next: 1,
      })
      const second = await client.get(`/api/tournaments/${id}/table?limit=2&after=2`)
      expect(second.body).toMatchObject({ players: [{ award_place: 3 }, { award_place: 4 }], next: null })
      const leader = await (await race.app.client(players[0])).get(`/api/tournaments/${id}/table`)
      expect(leader.body).toMatchObject({ own: { award_place: 1 }, to_next: null })
      expect((await (await race.app.client()).get(`/api/tournaments/${id}/table`)).body).toMatchObject({
        own: null,
        to_next: null,
      })
      expect((await client.get('/api/tournaments/999999/table')).status).toBe(404)
    })

    test('a final leaderboard is read by its stored ranks', async () => {
      const [id, one, other] = [await race.tournament(), await race.player(), await race.player()]
      for (const [player, real] of [
        [one, 100n],
        [other, 300n],
      ] as const)
        await race.win(await race.play({ player, real }), 0n)
      await race.app.drain()
      race.setClock(later(61))
      await race.close()
      const { body } = await (await race.app.client(one)).get(`/api/tournaments/${id}/table`)
      expect(body).toMatchObject({
        players: [{ bet_cents: 300 }, { bet_cents: 100, award_place: 2 }],
        own: { award_place: 2 },
        to_next: null,
      })
    })
  })
})
