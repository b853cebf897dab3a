import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { mailsTo, openAuthApp, password, registerPlayer, signUpForm } from '../test/authApp.ts'

const estonian = { country: 'EE', first_name: 'Mari', last_name: 'Tamm', date_of_birth: '1990-06-15' }

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  test('[AUTH-06] [API-050] a new player is registered and signed in at once', async () => {
    const { client, player } = await registerPlayer(app, 'Anna.New@Example.com', { nickname: 'Anna', locale: 'de' })
    expect(player).toMatchObject({
      email: 'anna.new@example.com',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      nickname: 'Anna',
      license_name: 'CW',
      confirmed_at: null,
      receive_promos: true,
      statuses: [{ id: 'level_1', name: 'Level 1' }],
      created_at: testNow.toISOString(),
      current_sign_in_at: testNow.toISOString(),
    })
    expect((await client.get('/api/player')).body).toEqual(player)
  })

  test('the new player has an account in their currency', async () => {
    const { id } = await registerPlayer(app, 'account@example.com', { currency: 'NOK' })
    expect(await app.ledger.readBalances(app.db, id)).toMatchObject([{ currency: 'NOK', real: 0n, bonus: 0n }])
  })

  test('[AUTH-13] the confirmation is mailed in the language of the player, as text and as HTML', async () => {
    await registerPlayer(app, 'german@example.com', { locale: 'de' })
    const [mail, ...more] = await mailsTo(app, 'german@example.com')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Bestätige deine E-Mail-Adresse für Apogee' })
    expect(mail!.links[0]).toMatch(/^http:\/\/localhost:3000\/de\/confirmation\?confirmation_token=[\w-]{43}$/)
    expect(mail!.html).toContain(mail!.links[0])
  })

  test('[I18N-04] [I18N-06] a new player gets the brand and licence of the host, and mails in that brand’s name', async () => {
    const client = new TestClient(app.app, 'http://ee.localhost')
    const answer = await client.post('/api/users', signUpForm('tallinn@example.com', estonian))
    expect(answer).toMatchObject({ status: 201, body: { license_name: 'EE' } })
    const [row] = await app.db.query('SELECT brand FROM players WHERE id = $1', [answer.body.id])
    expect(row).toEqual({ brand: 'apogee-ee' })
    const [mail] = await mailsTo(app, 'tallinn@example.com')
    expect(mail!.links[0]).toMatch(/^http:\/\/ee\.localhost:3000\//)
    expect(mail!.text).toContain('abi@apogee.example')
  })

  test('[SEC-06] the password and mailed tokens are stored only as hashes', async () => {
    const { id } = await registerPlayer(app, 'stored@example.com')
    const [row] = await app.db.query('SELECT password_hash FROM players WHERE id = $1', [id])
    expect(row!['password_hash']).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$/)
    const [waiting] = await app.db.query("SELECT payload::text AS payload FROM outbox WHERE topic = 'mail.send'")
    const [mail] = await mailsTo(app, 'stored@example.com')
    const token = mail!.links[0]!.split('=')[1]!
    const [kept] = await app.db.query('SELECT encode(hash, $2) AS hash FROM player_tokens WHERE player_id = $1', [
      id,
      'base64',
    ])
    expect(kept!['hash']).not.toContain(token)
    expect(String(waiting?.['payload'] ?? '')).not.toContain(token)
  })

  test.each([
    ['a zero-width space', 'look\u200Balike@example.com', 'taken'],
    ['a byte order mark', '\uFEFFlookalike@example.com', 'taken'],
    ['full-width letters', 'ｌｏｏｋalike@example.com', 'taken'],
    ['a joiner', 'look\u200Dalike@example.com', 'invalid'],
    ['writing turned round', 'look\u202Ealike@example.com', 'invalid'],
  ])('[VAL-01] an address with %s cannot register a look-alike', async (_, email, code) => {
    await (await app.client()).post('/api/users', signUpForm('lookalike@example.com'))
    const answer = await (await app.client()).post('/api/users', signUpForm(email))
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: { [code]: code } } } })
  })

  test('[OPEN-17] a password of decomposed letters is accepted and matches its composed form at sign-in', async () => {
    const typed = 'Zoe\u0308s-Rakete-1'
    const form = signUpForm('decomposed@example.com')
    const answer = await (await app.client()).post('/api/users', {
      user: { ...form.user, password: typed, password_confirmation: typed },
    })
    expect(answer.status).toBe(201)
    const user = { email: 'decomposed@example.com', password: typed.normalize('NFC') }
    expect((await (await app.client()).post('/api/users/sign_in', { user })).status).toBe(201)
  })

  test('a registered address is taken, regardless of case', async () => {
    await registerPlayer(app, 'twice@example.com')
    const answer = await (await app.client()).post('/api/users', signUpForm('TWICE@example.com'))
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: { taken: 'taken' } } } })
    expect((await (await app.client()).get('/api/player')).body).toEqual({})
  })

  test('of two concurrent registrations of an address, one succeeds', async () => {
    const [a, b] = [await app.client(), await app.client()]
    const answers = await Promise.all([a, b].map((client) => client.post('/api/users', signUpForm('race@example.com'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test.each([
    ['an address without a domain', { email: 'anna' }, 'email', 'invalid'],
    ['an address with a NUL', { email: 'a\u0000@example.com' }, 'email', 'invalid'],
    ['two addresses', { email: 'a,b@example.com' }, 'email', 'invalid'],
    ['a fingerprint with a NUL', { dfpc: 'a\u0000' }, 'dfpc', 'invalid'],
    ['no address', { email: '' }, 'email', 'required'],
    ['a short password', { password: 'Short-7' }, 'password', 'too_short'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'too_long'],
    ['a password with an emoji', { password: 'rocket 🚀🚀🚀🚀' }, 'password', 'wrong_characters'],
    ['a common password', { password: 'Password123' }, 'password', 'too_common'],
    ['a confirmation that differs', { password_confirmation: 'else' }, 'password_confirmation', 'confirmation_differs'],
    ['terms not accepted', { terms_acceptance: false }, 'terms_acceptance', 'must_be_accepted'],
    ['age not confirmed', { age_acceptance: false }, 'age_acceptance', 'must_be_accepted'],
    ['a currency that is not offered', { currency: 'BTC' }, 'currency', 'currency_unavailable'],
    ['a country that does not exist', { country: 'ZZ' }, 'country', 'invalid'],
    ['no country', { country: '' }, 'country', 'required'],
    ['a nickname too short', { nickname: 'ab' }, 'nickname', 'too_short'],
    ['somebody of 17', { date_of_birth: '2008-03-11' }, 'date_of_birth', 'too_young'],
    ['an Estonian of 20', { country: 'EE', date_of_birth: '2005-03-11' }, 'date_of_birth', 'too_young'],
    ['no birthday at all', { date_of_birth: '2008-02-30' }, 'date_of_birth', 'invalid'],
  ])('[OPEN-17] [VAL-17] %s is rejected with an error on its field', async (_what, change, field, code) => {
    const answer = await (await app.client()).post('/api/users', signUpForm('refused@example.com', change))
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: { [code]: code } } } })
  })

  test('a person who turns 18 today may register', async () => {
    const { player } = await registerPlayer(app, 'eighteen@example.com', { date_of_birth: '2008-03-10' })
    expect(player.date_of_birth).toBe('2008-03-10')
  })

  test('[CONST-31] every currency of the sign-up list is accepted', async () => {
    for (const currency of ['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'BRL', 'NOK', 'JPY', 'KZT']) {
      const { player } = await registerPlayer(app, `${currency}@example.com`, { currency })
      expect(player.currency).toBe(currency)
    }
  })

  test('[SEC-08] registering into a group that is not open to players is ignored', async () => {
    const { player } = await registerPlayer(app, 'groups@example.com', {
      groups: [257, '21', 1201, 'no-such-group', '100'],
    })
    expect(player.statuses.map(({ id }: { id: string }) => id)).toEqual(['level_1', '1201'])
  })

  test('[SEC-12] unknown form fields are not stored', async () => {
    const { player } = await registerPlayer(app, 'mass@example.com', {
      verified: true,
      license_name: 'EE',
      confirmed_at: '2020-01-01T00:00:00.000Z',
      id: 1,
    })
    expect(player).toMatchObject({ verified: false, license_name: 'CW', confirmed_at: null })
    expect(player.id).not.toBe(1)
  })

  test('[SEC-01] registration replaces the visitor’s session', async () => {
    const { client } = await registerPlayer(app, 'first@example.com')
    const before = client.cookieHeader()
    await client.post('/api/users', signUpForm('second@example.com'))
    expect(client.cookieHeader()).not.toBe(before)
    const old = await app.client()
    old.cookies.set('_casino_session', before.split('=')[1]!)
    expect((await old.get('/api/player')).body).toEqual({})
  })

  test('[SEC-02] a form of another site cannot register an account', async () => {
    const answer = await (await app.client()).post('/api/users', signUpForm('foreign@example.com'), {
      origin: 'https://elsewhere.example',
    })
    expect(answer.status).toBe(403)
  })

  test('the chosen password signs in', async () => {
    await registerPlayer(app, 'opens@example.com')
    const answer = await (await app.client()).post('/api/users/sign_in', {
      user: { email: 'opens@example.com', password },
    })
    expect(answer.status).toBe(201)
  })
})
