import { beforeAll, expect, test } from 'vitest'
import { confirmedPlayer, openAuthApp, password, registerPlayer } from '../../areas/auth/test/authApp.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { runCommand } from './operatorCommands.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) =>
    runCommand(['players', ...words, '--by', 'Sam', '--reason', 'asked by phone', '--json'], app)
  const signIn = async (email: string) => (await app.client()).post('/api/users/sign_in', { user: { email, password } })

  test('players are found by number, or by a part of email, nickname or name', async () => {
    const { id } = await registerPlayer(app, 'find_me@example.com', {
      first_name: 'Vera',
      last_name: 'Ström',
      nickname: 'Comet',
    })
    await registerPlayer(app, 'findxme@example.com')
    for (const words of [[String(id)], ['find_me@'], ['comet'], ['Vera', 'Ström']]) {
      const { data } = await order('find', ...words)
      expect(data).toMatchObject([{ id: String(id), email: 'find_me@example.com', locked_at: null }])
    }
    expect(await order('find', 'nobody-at-all')).toMatchObject({ isDone: false, data: [] })
  })

  test('everything that staff need of a player is shown, with what staff have done', async () => {
    const { id } = await confirmedPlayer(app, 'shown@example.com')
    await order('lock', 'shown@example.com')
    await order('unlock', 'shown@example.com')
    const { text, data } = await order('show', 'Shown@example.com')
    expect(data).toMatchObject({
      id: String(id),
      licence: 'CW',
      balances: [{ currency: 'EUR', real_cents: '0', bonus_cents: '0' }],
      limits: [],
      sessions: [],
      actions: [
        { action: 'account_unlocked', operator: 'Sam', reason: 'asked by phone' },
        { action: 'account_locked' },
      ],
    })
    expect(text).toContain('balance: 0.00 EUR')
    expect(await order('show', String(id))).toMatchObject({ isDone: true })
    expect(await order('show', 'nobody@example.com')).toMatchObject({ isDone: false })
  })

  test('a locked account rejects sign-in, and its sessions end at once', async () => {
    const email = 'locked@example.com'
    const { client } = await confirmedPlayer(app, email)
    expect(await order('lock', email)).toMatchObject({ isDone: true })
    expect(await order('lock', email)).toMatchObject({ isDone: false })
    expect((await client.get('/api/player')).body).toEqual({})
    expect(await signIn(email)).toMatchObject({
      status: 422,
      body: { errors: { base: { account_locked: 'account_locked' } } },
    })
    // Only who knows the password learns that the account is locked.
    const wrong = await (await app.client()).post('/api/users/sign_in', { user: { email, password: 'wrong' } })
    expect(wrong.body.errors).toHaveProperty('password')
    expect(await order('unlock', email)).toMatchObject({ isDone: true })
    expect((await signIn(email)).status).toBe(201)
  })

  test('a new session of a locked account is refused even if its sign-in began before', async () => {
    const email = 'in-flight@example.com'
    const { client, id } = await confirmedPlayer(app, email)
    await app.db.query('UPDATE players SET locked_at = $2 WHERE id = $1', [id, app.clock.now()])
    app.clock.move(6000)
    expect((await client.get('/api/player')).body).toEqual({})
  })

  test('all sessions of a player are ended', async () => {
    const { client } = await confirmedPlayer(app, 'ends@example.com')
    await signIn('ends@example.com')
    expect(await order('end-sessions', 'ends@example.com')).toMatchObject({ isDone: true, data: { count: 2 } })
    expect((await client.get('/api/player')).body).toEqual({})
    expect(await order('end-sessions', 'nobody@example.com')).toMatchObject({ isDone: false })
  })
})
