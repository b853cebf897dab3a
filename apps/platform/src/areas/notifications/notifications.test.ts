import { notification } from '@apogee/contract/notifications'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { notificationsHandlers } from './handlers.ts'
import { type Message, sendNotification } from './sendNotification.ts'
import { notificationsTimers } from './timers.ts'

const day = 86_400_000

onEachDatabase((makeApp) => {
  let app: TestApp
  let id: bigint
  let client: TestClient
  beforeAll(async () => {
    app = await makeApp({ handlers: notificationsHandlers, rateLimits: {} })
  })
  beforeEach(async () => {
    app.clock.move(testNow.getTime() - app.clock.now().getTime())
    id = await createPlayer(app, 0n, 'EUR')
    client = await app.client(id)
  })
  const send = (message: Partial<Message> = {}) =>
    app.db.transaction((tx) =>
      sendNotification(app, tx, { playerId: id, body: { title: 'Hello', text: 'There' }, ...message }),
    )
  const list = async (as = client) => (await as.get('/api/player/notifications')).body
  const titles = async (as = client) => (await list(as)).map(({ title }: { title: string }) => title)

  test('[NTF-02] [NTF-03] [NTF-04] a notification has all fields of the wire format, its picture and its button', async () => {
    const body = {
      title: 'Third place',
      text: 'You are on the podium.',
      identifier: 'orbit-cup',
      event: 'leaderboard',
      end_at: '2026-03-12T12:00:00.000Z',
      award_place: 3,
      previous_place: 5,
      action: 'prize',
      amount_cents: 2500,
      currency: 'EUR',
      content: {
        icon: '/media/art/1/trophy/256.webp',
        title: 'Orbit Cup',
        button: { title: 'See it', path: '/tournaments' },
      },
    }
    await send({ body })
    const [one] = z.array(notification.strict()).parse(await list())
    expect(one).toMatchObject({ ...body, type: 'personal_notifications', expires_at: '2026-03-10T14:00:00.000Z' })
  })

  test('it is published on the private channel after the commit, once per key', async () => {
    const told = () => app.published.filter((one) => one.playerId === id && one.channel === 'personal_notifications')
    expect(await send({ key: `once:${id}` })).toBe(true)
    expect(await send({ key: `once:${id}` })).toBe(false)
    expect(told().map(({ data }) => data)).toEqual(await list())
    expect(await list()).toMatchObject([{ version: 1 }])
  })

  const agree = (does: boolean) => app.db.query('UPDATE players SET receive_promos = $2 WHERE id = $1', [id, does])
  const takeBreak = (type: string, until: Date | null) =>
    app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
       VALUES ($1, $2, '1', 'active', 'UTC', $3, $4)`,
      [id, type, app.clock.now(), until],
    )

  test('promotions are sent only to players who agreed to them, and service messages to all players', async () => {
    const promotion = { kind: 'promotional', body: { title: 'Double Friday', text: '' } } as const
    expect(await send(promotion)).toBe(false)
    expect(await send({ body: { title: 'Your documents are checked', text: '' } })).toBe(true)
    await agree(true)
    expect(await send(promotion)).toBe(true)
    expect((await list()).map((one: { title: string; kind: string }) => [one.title, one.kind])).toEqual([
      ['Double Friday', 'promotional'],
      ['Your documents are checked', 'service'],
    ])
    await agree(false)
    expect(await titles()).toEqual(['Your documents are checked'])
  })

  test.each([
    ['coolingoff', 1],
    ['selfexclusion', 1],
    ['selfexclusion', null],
  ] as const)(
    '[SAFE-02] during a %s (days: %j) no promotion is told, nor is one from before; services are',
    async (type, days) => {
      const expiresAt = new Date(app.clock.now().getTime() + 7 * day)
      const promotion = { kind: 'promotional', expiresAt } as const
      await agree(true)
      await send({ ...promotion, body: { title: 'Before', text: '' } })
      await takeBreak(type, days === null ? null : new Date(app.clock.now().getTime() + days * day))
      const heard = () => app.published.filter((one) => one.playerId === id).length
      const before = heard()
      expect(await send({ ...promotion, body: { title: 'During', text: '' } })).toBe(false)
      expect(heard()).toBe(before)
      expect(await send({ expiresAt, body: { title: 'Paid out', text: '' } })).toBe(true)
      expect(await titles()).toEqual(['Paid out'])
      if (days === null) return
      app.clock.move(days * day)
      // A player who self-excludes has withdrawn every consent to promotions.
      const after = type === 'coolingoff' ? ['Paid out', 'Before'] : ['Paid out']
      expect(await titles(await app.client(id))).toEqual(after)
    },
  )

  test('only expired notifications are deleted, after the configured number of days', async () => {
    const keep = (days: number) =>
      notificationsTimers({ ...app, config: { ...app.config, notificationsKeptDays: days } })[0]?.run()
    const stored = async () =>
      (
        await app.db.query<{ title: string }>(
          `SELECT body ->> 'title' AS title FROM notifications WHERE player_id = $1 ORDER BY id`,
          [id],
        )
      ).map(({ title }) => title)
    await send({ body: { title: 'Over', text: '' }, expiresAt: new Date(app.clock.now().getTime() - 10 * day) })
    await send({ body: { title: 'Valid', text: '' }, expiresAt: new Date(app.clock.now().getTime() + day) })
    await keep(11)
    expect(await stored()).toEqual(['Over', 'Valid'])
    await keep(9)
    expect(await stored()).toEqual(['Valid'])
  })

  test('the list excludes read and expired notifications and those of other players', async () => {
    await send({ body: { title: 'Old', text: '' }, expiresAt: app.clock.now() })
    await send({ body: { title: 'First', text: '' } })
    const [first] = await list()
    await send({ body: { title: 'Second', text: '' } })
    const stranger = await app.client(await createPlayer(app, 0n, 'EUR'))
    expect([await titles(), await titles(stranger)]).toEqual([['Second', 'First'], []])
    await stranger.post('/api/player/notifications/read', { up_to: first.id + 100 })
    expect((await client.post('/api/player/notifications/read', { up_to: first.id })).status).toBe(204)
    expect(await titles()).toEqual(['Second'])
  })
})
