import { privateMessages, publicMessages } from '@apogee/contract/realtime'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Core } from '../../../core/http/handler.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { openRace, type Race } from '../test/raceSetup.ts'

/** The subscribers that the hub reports. */
interface Audience {
  isWatched: boolean
  connected: bigint[] | null
}

onEachDatabase((makeApp) => {
  let race: Race
  const audience: Audience = { isWatched: false, connected: [] }
  const queries: string[] = []
  beforeAll(async () => {
    race = await openRace(makeApp)
    // The standings publish to this object.
    const { realtime } = race.app as Pick<Core, 'realtime'>
    Object.assign(realtime, {
      isWatched: () => audience.isWatched,
      subscribers: () => audience.connected && new Set(audience.connected),
    })
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    await race.endRounds()
    await race.standings().flush()
    race.app.published.length = 0
    Object.assign(audience, { isWatched: false, connected: [] })
    queries.length = 0
  })
  afterEach(() => expect(race.failures).toEqual([]))

  const definition = { titles: { en: 'Race' }, prizes: [{ from: 1, to: 1, prize: { money: '10.00' } }] }
  const settle = async (player: bigint, real: bigint) => {
    await race.play({ player, real })
    await race.app.drain()
    await race.standings().flush()
  }
  const publishedOn = (channel: string) =>
    race.app.published.filter((one) => one.channel === channel).map(({ playerId, data }) => ({ playerId, data }))
  const ranksSentTo = (player: bigint) =>
    publishedOn('tournaments_statuses')
      .filter(({ playerId }) => playerId === player)
      .map(({ data }) => (data as { award_place: number | null }[]).map((row) => row.award_place))

  /** The names, or the texts, of the statements outside of transactions that publishing takes. */
  async function statementsOfFlush(): Promise<string[]> {
    const { db } = race.app
    const { query } = db
    const read: string[] = []
    db.query = (...args) => {
      const [statement] = args
      read.push(typeof statement === 'string' ? statement : statement.name)
      return query.apply(db, args) as never
    }
    await race.standings().flush()
    db.query = query
    // The worker reads its events at any time.
    return read.filter((name) => !name.startsWith('outbox_'))
  }

  test('[RTM-04] a connected player receives their row, and again when another player passes them; other players receive nothing', async () => {
    const [one, other] = [await race.player('Zephyr'), await race.player()]
    await race.tournament()
    audience.connected = [one]
    await settle(one, 100n)
    await settle(other, 300n)
    await settle(other, 100n)
    expect(ranksSentTo(one)).toEqual([[1], [2]])
    expect(ranksSentTo(other)).toEqual([])
    const { data } = publishedOn('tournaments_statuses')[0]!
    expect(privateMessages.tournaments_statuses.safeParse(data).error).toBeUndefined()
    expect(data).toMatchObject([{ nickname: 'Ze***', bet_cents: 100 }])
    expect(publishedOn('public:tournaments_changes')).toEqual([])
  })

  test('one message has the rows of all tournaments that changed', async () => {
    const one = await race.player()
    await race.tournament()
    await race.tournament({ strategy: 'spin' })
    audience.connected = [one]
    await settle(one, 100n)
    expect(ranksSentTo(one)).toEqual([[1, 1]])
  })

  test('watchers receive the top rows of a leaderboard, in the order of its versions', async () => {
    const [id, one, other] = [await race.tournament(), await race.player('Zephyr'), await race.player('Quasar')]
    audience.isWatched = true
    await settle(one, 100n)
    await settle(other, 300n)
    const messages = publishedOn('public:tournaments_changes').map(({ data }) =>
      publicMessages['public:tournaments_changes'].strict().parse(data),
    )
    expect(
      messages.map(({ tournament_id, participants, top_players }) => [
        tournament_id,
        participants,
        top_players.map(({ nickname }) => nickname),
      ]),
    ).toEqual([
      [Number(id), 1, ['Ze***']],
      [Number(id), 2, ['Qu***', 'Ze***']],
    ])
    expect(messages[1]!.version).toBeGreaterThan(messages[0]!.version)
    expect((await (await race.app.client()).get(`/api/tournaments/${id}`)).body.top_players).toEqual(
      messages[1]!.top_players,
    )
  })

  test('a player who joins is published to the watchers at once, and receives their own row', async () => {
    const [id, one] = [await race.tournament({ user_confirmation_required: true }), await race.player()]
    Object.assign(audience, { isWatched: true, connected: [one] })
    const { status } = await (await race.app.client(one)).post(`/api/tournaments/${id}/confirm`, { confirmed: true })
    expect(status).toBeLessThan(300)
    await race.standings().flush()
    expect(publishedOn('public:tournaments_changes')).toMatchObject([{ data: { participants: 1, top_players: [] } }])
    expect(ranksSentTo(one)).toEqual([[null]])
  })

  test('changes between two messages are published as one', async () => {
    const [tournamentId, playerId] = [await race.tournament(), await race.player()]
    audience.isWatched = true
    for (let nth = 0; nth < 5; nth += 1)
      race.standings().publish([{ tournamentId, playerId, before: undefined, after: null }], new Map())
    await race.standings().flush()
    expect(publishedOn('public:tournaments_changes')).toHaveLength(1)
  })

  test('the tournaments, their versions and the faces of all changed leaderboards are one statement each', async () => {
    const [one, other] = [await race.player(), await race.player()]
    for (let nth = 0; nth < 10; nth += 1) await race.tournament()
    Object.assign(audience, { isWatched: true, connected: [one, other] })
    await settle(one, 100n)
    await settle(other, 200n)
    race.standings().publish(
      (await race.app.db.query<{ id: bigint }>('SELECT id FROM tournaments')).map(({ id: tournamentId }) => ({
        tournamentId,
        playerId: one,
        before: undefined,
        after: null,
      })),
      new Map(),
    )
    const counts = Object.fromEntries(
      [...Map.groupBy(await statementsOfFlush(), (name) => name)].map(([name, all]) => [name, all.length]),
    )
    // The faces are in the cache, and so are the top rows of an unchanged leaderboard.
    expect(counts).toEqual({
      tournaments_by_ids: 1,
      tournament_players_of: 10,
      tournament_count_between_all: 10,
      tournament_leaderboard_versions: 1,
    })
  })

  test('a leaderboard without subscribers is not read', async () => {
    const one = await race.player()
    await race.tournament()
    await race.play({ player: one })
    await race.app.drain()
    const read = await statementsOfFlush()
    expect(read.filter((one) => one.includes('tournament'))).toEqual([])
    expect(race.app.published).toEqual([])
  })

  test('[RTM-04] a player is notified of entering and leaving the prize ranks, at most once a minute', async () => {
    const [id, one, other] = [await race.tournament({ definition }), await race.player(), await race.player()]
    audience.connected = [one, other]
    await settle(one, 100n)
    await settle(other, 300n)
    await settle(one, 900n)
    const notices = publishedOn('tournament_notifications').map(({ playerId, data }) => {
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
    expect(notices).toEqual([joined(one), joined(other)])
  })

  test('[RTM-06] a player is notified of entering the prize ranks, not of leaving them', async () => {
    const [one, other, third] = [await race.player(), await race.player(), await race.player()]
    await race.tournament({ definition })
    audience.connected = [one]
    await settle(one, 100n)
    await settle(other, 300n)
    const notices = () =>
      publishedOn('tournament_notifications').map(
        ({ data }) => privateMessages.tournament_notifications.parse(data).event,
      )
    expect(notices()).toEqual(['player_joined_leaderboard'])
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 61_000)
    await settle(third, 1n)
    clock.mockRestore()
    expect(notices()).toEqual(['player_joined_leaderboard'])
  })

  test('a player who enters the prize ranks again within a minute is notified after that minute, even if no player passes them then', async () => {
    const [one, other, third] = [await race.player(), await race.player(), await race.player()]
    await race.tournament({ definition })
    audience.connected = [one]
    await settle(one, 100n)
    await settle(other, 300n)
    await settle(one, 400n)
    const notices = () => publishedOn('tournament_notifications').length
    expect(notices()).toBe(1)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    await settle(third, 1n)
    clock.mockRestore()
    expect(notices()).toBe(2)
  })

  test('[RTM-04] without a list of subscribers, players who moved and players who were pushed out of the prize ranks receive their rows', async () => {
    const [one, other, third] = [await race.player(), await race.player(), await race.player()]
    await race.tournament({ definition })
    audience.connected = null
    await settle(third, 10n)
    await settle(one, 100n)
    race.app.published.length = 0
    await settle(other, 300n)
    expect(ranksSentTo(other)).toEqual([[1]])
    expect(ranksSentTo(one)).toEqual([[2]])
  })

  test('the message of a final leaderboard says when it became final', async () => {
    const [id, one] = [await race.tournament(), await race.player()]
    await race.win(await race.play({ player: one }), 0n)
    await race.app.drain()
    audience.isWatched = true
    const until = race.app.clock.now()
    race.setClock(new Date(+until + 61 * 60_000))
    await race.close()
    await race.standings().flush()
    race.setClock(until)
    expect(publishedOn('public:tournaments_changes').at(-1)!.data).toMatchObject({
      tournament_id: Number(id),
      in_progress: false,
      finished_at: new Date(+until + 61 * 60_000).toISOString(),
      top_players: [{ award_place: 1 }],
    })
  })
})
