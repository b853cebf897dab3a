import { call, newEmail, password } from './support/players.ts'
import { open, tabTo } from './support/shell.ts'
import { expect, test } from './support/test.ts'

// The headless user agent counts as a bot on the platform, so it would get no anti-fraud id.
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.use({ userAgent: person })

test('[AUTH-01] [AUTH-10] [AUTH-17] [VAL-10] [VAL-28] under a licence with more fields a player signs up by keyboard, after a weak password and being too young', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const host = `http://ee.localhost:${port}`
  const email = newEmail('keys')
  // The test has no Estonian texts, so nothing is found by its text.
  const popup = page.getByRole('dialog')
  const field = (name: string) => popup.locator(`[name="${name}"]`)
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  const tick = async (name: string) => {
    await tabTo(page, field(name))
    await page.keyboard.press('Space')
  }
  await open(page, `${host}/sign-up`)
  await type('email', email)
  await type('password', 'short')
  await type('first_name', 'Mari')
  await type('last_name', 'Tamm')
  await type('date_of_birth', '15062010')
  await tick('terms_acceptance')
  await tick('age_acceptance')
  const refused = page.waitForRequest((request) => request.url().endsWith('/metrics-errors-validation'))
  await tabTo(page, field('date_of_birth'))
  await page.keyboard.press('Enter')
  await expect(field('password')).toBeFocused()
  for (const name of ['password', 'date_of_birth']) await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field('password')).toHaveAccessibleDescription(/8/)
  await expect(field('date_of_birth')).toHaveAccessibleDescription(/21/)
  expect((await refused).postDataJSON()).toMatchObject({
    component: 'RegistrationForm',
    side: 'frontEnd',
    errors: expect.arrayContaining([
      { key: 'password', firstMessage: 'too_short' },
      { key: 'date_of_birth', firstMessage: 'too_young' },
    ]),
  })

  await type('password', password)
  await type('date_of_birth', '15061990')
  await expect(field('email')).toHaveValue(email)
  await expect(field('date_of_birth')).toHaveValue('15/06/1990')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/users'))
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON().user).toMatchObject({
    email,
    context: 'registration',
    date_of_birth: '1990-06-15',
    country: 'EE',
    dfpc: expect.stringMatching(/^[\da-f]{32}\.[\da-f]{16}$/),
    captcha: expect.stringMatching(/^[\w+/=]{100,}$/),
    groups: [expect.stringMatching(/^120[12]$/)],
  })
  // The form gives way to the welcome.
  await expect(field('email')).toHaveCount(0)
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()

  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  await page.evaluate((headers) => fetch('/api/users/sign_out', { method: 'DELETE', headers }), headers)
  await open(page, `${host}/sign-in`)
  await type('email', email)
  await type('password', password)
  const signedIn = page.waitForRequest((request) => request.url().endsWith('/api/users/sign_in'))
  await page.keyboard.press('Enter')
  expect((await signedIn).postDataJSON().user).toEqual({
    email,
    password,
    dfpc: expect.stringMatching(/^[\da-f]{32}\.[\da-f]{16}$/),
  })
  await expect(popup).toBeHidden()
  const player = await page.evaluate(() => fetch('/api/player').then((answer) => answer.json()))
  expect(player).toMatchObject({ email, license_name: 'EE', first_name: 'Mari' })
})

test('[AUTH-15] [API-055] a player with an account at another provider is asked only for missing details @desktop', async ({
  page,
}) => {
  const email = newEmail('elsewhere')
  await open(page, '/sign-in?redirect=%2Fpromotions')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Atlas ID/ })
    .click()
  await page.getByLabel('Email').fill(email)
  // On a slow line the list of countries loads last; the focused field must keep the focus.
  const list = Promise.withResolvers<void>()
  await page.route('**/api/info/countries*', async (route) => {
    await list.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await popup.locator('button[type=submit]').click()
  const country = popup.locator('[name=country]')
  await expect(country).toBeFocused()
  list.resolve()
  await expect(country.locator('option[value=NO]')).toBeAttached()
  await expect(country).toBeFocused()
  await country.selectOption('NO')
  await popup.locator('[name=currency]').selectOption('NOK')
  await popup.locator('[name=terms_acceptance]').check()
  await popup.locator('[name=age_acceptance]').check()
  await popup.locator('button[type=submit]').click()
  await expect(popup).toBeHidden()
  const player = await (await call(page, 'GET', '/api/player')).json()
  expect(player).toMatchObject({ email, country: 'NO', currency: 'NOK', auth_fields_missed: [] })
})
