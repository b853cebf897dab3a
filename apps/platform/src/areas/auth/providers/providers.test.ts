import { beforeAll, describe, expect, test } from 'vitest'
import { noCaptcha } from '../../../ports/captcha/noCaptcha.ts'
import { oidcProvider } from '../../../ports/identity/oidcProvider.ts'
import { SandboxIssuer } from '../../../ports/identity/sandbox/sandboxIssuer.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { confirmedPlayer, mailedTokenOf, mailsTo, openAuthApp, password, registerPlayer } from '../test/authApp.ts'

const client = {
  issuer: 'https://id.test/openid',
  clientId: 'us',
  clientSecret: 'our secret',
  isRegistered: () => true,
}
const start = '/api/auth_providers/test_id/start'

onEachDatabase((makeApp) => {
  let app: TestApp
  let estonia: TestApp
  let issuer: SandboxIssuer
  const open = (env: Record<string, string> = {}) =>
    openAuthApp(makeApp, {
      env,
      country: 'DE',
      services: {
        captcha: noCaptcha,
        identityProviders: [
          oidcProvider({
            name: 'test_id',
            title: 'Test ID',
            ...client,
            fetch: async (url, init) =>
              (await issuer.answer(new Request(url, init as RequestInit))) ?? new Response(null, { status: 404 }),
          }),
        ],
      },
    })
  beforeAll(async () => {
    issuer = new SandboxIssuer(client)
    app = await open()
    estonia = await open({ BRAND: 'apogee-ee' })
  })

  /** The provider's URL the visitor is redirected to, and the callback URL they return to. */
  async function sent(visitor: TestClient, email: string, redirect = '') {
    const answer = await visitor.get(`${start}${redirect && `?redirect=${encodeURIComponent(redirect)}`}`)
    expect(answer.status).toBe(303)
    const asked = new URL(answer.headers.get('location')!)
    const back = new URL(issuer.vouch(asked.searchParams, { email, givenName: 'Jo', familyName: 'Urney' }))
    return { asked, back: `${back.pathname}${back.search}` }
  }
  async function come(email: string, redirect = '', visitor?: TestClient) {
    const browser = visitor ?? (await app.client())
    const { back } = await sent(browser, email, redirect)
    const answer = await browser.get(back)
    return { browser, to: answer.headers.get('location'), player: (await browser.get('/api/player')).body }
  }

  test('the list names the offered providers, and starting one redirects to the issuer with state, nonce and PKCE', async () => {
    const visitor = await app.client()
    const { body } = await visitor.get('/api/info/auth_providers')
    expect(body).toEqual([{ name: 'test_id', title: 'Test ID', url: start }])
    const { asked } = await sent(visitor, 'list@example.com')
    expect(asked.origin + asked.pathname).toBe('https://id.test/openid/authorize')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'us',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/auth_providers/test_id/callback',
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
    })
    expect((await visitor.get('/api/auth_providers/no_such/start')).status).toBe(404)
  })

  test('[AUTH-15] [PROF-07] a new player gets an account at once, which lists the missing sign-up fields', async () => {
    const { to, player, browser } = await come('new@example.com', '/play/a/b')
    expect(to).toBe('/play/a/b')
    expect(player).toMatchObject({ email: 'new@example.com', first_name: 'Jo', last_name: 'Urney', country: null })
    expect(player.confirmed_at).not.toBeNull()
    expect(player.auth_fields_missed).toEqual(['terms_acceptance', 'age_acceptance', 'currency', 'country'])
    expect((await browser.get('/api/auth_providers')).body).toMatchObject([{ type: 'test_id', active: true }])
  })

  test('[API-109] the account of a new player has the source of their visit', async () => {
    const visitor = await app.client()
    visitor.cookies.set('stag', '122_abc')
    const { player } = await come('source@example.com', '', visitor)
    expect(await app.db.query('SELECT stag FROM player_origins WHERE player_id = $1', [player.id])).toEqual([
      { stag: '122_abc' },
    ])
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\u2028/evil.test',
    'https://evil.test/',
  ])('[SEC-04] the redirect %j leads to the lobby', async (redirect) => {
    const owner = await app.client()
    expect((await come('way-back@example.com', redirect, owner)).to).toBe('/')
    // A signed-in player is redirected immediately.
    const again = await owner.get(`${start}?redirect=${encodeURIComponent(redirect)}`)
    expect([again.status, again.headers.get('location')]).toEqual([303, '/'])
  })

  test('[API-055] [AUTH-15] missing fields are submitted: invalid values are rejected by field, valid ones accepted once', async () => {
    const { browser } = await come('details@example.com')
    const tell = (user: object) => browser.post('/api/auth_providers/update_details', { user })
    expect((await tell({ terms_acceptance: true, country: 'FR', currency: 'XXX' })).body.errors).toEqual({
      age_acceptance: { must_be_accepted: 'must_be_accepted' },
      country: { registration_restricted: 'registration_restricted' },
      currency: { currency_unavailable: 'currency_unavailable' },
    })
    const told = await tell({
      terms_acceptance: true,
      age_acceptance: true,
      country: 'NO',
      currency: 'NOK',
      receive_promos: true,
      first_name: 'Other',
      verified: true,
    })
    expect(told).toMatchObject({
      status: 201,
      body: {
        auth_fields_missed: [],
        country: 'NO',
        currency: 'NOK',
        receive_promos: true,
        first_name: 'Jo',
        verified: false,
      },
    })
    expect((await tell({ country: 'DE', currency: 'EUR' })).body).toMatchObject({ country: 'NO', currency: 'NOK' })
  })

  test('[AUTH-15] a licence that requires more fields accepts them too', async () => {
    const { player, browser } = await come('estonian@example.com', '', await estonia.client())
    expect(player.auth_fields_missed).toContain('date_of_birth')
    const told = { terms_acceptance: true, age_acceptance: true, country: 'EE', currency: 'EUR' }
    const young = await browser.post('/api/auth_providers/update_details', {
      user: { ...told, date_of_birth: '2005-03-11' },
    })
    expect(young.body.errors).toEqual({ date_of_birth: { too_young: 'too_young' } })
  })

  test('the same external account signs in the same player, even after its email address changes', async () => {
    const first = await come('same@example.com')
    await app.db.query("UPDATE players SET email = 'moved@example.com' WHERE id = $1", [BigInt(first.player.id)])
    expect((await come('same@example.com')).player.id).toBe(first.player.id)
  })

  test('an identity is linked to a player with the same confirmed address, but not with an unconfirmed one', async () => {
    const { client: owner, player } = await registerPlayer(app, 'owner@example.com')
    expect((await come('owner@example.com')).to).toBe('/sign-in?provider=account_unconfirmed')
    const token = await mailedTokenOf(app, 'owner@example.com')
    await owner.put('/api/users/confirmation', { user: { confirmation_token: token } })
    expect((await come('owner@example.com')).player.id).toBe(player.id)
  })

  test('a self-excluded person gets an error and no new account through a provider either', async () => {
    const { player } = await come('gone.for.good@gmail.com')
    await app.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
      [BigInt(player.id), app.clock.now()],
    )
    expect(await come('goneforgood+2@gmail.com')).toMatchObject({ to: '/sign-in?provider=self_excluded', player: {} })
    const rows = await app.db.query("SELECT FROM players WHERE email = 'goneforgood+2@gmail.com'")
    expect(rows).toEqual([])
    // They can still sign in to their existing account.
    expect((await come('gone.for.good@gmail.com')).player.id).toBe(player.id)
  })

  test('a player with a second factor must enter a code', async () => {
    const { player } = await come('factor@example.com')
    await app.db.query('UPDATE players SET two_factor_enabled = true WHERE id = $1', [BigInt(player.id)])
    const again = await come('factor@example.com')
    expect([again.to, again.player]).toEqual(['/sign-in?provider=code', {}])
    const onHisWay = await come('factor@example.com', '/play/a/b?mode=real')
    expect(onHisWay.to).toBe('/sign-in?provider=code&redirect=%2Fplay%2Fa%2Fb%3Fmode%3Dreal')
  })

  test('a callback works once, only in the browser that started it and only with its state', async () => {
    const victim = await app.client()
    const { back } = await sent(victim, 'attacker@example.com')
    const other = await app.client()
    expect((await other.get(back)).headers.get('location')).toBe('/sign-in?provider=failed')
    const forged = back.replace(/state=[^&]+/, 'state=forged')
    expect((await victim.get(forged)).headers.get('location')).toBe('/sign-in?provider=failed')
    expect((await victim.get(back)).headers.get('location')).toBe('/sign-in?provider=failed')
    expect((await victim.get('/api/player')).body).toEqual({})
  })

  test('[AUTH-15] a visitor from a German page returns to it, gets errors in German and German as their language', async () => {
    const visitor = await app.client()
    const started = await visitor.get(`${start}?locale=de&redirect=${encodeURIComponent('/promotions')}`)
    const asked = new URL(started.headers.get('location')!)
    const { pathname, search } = new URL(
      issuer.vouch(asked.searchParams, { email: 'hallo@example.com', givenName: 'Jo', familyName: 'Urney' }),
    )
    expect((await visitor.get(`${pathname}${search}`)).headers.get('location')).toBe('/de/promotions')
    expect((await visitor.get('/api/player')).body.language).toBe('de')
    const other = await app.client()
    await other.get(`${start}?locale=de`)
    expect((await other.get('/api/auth_providers/test_id/callback?state=none')).headers.get('location')).toBe(
      '/de/sign-in?provider=failed',
    )
    const foreign = await app.client()
    await foreign.get(`${start}?locale=xx`)
    expect((await foreign.get('/api/auth_providers/test_id/callback?state=none')).headers.get('location')).toBe(
      '/sign-in?provider=failed',
    )
  })

  test('a visitor who stays away for 15 minutes has to start again', async () => {
    const visitor = await app.client()
    const { back } = await sent(visitor, 'slow@example.com')
    app.clock.move(15 * 60_000)
    expect((await visitor.get(back)).headers.get('location')).toBe('/sign-in?provider=failed')
  })

  describe('a linked external account', () => {
    const links = async (browser: TestClient) => (await browser.get('/api/auth_providers')).body
    async function linked(email: string) {
      const owner = await confirmedPlayer(app, email)
      const { browser } = await come(email)
      return { ...owner, browser }
    }
    const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

    test('is reported to the owner by one mail', async () => {
      await linked('told@example.com')
      await come('told@example.com')
      expect((await subjects('told@example.com')).filter((one) => one.includes('new way'))).toEqual([
        'A new way to log in to Apogee',
      ])
    })

    test('can be removed only by its player, who is notified by mail', async () => {
      const { browser } = await linked('removes@example.com')
      const [one] = await links(browser)
      expect(one.removable).toBe(true)
      const { browser: stranger } = await come('stranger@example.com')
      expect((await stranger.delete(`/api/auth_providers/${one.id}`)).status).toBe(404)
      expect((await browser.delete(`/api/auth_providers/${one.id}`)).status).toBe(204)
      expect(await links(browser)).toEqual([])
      expect((await subjects('removes@example.com'))[0]).toBe('A way to log in to Apogee was removed')
    })

    test('is unlinked by a new password', async () => {
      const { client: owner } = await linked('ends@example.com')
      expect(await links(owner)).toHaveLength(1)
      const user = {
        current_password: password,
        password: 'Another-Horse-10',
        password_confirmation: 'Another-Horse-10',
      }
      expect((await owner.put('/api/users', { user })).status).toBe(200)
      expect(await links(owner)).toEqual([])
    })
  })

  test('[ROLE-13] a visitor who comes back from a restricted country is not signed in', async () => {
    const visitor = await app.client()
    const { back } = await sent(visitor, 'travels@example.com')
    visitor.cookies.set('demo_country', 'FR')
    expect((await visitor.get(back)).headers.get('location')).toBe('/sign-in?provider=restricted')
    expect((await visitor.get('/api/player')).body).toEqual({})
  })
})
