import { afterEach, expect, test, vi } from 'vitest'
import { consentIn, mayTrack, onConsent, onConsentReopened, reopenConsent, saveConsent } from './consent'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', undefined],
  ['rail=open', undefined],
  ['consent=all', 'all'],
  ['rail=open; consent=necessary', 'necessary'],
  ['consent=maybe', undefined],
  ['old_consent=all', undefined],
])('the cookies "%s" mean %s', (cookies, expected) => {
  expect(consentIn(cookies)).toBe(expected)
})

test('[MOD-10] [CONST-09] an answer to the cookie notice is stored in a cookie for one year and published once', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const heard: string[] = []
  const stop = onConsent((consent) => heard.push(consent))
  saveConsent('necessary')
  expect(page.cookie).toBe('consent=necessary; Path=/; Max-Age=31536000; SameSite=Lax')
  page.cookie = 'consent=necessary'
  expect(mayTrack()).toBe(false)
  stop()
  saveConsent('all')
  page.cookie = 'consent=all'
  expect(mayTrack()).toBe(true)
  expect(heard).toEqual(['necessary'])
})

test('[MOD-10] consent can be withdrawn: the cookie expires and the notice opens again', () => {
  const page = { cookie: 'consent=all' }
  vi.stubGlobal('document', page)
  let asked = 0
  const stop = onConsentReopened(() => {
    asked += 1
  })
  reopenConsent()
  stop()
  reopenConsent()
  expect([page.cookie, asked]).toEqual(['consent=; Path=/; Max-Age=0; SameSite=Lax', 1])
})
