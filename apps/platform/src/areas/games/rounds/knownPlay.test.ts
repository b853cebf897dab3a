import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'

// Required details are checked when play opens, so a bet need not look them up.
onEachEngine((open) => {
  let setup: GamesSetup
  beforeAll(async () => {
    setup = await GamesSetup.open(open)
  })
  afterAll(() => setup.db.close())

  const launch = async (player: TestPlayer, id = 33) => {
    const response = await setup.request('GET', `/games/brasswing/EmberWyrm/${id}`, { as: player })
    return [response.status, /"type":"error","reason":"(\w+)"/.exec(await response.text())?.[1]]
  }
  const change = (player: TestPlayer, sql: string) =>
    setup.db.query(`UPDATE players SET ${sql} WHERE id = $1`, [player.id])

  test.each([
    ['first_name = NULL', "first_name = 'Robin'"],
    ['date_of_birth = NULL', "date_of_birth = '1990-05-17'"],
    ["auth_fields_missed = '{terms_acceptance}'", "auth_fields_missed = '{}'"],
  ])('a player with %s can open only demos, and real play after adding the details', async (missing, told) => {
    const player = await setup.player(10_00n)
    await change(player, missing)
    expect(await launch(player)).toEqual([422, 'profile_incomplete'])
    expect(await setup.db.query('SELECT FROM play_sessions WHERE player_id = $1', [player.id])).toEqual([])
    expect(await launch(player, 32)).toEqual([200, undefined])
    await change(player, told)
    expect(await launch(player)).toEqual([200, undefined])
  })

  test('new terms end running play sessions: bets are rejected until they are accepted', async () => {
    const player = await setup.player(10_00n)
    const session = await setup.play(player)
    const bet = (transaction_id: string) =>
      setup.wallet('bet', { session, round_id: transaction_id, transaction_id, amount_cents: 100 })
    expect((await bet('before')).status).toBe(200)
    await change(player, "auth_fields_missed = '{terms_acceptance}'")
    const { status, body } = await bet('after')
    expect([status, body.error?.code]).toEqual([422, 'session_ended'])
  })
})
