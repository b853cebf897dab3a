import { beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { openAuthApp, password, signUpForm } from '../test/authApp.ts'

// The operator maintains the lists (OPEN-60).
vi.mock('../../../core/content/licences/licences.ts', async (original) => {
  const real = await original<typeof import('../../../core/content/licences/licences.ts')>()
  const readLicence: typeof real.readLicence = (code) => ({
    ...real.readLicence(code),
    restricted_countries: code === 'EE' ? ['DE'] : ['FR'],
  })
  return { ...real, readLicence }
})

onEachDatabase((makeApp) => {
  let french: TestApp
  let german: TestApp
  let germanInEstonia: TestApp
  beforeAll(async () => {
    french = await openAuthApp(makeApp, { country: 'FR' })
    german = await openAuthApp(makeApp, { country: 'DE' })
    germanInEstonia = await openAuthApp(makeApp, { country: 'DE', env: { BRAND: 'apogee-ee' } })
  })

  test('[OPEN-60] [ROLE-13] registration from or for a restricted country is rejected', async () => {
    const refusal = { status: 422, body: { errors: { base: { registration_restricted: 'registration_restricted' } } } }
    expect(await (await french.client()).post('/api/users', signUpForm('a@example.com'))).toMatchObject(refusal)
    const answer = await (await german.client()).post('/api/users', signUpForm('a@example.com', { country: 'FR' }))
    expect(answer).toMatchObject(refusal)
    expect((await (await german.client()).post('/api/users', signUpForm('a@example.com'))).status).toBe(201)
  })

  test('[OPEN-60] [ROLE-13] sign-in from a restricted country is rejected', async () => {
    const answer = await (await french.client()).post('/api/users/sign_in', {
      user: { email: 'a@example.com', password },
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: { base: { login_restricted: 'login_restricted' } } } })
  })

  test('[OPEN-60] [I18N-05] each licence has a separate list of restricted countries', async () => {
    const answer = await (await germanInEstonia.client()).post('/api/users', signUpForm('b@example.com'))
    expect(answer).toMatchObject({ body: { errors: { base: { registration_restricted: 'registration_restricted' } } } })
  })
})
