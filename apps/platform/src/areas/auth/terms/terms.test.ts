import { beforeAll, expect, test } from 'vitest'
import { termsConfig } from '../../../core/content/configs/termsConfig.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { confirmedPlayer, mailsTo, openAuthApp, password } from '../test/authApp.ts'
import { mailChangedTerms } from './mailChangedTerms.ts'

const accept = '/api/auth_providers/update_details'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  /** A player who accepted an earlier version of the terms than the one in force. */
  async function earlierPlayer(email: string) {
    const { id } = await confirmedPlayer(app, email)
    await app.db.query('UPDATE players SET terms_version = 0, terms_mailed = 0 WHERE id = $1', [id])
    return id
  }
  const versionsOf = async (id: bigint) =>
    (await app.db.query('SELECT terms_version, terms_mailed FROM players WHERE id = $1', [id]))[0]
  const signIn = async (email: string) => {
    const client = await app.client()
    const answer = await client.post('/api/users/sign_in', { user: { email, password } })
    return { client, player: answer.body }
  }

  test('signing up accepts the published version, without an email about it', async () => {
    const { id } = await confirmedPlayer(app, 'newest@example.com')
    await mailChangedTerms(app)
    expect(await versionsOf(id)).toEqual({ terms_version: 1, terms_mailed: 1 })
    expect((await mailsTo(app, 'newest@example.com')).map(({ subject }) => subject)).not.toContain(
      'The terms of Apogee are changing',
    )
    expect((await signIn('newest@example.com')).player.auth_fields_missed).toEqual([])
  })

  test('a new version is mailed once, with the day from which it applies', async () => {
    await earlierPlayer('earlier@example.com')
    await mailChangedTerms(app)
    await mailChangedTerms(app)
    const told = (await mailsTo(app, 'earlier@example.com')).filter(({ subject }) => subject.includes('terms'))
    expect(told.map(({ subject }) => subject)).toEqual(['The terms of Apogee are changing'])
    expect(told[0]?.text).toContain('From: 29 November 2026')
    expect(told[0]?.text).toContain('/terms-and-conditions')
  })

  test('[MOD-13] the next sign-in asks for a version in force once, and accepting it is stored', async () => {
    const id = await earlierPlayer('asked@example.com')
    await signIn('asked@example.com')
    const { client, player } = await signIn('asked@example.com')
    expect(player.auth_fields_missed).toEqual(['terms_acceptance'])
    expect(await versionsOf(id)).toMatchObject({ terms_version: 0 })
    const answer = await client.post(accept, { user: { terms_acceptance: true } })
    expect(answer).toMatchObject({ status: 201, body: { auth_fields_missed: [] } })
    expect(await versionsOf(id)).toMatchObject({ terms_version: 1 })
    expect((await signIn('asked@example.com')).player.auth_fields_missed).toEqual([])
  })
})

test.each([
  ['the first version', { version: 1, published: '2026-11-29', in_force: '2026-11-29' }, true],
  ['14 days of notice', { version: 2, published: '2027-01-01', in_force: '2027-01-15' }, true],
  ['13 days of notice', { version: 2, published: '2027-01-01', in_force: '2027-01-14' }, false],
])('terms with %s are valid: %j is %s', (_, terms, isValid) => {
  expect(termsConfig.safeParse(terms).success).toBe(isValid)
})
