import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { openAuthApp, registerPlayer } from '../test/authApp.ts'
import { judgeAddress } from './checkEmail.ts'

test.each([
  ['anna@example.com', 'IBIZA::VALID::ACCEPTED_EMAIL'],
  [' Anna.B+casino@Mail.Example.co ', 'IBIZA::VALID::ACCEPTED_EMAIL'],
  ['anna@müller.de', 'IBIZA::VALID::ACCEPTED_EMAIL'],
  ['anna@mailinator.com', 'IBIZA::RISKY::TEMPORARY'],
  ['anna@eu.yopmail.com', 'IBIZA::RISKY::TEMPORARY'],
  ['support@example.com', 'IBIZA::RISKY::NON_PERSONAL'],
  ['info+x@example.com', 'IBIZA::RISKY::NON_PERSONAL'],
  ['anna@nowhere.invalid', 'IBIZA::INVALID::INVALID_DOMAIN'],
  ['anna@gmial.com', 'IBIZA::INVALID::INVALID_DOMAIN'],
  ['anna@-dash.com', 'IBIZA::INVALID::INVALID_DOMAIN'],
  ['anna@192.168.0.1', 'IBIZA::INVALID::INVALID_DOMAIN'],
  ['anna', 'IBIZA::INVALID::REJECTED_EMAIL'],
  ['', 'IBIZA::INVALID::REJECTED_EMAIL'],
  ['an..na@example.com', 'IBIZA::INVALID::REJECTED_EMAIL'],
  [`${'a'.repeat(65)}@example.com`, 'IBIZA::INVALID::REJECTED_EMAIL'],
])('[AUTH-09] the address "%s" is judged %s', (email, verdict) => {
  expect(judgeAddress(email)).toBe(verdict)
})

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  test('[API-047] [SEC-05] a registered address gets the same result as an unregistered one', async () => {
    await registerPlayer(app, 'registered@example.com')
    const client = await app.client()
    for (const email of ['registered@example.com', 'unheard-of@example.com']) {
      expect(await client.post('/check-email', { email })).toMatchObject({
        status: 200,
        body: { errors: { message: 'IBIZA::VALID::ACCEPTED_EMAIL' } },
      })
    }
  })
})
