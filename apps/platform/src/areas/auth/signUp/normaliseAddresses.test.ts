import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { openAuthApp, password, registerPlayer, signUpForm } from '../test/authApp.ts'
import { normaliseAddresses } from './normaliseAddresses.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const signIn = async (email: string) =>
    (await app.client()).post('/api/users/sign_in', { user: { email, password, dfpc: 'fingerprint' } })
  const storeAs = (id: bigint, email: string) =>
    app.db.query('UPDATE players SET email = $2 WHERE id = $1', [id, email])
  const storedOf = async (id: bigint) =>
    (await app.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id]))[0]?.email

  test('the Unicode and the ASCII spelling of a domain lead to the same account', async () => {
    const { id } = await registerPlayer(app, 'anna@köln.example')
    expect(await storedOf(id)).toBe('anna@xn--kln-sna.example')
    for (const email of ['anna@köln.example', 'ANNA@Ko\u0308ln.example', 'anna@xn--kln-sna.example'])
      expect((await signIn(email)).status).toBe(201)
    const again = await (await app.client()).post('/api/users', signUpForm('anna@xn--kln-sna.example'))
    expect(again).toMatchObject({ status: 422, body: { errors: { email: { taken: 'taken' } } } })
  })

  test('an address stored with its domain in Unicode can sign in and cannot be registered again', async () => {
    const { id } = await registerPlayer(app, 'old@zürich.example')
    await storeAs(id, 'old@zürich.example')
    expect((await signIn('old@zürich.example')).body.id).toBe(Number(id))
    const again = await (await app.client()).post('/api/users', signUpForm('old@zürich.example'))
    expect(again).toMatchObject({ status: 422, body: { errors: { email: { taken: 'taken' } } } })
  })

  test('addresses are normalised unless another account already has the normal form', async () => {
    const idOf = async (email: string) => (await registerPlayer(app, email)).id
    const domain = await idOf('d@ö.example')
    const width = await idOf('w@post.example')
    const first = await idOf('twice@post.example')
    const second = await idOf('other@post.example')
    const letter = await idOf('märta@post.example')
    await storeAs(domain, 'd@ö.example')
    await storeAs(width, 'ｗ\u200b@post.example')
    await storeAs(second, 'twice\u200b@post.example')
    const warned: unknown[] = []
    const run = () => normaliseAddresses(app.db, { warn: (facts: object) => void warned.push(facts) })
    await run()
    expect(await Promise.all([domain, width, first, second, letter].map(storedOf))).toEqual([
      'd@xn--nda.example',
      'w@post.example',
      'twice@post.example',
      'twice\u200b@post.example',
      'märta@post.example',
    ])
    expect(warned).toEqual([{ player: second.toString() }])
    expect((await signIn('w@post.example')).body.id).toBe(Number(width))
  })
})
