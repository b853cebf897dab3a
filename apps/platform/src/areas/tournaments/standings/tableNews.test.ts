import { privateMessages, publicMessages } from '@apogee/contract/realtime'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Core } from '../../../core/http/handler.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { openRace, type Race } from '../test/raceSetup.ts'

/** Who listens, as the hub would say. */
interface Audience {
  isWatched: boolean
  hearers: bigint[] | null
}

onEachDatabase((makeApp) => {
  let race: Race
  const audience: Audience = { isWatched: false, hearers: [] }
  const queries: string[] = []
  beforeAll(async () => {
    race = await openRace(makeApp)
    // What the standings were opened with is this object.
    const { realtime } = race.app as Pick<Core, 'realtime'>
    Object.assign(realtime, {
      isWatched: () => audience.isWatched,
      hearers: () => audience.hearers && new Set(audience.hearers),
    })
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    await race.endRounds()
    await race.standings().flush()
    race.app.published.length = 0
    Object.assign(audience, { isWatched: false, hearers: [] })
    queries.length = 0
  })
  afterEach(() => expect(race.failures).toEqual([]))

  const definition = { titles: { en: 'Race' }, prizes: [{ from: 1, to: 1, prize: { money: '10.00' } }] }
  const settle = async (player: bigint, real: bigint) => {
    await race.play({ player, real })
    await race.app.drain()
    await race.standings().flush()
  }
  const told = (channel: string) =>
    race.app.published.filter((one) => one.channel === channel).map(({ playerId, data }) => ({ playerId, data }))
  const places = (player: bigint) =>
    told('tournaments_statuses')
      .filter(({ playerId }) => playerId === player)
      .map(({ data }) => (data as { award_place: number | null }[]).map((row) => row.award_place))

  test('[RTM-04] who listens is told their row, and again when others pass them; nobody else is', async () => {
    const [one, other] = [await race.player('Zephyr'), await race.player()]
    await race.tournament()
    audience.hearers = [one]
    await settle(one, 100n)
    await settle(other, 300n)
    await settle(other, 100n)
    expect(places(one)).toEqual([[1], [2]])
    expect(places(other)).toEqual([])
    const { data } = told('tournaments_statuses')[0]!
    expect(privateMessages.tournaments_statuses.safeParse(data).error).toBeUndefined()
    expect(data).toMatchObject([{ nickname: 'Ze***', bet_cents: 100 }])
    expect(told('public:tournaments_changes')).toEqual([])
  })

  test('one message has the rows of all tournaments that changed', async () => {
    const one = await race.player()
    await race.tournament()
    await race.tournament({ strategy: 'spin' })
    audience.hearers = [one]
    await settle(one, 100n)
    expect(places(one)).toEqual([[1, 1]])
  })

  test('everybody who watches is told the head of a table, in the order of its versions', async () => {
    const [id, one, other] = [await race.tournament(), await race.player('Zephyr'), await race.player('Quasar')]
    audience.isWatched = true
    await settle(one, 100n)
    await settle(other, 300n)
    const heads = told('public:tournaments_changes').map(({ data }) =>
      publicMessages['public:tournaments_changes'].strict().parse(data),
    )
    expect(
      heads.map(({ tournament_id, participants, top_players }) => [
        tournament_id,
        participants,
        top_players.map(({ nickname }) => nickname),
      ]),
    ).toEqual([
      [Number(id), 1, ['Ze***']],
      [Number(id), 2, ['Qu***', 'Ze***']],
    ])
    expect(heads[1]!.version).toBeGreaterThan(heads[0]!.version)
    expect((await (await race.app.client()).get(`/api/tournaments/${id}`)).body.top_players).toEqual(
      heads[1]!.top_players,
    )
  })

  test('a player who joins counts at once for everybody who watches, and is told their own row', async () => {
    const [id, one] = [await race.tournament({ user_confirmation_required: true }), await race.player()]
    Object.assign(audience, { isWatched: true, hearers: [one] })
    const { status } = await (await race.app.client(one)).post(`/api/tournaments/${id}/confirm`, { confirmed: true })
    expect(status).toBeLessThan(300)
    await race.standings().flush()
    expect(told('public:tournaments_changes')).toMatchObject([{ data: { participants: 1, top_players: [] } }])
    expect(places(one)).toEqual([[null]])
  })

  test('changes that come before a table is told again are one message', async () => {
    const [tournamentId, playerId] = [await race.tournament(), await race.player()]
    audience.isWatched = true
    for (let nth = 0; nth < 5; nth += 1)
      race.standings().tell([{ tournamentId, playerId, row: undefined, now: null }], new Map())
    await race.standings().flush()
    expect(told('public:tournaments_changes')).toHaveLength(1)
  })

  test('what nobody listens to is not read', async () => {
    const one = await race.player()
    await race.tournament()
    await race.play({ player: one })
    await race.app.drain()
    const { db } = race.app
    const { query } = db
    const read: unknown[] = []
    db.query = (...args) => {
      read.push(args[0])
      return query.apply(db, args) as never
    }
    await race.standings().flush()
    db.query = query
    expect(read.filter((one) => JSON.stringify(one).includes('tournament'))).toEqual([])
    expect(race.app.published).toEqual([])
  })

  test('[RTM-04] a player hears that they come into the paid places, and that they fall out; not of every bet on the edge', async () => {
    const [id, one, other] = [await race.tournament({ definition }), await race.player(), await race.player()]
    audience.hearers = [one, other]
    await settle(one, 100n)
    await settle(other, 300n)
    await settle(one, 900n)
    const news = told('tournament_notifications').map(({ playerId, data }) => {
      const {
        event,
        award_place,
        previous_place,
        id: tournament,
      } = privateMessages.tournament_notifications.parse(data)
      return [playerId, event, award_place, previous_place, tournament]
    })
    const joined = (player: bigint) => [player, 'player_joined_leaderboard', 1, undefined, Number(id)]
    // They passed each other twice within a minute.
    expect(news).toEqual([joined(one), joined(other)])
  })

  test('who fell out again within a minute of coming in hears of it when the minute is over, though nobody moves past them', async () => {
    const [one, other, third] = [await race.player(), await race.player(), await race.player()]
    await race.tournament({ definition })
    audience.hearers = [one]
    await settle(one, 100n)
    await settle(other, 300n)
    const news = () =>
      told('tournament_notifications').map(({ data }) => privateMessages.tournament_notifications.parse(data).event)
    expect(news()).toEqual(['player_joined_leaderboard'])
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 61_000)
    await settle(third, 1n)
    clock.mockRestore()
    expect(news()).toEqual(['player_joined_leaderboard', 'player_kicked_from_leaderboard'])
  })

  test('[RTM-04] where it is not known who listens, those who moved and those who were passed out of the paid places are told', async () => {
    const [one, other, third] = [await race.player(), await race.player(), await race.player()]
    await race.tournament({ definition })
    audience.hearers = null
    await settle(third, 10n)
    await settle(one, 100n)
    race.app.published.length = 0
    await settle(other, 300n)
    expect(places(other)).toEqual([[1]])
    expect(places(one)).toEqual([[2]])
  })

  test('a final table is told with when it became final', async () => {
    const [id, one] = [await race.tournament(), await race.player()]
    await race.win(await race.play({ player: one }), 0n)
    await race.app.drain()
    audience.isWatched = true
    const until = race.app.clock.now()
    race.setClock(new Date(+until + 61 * 60_000))
    await race.close()
    await race.standings().flush()
    race.setClock(until)
    expect(told('public:tournaments_changes').at(-1)!.data).toMatchObject({
      tournament_id: Number(id),
      in_progress: false,
      finished_at: new Date(+until + 61 * 60_000).toISOString(),
      top_players: [{ award_place: 1 }],
    })
  })
})
