import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { openProfileApp, signedIn } from './test/profileApp.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openProfileApp(makeApp)
  })

  const edition = (player: Record<string, unknown>) => ({ context: 'edition', player })

  test('[API-027] [PROF-10] a player edits their profile and gets it as the answer', async () => {
    const { client } = await signedIn(app)
    const answer = await client.patch(
      '/api/player',
      edition({ first_name: ' Nora ', nickname: 'Nova 7', city: 'Berlin', country: 'DE', receive_sms_promos: true }),
    )
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      first_name: 'Nora',
      nickname: 'Nova 7',
      city: 'Berlin',
      receive_sms_promos: true,
    })
    expect((await client.get('/api/player')).body).toEqual(answer.body)
  })

  test.each([
    [{ city: 'Ber\u200Blin\uFEFF' }, { city: 'Berlin' }],
    [{ nickname: 'Zoe\u0308' }, { nickname: 'Zo\u00eb' }],
    [{ nickname: 'สมชาย ๑' }, { nickname: 'สมชาย ๑' }],
    [{ nickname: 'अनिता' }, { nickname: 'अनिता' }],
    [{ first_name: 'Anna\u2011Maria' }, { first_name: 'Anna-Maria' }],
    [{ mobile_phone: '\u202A+49\u00A0170\u20091234\u20115678\u202C' }, { mobile_phone: '+49 170 1234-5678' }],
    [{ postal_code: '１０１１５\u00A0' }, { postal_code: '10115' }],
  ])('[VAL-04] to [VAL-14] pasted %j is stored in its normal form', async (player, stored) => {
    const { client } = await signedIn(app)
    const answer = await client.patch('/api/player', edition({ country: 'DE', ...player }))
    expect(answer).toMatchObject({ status: 200, body: stored })
  })

  test('a guest is rejected', async () => {
    const answer = await (await app.client()).patch('/api/player', edition({ city: 'Berlin' }))
    expect(answer).toMatchObject({ status: 401, body: { errors: { base: { unauthorized: 'unauthorized' } } } })
  })

  test.each([
    [{ nickname: 'ab' }, 'nickname', 'too_short'],
    [{ nickname: 'a_b_c' }, 'nickname', 'invalid'],
    [{ first_name: 'x'.repeat(51) }, 'first_name', 'too_long'],
    [{ date_of_birth: '2010-01-01' }, 'date_of_birth', 'too_young'],
    [{ date_of_birth: '01/01/1990' }, 'date_of_birth', 'invalid'],
    [{ country: 'EE', date_of_birth: '2006-01-01' }, 'date_of_birth', 'too_young'],
    [{ country: 'ZZ' }, 'country', 'invalid'],
    [{ country: 'AU', postal_code: '12345' }, 'postal_code', 'invalid'],
    [{ gender: 'x' }, 'gender', 'invalid'],
    [{ state: 'N\u0000W' }, 'state', 'invalid'],
    [{ address: 'a\u0000b' }, 'address', 'invalid'],
    [{ address: 'Main Street \u202E5' }, 'address', 'invalid'],
    [{ nickname: 'Nova\u2067 7' }, 'nickname', 'invalid'],
    [{ first_name: 'No\u202Dra' }, 'first_name', 'invalid'],
    [{ mobile_phone: '12' }, 'mobile_phone', 'too_short'],
    [{ receive_promos: 'yes' }, 'receive_promos', 'invalid'],
    [{ city: true }, 'city', 'invalid'],
  ])('[VAL-04] to [VAL-14] %j is rejected with an error on its field', async (player, field, code) => {
    const { client } = await signedIn(app)
    const answer = await client.patch('/api/player', edition(player))
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: { [code]: code } } } })
  })

  test('fields that can be set once accept the same value again, and another value rejects the whole request', async () => {
    const { client } = await signedIn(app, { first_name: 'Nora', date_of_birth: '1991-04-12' })
    const same = await client.patch(
      '/api/player',
      edition({ first_name: 'Nora', date_of_birth: '1991-04-12', city: 'Bonn' }),
    )
    expect(same.status).toBe(200)
    for (const change of [{ first_name: 'Nina' }, { first_name: null }, { date_of_birth: '1991-04-13' }]) {
      expect(await client.patch('/api/player', edition({ ...change, city: 'Köln' }))).toMatchObject({
        status: 422,
        body: { errors: { base: { update_was_not_performed: 'update_was_not_performed' } } },
      })
    }
    expect((await client.get('/api/player')).body).toMatchObject({ first_name: 'Nora', city: 'Bonn' })
  })

  test('changeable fields can be emptied', async () => {
    const { client } = await signedIn(app, { city: 'Bonn', nickname: 'Nova' })
    const answer = await client.patch('/api/player', edition({ city: '', nickname: null }))
    expect(answer.body).toMatchObject({ city: null, nickname: null })
  })

  test('[PROF-09] a context requires all of its fields', async () => {
    const { client } = await signedIn(app, { first_name: 'Nora', country: 'DE' })
    const half = await client.patch('/api/player', { context: 'deposit', player: { last_name: 'Lindqvist' } })
    expect(half).toMatchObject({ status: 422, body: { errors: { date_of_birth: { required: 'required' } } } })
    const whole = await client.patch('/api/player', {
      context: 'deposit',
      player: {
        last_name: 'Lindqvist',
        date_of_birth: '1991-04-12',
        city: 'Bonn',
        address: 'Hauptstraße 1',
        postal_code: '53111',
      },
    })
    expect(whole.status).toBe(200)
  })

  test.each(['constructor', 'payment_systems', 'no-such-context'])('the context "%s" is none', async (context) => {
    const { client } = await signedIn(app)
    expect(await client.patch('/api/player', { context, player: {} })).toMatchObject({
      status: 422,
      body: { errors: { context: { invalid: 'invalid' } } },
    })
  })

  test('[SEC-12] fields that players may not write are ignored', async () => {
    const { client, id } = await signedIn(app)
    const answer = await client.patch(
      '/api/player',
      edition({
        verified: true,
        license_name: 'EE',
        email: 'x@example.com',
        password_hash: 'x',
        currency: 'USD',
        city: 'Bonn',
      }),
    )
    expect(answer.body).toMatchObject({ verified: false, currency: 'EUR', city: 'Bonn' })
    const [row] = await app.db.query('SELECT license_name, password_hash, email FROM players WHERE id = $1', [id])
    expect(row).toMatchObject({ license_name: 'CW', password_hash: 'none' })
    expect(row!['email']).not.toBe('x@example.com')
  })

  test('a restricted country is rejected, and the minimum age of a new country applies to the stored birth date', async () => {
    const { client } = await signedIn(app, { date_of_birth: '2006-05-17' })
    expect((await client.patch('/api/player', edition({ country: 'KP' }))).body.errors).toEqual({
      country: { registration_restricted: 'registration_restricted' },
    })
    expect((await client.patch('/api/player', edition({ country: 'EE' }))).body.errors).toEqual({
      date_of_birth: { too_young: 'too_young' },
    })
    expect((await client.patch('/api/player', edition({ country: 'DE' }))).status).toBe(200)
  })

  test('[VAL-05] a personal code has 11 characters and is set once, only under the licence that requires it', async () => {
    const estonia = await openProfileApp(makeApp, {}, 'EE')
    const { client } = await signedIn(estonia, { license_name: 'EE' })
    const tell = (personal_id_number: string) => client.patch('/api/player', edition({ personal_id_number }))
    expect((await tell('3900101001')).body.errors).toEqual({ personal_id_number: { invalid: 'invalid' } })
    expect((await tell('39001010011')).body).toMatchObject({ personal_id_number: '39001010011' })
    expect((await tell('39001010022')).status).toBe(422)
    const { client: elsewhere } = await signedIn(app)
    const answer = await elsewhere.patch('/api/player', edition({ personal_id_number: '39001010011', city: 'Bonn' }))
    expect(answer.body.city).toBe('Bonn')
    expect(answer.body).not.toHaveProperty('personal_id_number')
  })

  test.each([
    ['AU', '2000', 'NSW'],
    ['CA', 'M5V 2T6', 'ON'],
    ['DE', '10115', null],
  ])('[VAL-21] in %s a missing state is derived from the code %s as %s', async (country, postal_code, state) => {
    const { client } = await signedIn(app)
    expect((await client.patch('/api/player', edition({ country, postal_code }))).body.state).toBe(state)
  })

  test('[VAL-21] an entered state stays', async () => {
    const { client } = await signedIn(app)
    const answer = await client.patch('/api/player', edition({ country: 'AU', postal_code: '2000', state: 'VIC' }))
    expect(answer.body.state).toBe('VIC')
  })
})
