import { beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { openAuthApp, registerPlayer, signUpForm } from '../test/authApp.ts'

// This operator requires more fields at registration.
vi.mock('../../../core/content/configs/config.ts', async (original) => {
  const real = await original<typeof import('../../../core/content/configs/config.ts')>()
  return {
    ...real,
    readPlayerFields: (licence: 'CW' | 'EE') => {
      const { fields, contexts } = real.readPlayerFields(licence)
      if (licence === 'EE') return { fields, contexts }
      return {
        fields: fields.map((rule) => (rule.field === 'city' ? { ...rule, length: { minimum: 3, maximum: 20 } } : rule)),
        contexts: { ...contexts, registration: [...contexts['registration']!, 'nickname', 'city', 'gender'] },
      }
    },
  }
})

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const register = async (more: Record<string, unknown>) =>
    (await app.client()).post('/api/users', signUpForm('asked@example.com', more))

  test('[AUTH-10] [PROF-08] fields that the operator adds to registration are required, validated and stored', async () => {
    const { player } = await registerPlayer(app, 'told@example.com', { city: ' Bonn ', gender: 'f', nickname: 'Nova' })
    expect(player).toMatchObject({ city: 'Bonn', gender: 'f', nickname: 'Nova', country: 'DE' })
    expect((await register({ gender: 'f' })).body.errors).toEqual({ city: { required: 'required' } })
    expect((await register({ city: 'Bo\u202Enn', gender: 'f' })).body.errors).toEqual({ city: { invalid: 'invalid' } })
    expect((await register({ city: 'Ob', gender: 'x' })).body.errors).toEqual({
      city: { too_short: 'too_short' },
      gender: { unknown_value: 'unknown_value' },
    })
  })

  test('[VAL-04] a nickname in the registration form is optional', async () => {
    const { player } = await registerPlayer(app, 'nameless@example.com', { city: 'Bonn', gender: 'm' })
    expect(player.nickname).toBeNull()
  })

  test('[OPEN-18] [I18N-05] the Estonian licence requires name and birthday, and an age of 21', async () => {
    const client = new TestClient(app.app, 'http://ee.localhost')
    const name = { country: 'DE', first_name: 'Mari', last_name: 'Tamm' }
    const send = (more: object) => client.post('/api/users', signUpForm('mari@example.com', { ...name, ...more }))
    expect((await send({})).body.errors).toEqual({ date_of_birth: { required: 'required' } })
    expect((await send({ date_of_birth: '2005-03-11' })).body.errors).toEqual({
      date_of_birth: { too_young: 'too_young' },
    })
    expect(await send({ date_of_birth: '2005-03-10' })).toMatchObject({
      status: 201,
      body: { license_name: 'EE', first_name: 'Mari', date_of_birth: '2005-03-10' },
    })
  })

  test('[AUTH-07] [SEC-08] a new player joins only the first of the two variants that the form names', async () => {
    const { player } = await registerPlayer(app, 'variant@example.com', {
      city: 'Bonn',
      gender: 'f',
      groups: [1202, '1201', 257],
    })
    expect(player.statuses.map(({ id }: { id: string }) => id)).toEqual(['level_1', '1202'])
  })
})
