import { api } from '@apogee/contract'
import { timeZone } from '@apogee/contract/protocol/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'

const path = '/api/player/rounds'

describe('the history of rounds', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    let player: TestPlayer
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
      player = await setup.player(100_00n)
      // Won, lost, rolled back, unfinished; ten minutes apart.
      const sessions = [await setup.play(player), await setup.play(player, '/games/paper-lantern/PaperMoon/129')]
      for (const [n, win_cents] of [550, 0, 200, null].entries()) {
        setup.clock.move(600_000)
        const round_id = `history-${n}`
        const base = { session: sessions[n % 2], round_id }
        await setup.wallet('bet', { ...base, transaction_id: `${round_id}-bet`, amount_cents: 200 })
        if (win_cents !== null)
          await setup.wallet('win', {
            ...base,
            transaction_id: `${round_id}-win`,
            amount_cents: win_cents,
            round_finished: true,
          })
      }
    })
    afterAll(() => setup.db.close())

    const list = async (query = '', as = player) => {
      const response = await setup.request('GET', `${path}${query}`, { as })
      const body: unknown = await response.json()
      return { status: response.status, body }
    }
    const ids = async (query: string) =>
      api['games.rounds'].answers[200].parse((await list(query)).body).data.map(({ id }) => id.split('-').at(-1))

    test('[SAFE-07] each round has time, game, stake, win and balance, and pages are consecutive', async () => {
      const first = api['games.rounds'].answers[200].parse((await list('?limit=3')).body)
      expect(first.data[2]).toMatchObject({
        id: 'history-1',
        identifier: 'paper-lantern/PaperMoon',
        title: 'Paper Moon',
        seo_title: 'paper-moon',
        currency: 'EUR',
        bet_cents: 200,
        win_cents: 0,
        state: 'finished',
        balance_after_cents: 10_150,
        started_at: new Date(setup.clock.now().getTime() - 2 * 600_000).toISOString(),
      })
      expect(await ids(`?limit=3&after=${encodeURIComponent(first.next ?? '')}`)).toEqual(['0'])
      expect((await list('?after=nonsense')).status).toBe(422)
    })

    test('clients of the family get the same rounds as bets, losses and wins in whole units', async () => {
      const response = await setup.request('GET', '/api/player/games', { as: player })
      const body = api['games.history'].answers[200].parse(await response.json())
      const shown = body.map((one) => [one.bet_status, one.total_bets, one.total_losses, one.total_wins])
      expect(shown).toEqual([
        ['open', 2, 0, 0],
        ['finished', 2, 0, 2],
        ['finished', 2, 2, 0],
        ['finished', 2, 0, 5.5],
      ])
      expect(new Set(body.map(({ bet_id }) => bet_id)).size).toBe(4)
      expect(body[2]).toMatchObject({
        game: 'paper-lantern/PaperMoon',
        title: 'Paper Moon',
        provider: 'paper-lantern',
        currency: 'EUR',
        created_at: new Date(setup.clock.now().getTime() - 2 * 600_000).toISOString(),
      })
      expect((await setup.request('GET', '/api/player/games')).status).toBe(401)
    })

    test('[SAFE-07] [SAFE-09] they are filtered by outcome, game, currency and time; only a win above the stake counts as one', async () => {
      expect(await ids('?result=won')).toEqual(['0'])
      expect(await ids('?result=lost')).toEqual(['1'])
      expect(await ids('?result=open')).toEqual(['3'])
      expect(await ids('?game=brasswing/EmberWyrm')).toEqual(['2', '0'])
      expect(await ids('?currency=USD')).toEqual([])
      const from = new Date(setup.clock.now().getTime() - 600_000).toISOString()
      expect(await ids(`?from=${from}`)).toEqual(['3', '2'])
      expect(await ids(`?to=${from}`)).toEqual(['2', '1', '0'])
    })

    test('[SAFE-07] all of them can be exported as CSV, with amounts in whole units', async () => {
      const response = await setup.request('GET', `${path}.csv?result=won`, { as: player })
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toContain('attachment')
      const started = new Date(setup.clock.now().getTime() - 3 * 600_000).toISOString()
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()).split('\r\n')).toEqual([
        '\uFEFFstarted_at,finished_at,round,game,currency,stake,win,net,balance_after,state,free_win,jackpot',
        `${started},${started},history-0,Ember Wyrm,EUR,2.00,5.50,3.50,103.50,finished,,`,
        '',
      ])
    })

    test('[SAFE-07] they are summed up by periods of a time zone, with unfinished and without rolled-back rounds', async () => {
      const sums = async (query: string) => (await list(`/sums${query}`)).body
      const all = { currency: 'EUR', rounds: 4, bet_cents: 800, win_cents: 750, played_minutes: 30 }
      const month = new Date(setup.clock.now())
      month.setUTCDate(1)
      month.setUTCHours(0, 0, 0, 0)
      expect(await sums('?step=month')).toEqual([{ from: month.toISOString(), ...all }])
      expect(await sums('?step=day&result=won')).toMatchObject([{ rounds: 1, bet_cents: 200, win_cents: 550 }])
      // Midnight in Auckland is between them.
      const [first] = api['games.roundSums'].answers[200].parse(await sums('?step=day&zone=Pacific/Auckland'))
      const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'medium' })
      expect(local.format(new Date(first?.from ?? 0))).toBe('00:00:00')
      // Older zone names are mapped to their current name, which PostgreSQL knows.
      expect((await list('/sums?zone=US/Pacific-New')).body).toEqual(
        (await list('/sums?zone=America/Los_Angeles')).body,
      )
      for (const zone of ['Nowhere/Land', '%2B05:30', '%2B0530', '-03', 'posix/UTC', 'localtime', ''])
        expect([zone, (await list(`/sums?zone=${zone}`)).status]).toEqual([zone, 422])
      expect((await list('/sums?step=hour')).status).toBe(422)
    })

    test('the database knows every accepted time zone', async () => {
      const rows = await setup.db.query<{ name: string }>('SELECT name FROM pg_timezone_names')
      const names = new Set(rows.map(({ name }) => name))
      const accepted = Intl.supportedValuesOf('timeZone').map((name) => timeZone.parse(name))
      expect(accepted.filter((name) => !names.has(name))).toEqual([])
    })

    test.each(['0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '1969-12-31T23:59:59Z'])(
      'an out-of-range day, %s, is rejected by every list and export',
      async (at) => {
        const paths = [
          '/api/player/rounds',
          '/api/player/rounds/sums',
          '/api/player/rounds.csv',
          '/api/player/payments.csv',
        ]
        for (const path of [...paths, '/api/player/bonuses/events', '/api/player/bonuses/events.csv'])
          for (const bound of ['from', 'to']) {
            const answer = await setup.request('GET', `${path}?${bound}=${at}`, { as: player })
            expect([path, bound, answer.status]).toEqual([path, bound, 422])
          }
      },
    )

    test('[SAFE-07] a jackpot counts in the result of its round, and is shown separately from the win', async () => {
      await setup.db.query(`UPDATE game_rounds SET jackpot_cents = 30000 WHERE id = 'history-1'`)
      const { data } = api['games.rounds'].answers[200].parse((await list('?result=won')).body)
      expect(data.map(({ id, win_cents, jackpot_cents }) => [id, win_cents, jackpot_cents])).toEqual([
        ['history-1', 0, 30_000],
        ['history-0', 550, 0],
      ])
      expect(await ids('?result=lost')).toEqual([])
      expect((await list('/sums?step=month')).body).toMatchObject([{ rounds: 4, win_cents: 30_750 }])
      const csv = await (await setup.request('GET', `${path}.csv?result=won`, { as: player })).text()
      expect(csv).toContain(',2.00,0.00,298.00,101.50,finished,,300.00')
      await setup.db.query('UPDATE game_rounds SET jackpot_cents = 0')
    })

    test('[SAFE-07] the history covers one year', async () => {
      const move = (days: number) =>
        setup.db.query(
          `UPDATE game_rounds SET started_at = started_at + $1 * interval '1 day' WHERE id = 'history-0'`,
          [days],
        )
      await move(-366)
      expect(await ids('?from=2020-01-01T00:00:00.000Z')).toEqual(['3', '2', '1'])
      await move(366)
    })

    test('[SEC-12] another player’s rounds are not visible, and a guest is rejected', async () => {
      const stranger = await setup.player()
      expect((await list('', stranger)).body).toEqual({ data: [], next: null })
      expect((await setup.request('GET', path)).status).toBe(401)
      expect((await list('/sums', stranger)).body).toEqual([])
      expect((await setup.request('GET', `${path}.csv`)).status).toBe(401)
      expect((await setup.request('GET', `${path}/sums`)).status).toBe(401)
    })
  }))
