import { compPoints } from '@apogee/contract/loyalty'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { profileHandlers } from '../profile/handlers.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { loyaltyHandlers } from './handlers.ts'
import { insertPoints, movePoints, NotEnoughPoints } from './store.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: { ...loyaltyHandlers, ...profileHandlers },
      loadPlayer: (db: Db, id) => findSessionPlayer(db, id),
      rateLimits: {},
    })
  })
  const give = (id: bigint, points: { chargeable: number; persistent: number }, at = app.clock.now()) =>
    app.db.transaction((tx) => insertPoints(tx, id, points, at))

  test('[API-032] [CP-02] a player has points to spend and points for the level', async () => {
    const { id, client } = await signedIn(app)
    await give(id, { chargeable: 12.5, persistent: 5000 })
    const { status, body } = await client.get('/api/player/comp_points')
    expect([status, body]).toEqual([200, { chargeable: { points: 12.5 }, persistent: { points: 5000 }, version: 1 }])
    expect(compPoints.strict().safeParse(body).success).toBe(true)
  })

  test('[API-032] a player who never earned points has zero, regardless of other players', async () => {
    const { client } = await signedIn(app)
    expect((await client.get('/api/player/comp_points')).body).toEqual({
      chargeable: { points: 0 },
      persistent: { points: 0 },
      version: 0,
    })
  })

  test('[API-032] a guest must sign in', async () => {
    const answer = await (await app.client()).get('/api/player/comp_points')
    expect(answer).toMatchObject({ status: 401, body: { errors: { base: { unauthorized: 'unauthorized' } } } })
  })

  test('[OPEN-34] [VIP-01] the level of a player follows their persistent points', async () => {
    const { id, client } = await signedIn(app, {}, ['257'])
    const level = async () => (await client.get('/api/player')).body.statuses[0]
    expect(await level()).toEqual({ id: 'level_1', name: 'Level 1' })
    await give(id, { chargeable: 0, persistent: 12_499.99 })
    expect(await level()).toEqual({ id: 'level_5', name: 'Level 5' })
    await app.db.query('UPDATE comp_points SET persistent_micros = 12500000000 WHERE player_id = $1', [id])
    expect(await level()).toEqual({ id: 'level_6', name: 'Level 6' })
  })

  test('the stake per point is public', async () => {
    const { body } = await (await app.client()).get('/api/comp_points/earning')
    expect(body.rates).toContainEqual({ currency: 'EUR', amount_cents: 500 })
    expect(body.categories).toContainEqual({ id: 'roulette', percent: 25 })
  })

  test('points change only by entries: once per key, never below zero, and the entries add up to the balance', async () => {
    const { id } = await signedIn(app)
    await give(id, { chargeable: 100, persistent: 100 })
    await give(id, { chargeable: 100, persistent: 100 })
    const spend = (key: string, micros: bigint) =>
      app.db.transaction((tx) =>
        movePoints(tx, {
          key,
          playerId: id,
          kind: 'exchange',
          at: app.clock.now(),
          chargeable: -micros,
          persistent: 0n,
        }),
      )
    expect(await spend(`a${id}`, 60_000_000n)).toMatchObject({ chargeable_micros: 40_000_000n, version: 2n })
    expect(await spend(`a${id}`, 60_000_000n)).toBeNull()
    await expect(spend(`b${id}`, 40_000_001n)).rejects.toThrow(NotEnoughPoints)
    const [sums] = await app.db.query(
      `SELECT sum(e.chargeable_micros) = p.chargeable_micros AS spendable, sum(e.persistent_micros) = p.persistent_micros AS level
         FROM comp_points p JOIN comp_point_entries e USING (player_id) WHERE player_id = $1 GROUP BY p.player_id`,
      [id],
    )
    expect(sums).toEqual({ spendable: true, level: true })
  })

  test('[SAFE-07] the history lists only the player’s points, with play summed up by day, in pages of a month, newest first', async () => {
    const { id, client } = await signedIn(app)
    const day = 86_400_000
    const ago = (days: number) => new Date(app.clock.now().getTime() - days * day)
    await give(id, { chargeable: 50, persistent: 50 }, ago(60))
    const bets = [ago(3), new Date(ago(3).getTime() + 60_000), ago(2)]
    for (const [place, at] of bets.entries())
      await app.db.query(
        `INSERT INTO comp_point_entries (player_id, key, kind, chargeable_micros, persistent_micros, created_at)
         VALUES ($1, $2, 'bet', 1500000, 1500000, $3)`,
        [id, `bet:${id}-${place}`, at],
      )
    await app.db.transaction((tx) =>
      movePoints(tx, {
        key: `x${id}`,
        playerId: id,
        kind: 'exchange',
        reason: { titles: { en: 'Cash', de: 'Bares' } },
        at: ago(1),
        chargeable: -20_000_000n,
        persistent: 0n,
      }),
    )
    const first = (await client.get('/api/player/comp_points/history', { 'accept-language': 'de' })).body
    expect(first.data.map(({ kind, title, chargeable }: Record<string, unknown>) => [kind, title, chargeable])).toEqual(
      [
        ['exchange', 'Bares', -20],
        ['play', undefined, 1.5],
        ['play', undefined, 3],
      ],
    )
    const { body } = await client.get(`/api/player/comp_points/history?before=${first.next}`)
    expect(body).toMatchObject({ data: [{ kind: 'opening', chargeable: 50 }], next: null })
    expect((await (await signedIn(app)).client.get('/api/player/comp_points/history')).body).toEqual({
      data: [],
      next: null,
    })
  })
})
