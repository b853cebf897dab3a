import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { setFlag } from './support/flags.ts'
import { call, newPlayer } from './support/players.ts'
import { openPopups } from './support/popups.ts'
import { animationsEnd, balanceButton, dialog, isPhone, open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const popup = '[role=dialog]'
const english = wordsOf('en')

test('[MOD-02] [MOD-06] [MOD-07] the newest popup is on top, Escape and a click outside close only that one, and the focus returns', async ({
  page,
}) => {
  const { say } = english
  await newPlayer(page, 'stack', { cents: 10_00 })
  await open(page, '/')
  await openPopups(page, ['cashbox', { step: 'dashboard' }])
  const cashbox = dialog(page, say('cashbox.screen.title'))
  const currency = dialog(page, say('wallet.currency.title'))
  await expect(cashbox).toBeVisible()
  await expectAccessible(page, popup)
  const opener = cashbox.getByRole('button', { name: say('cashbox.screen.overview.currency') })
  await opener.click()
  await expect(currency).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(currency).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(currency).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(currency).toBeHidden()
  await expect(cashbox).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(cashbox).toBeHidden()
})

test('[MOD-06] of two popups that open at once, only the upper one is read out and has the focus', async ({ page }) => {
  const { say } = english
  await open(page, '/')
  const support = dialog(page, say('support.title'))
  const language = dialog(page, say('shell.language.title'))
  const withFocus = page.locator(':focus, :has(:focus)')
  await openPopups(page, ['support', {}])
  await expect(support).toBeVisible()
  await openPopups(page, ['language', {}])
  await expect(language).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.locator(popup)).toHaveCount(0)

  await page.evaluate(() => history.go(2))
  await expect(language.and(withFocus)).toBeVisible()
  await expect(support.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(language).toHaveCount(0)
  await expect(support.and(withFocus).getByRole('button').first()).toBeVisible()
})

test('[CASH-15] a player opens a wallet in another currency and plays with it', async ({ page }) => {
  const { say } = english
  await newPlayer(page, 'currency', { cents: 10_00 })
  await open(page, '/')
  await openPopups(page, ['currency', {}])
  const currency = dialog(page, say('wallet.currency.title'))
  await currency.getByRole('searchbox').fill('bitc')
  await expect(currency.getByRole('listitem')).toHaveCount(2)
  await currency.getByRole('button', { name: /^Bitcoin BTC/ }).click()
  await expect(currency).toBeHidden()
  await expect(page.getByText(say('wallet.currency.done', { currency: 'Bitcoin' }))).toBeVisible()
  await expect(balanceButton(page, english)).toHaveAccessibleName(/BTC/)
})

test('[ERR-12] a wallet that cannot be selected shows the server’s message, and the selection stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const { say } = english
  await newPlayer(page, 'switch', { cents: 10_00 })
  await open(page, '/')
  await page.route('**/api/player/accounts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { errors: { currency: { closed: 'Bitcoin rests tonight' } } } })
      : route.continue(),
  )
  await openPopups(page, ['currency', {}])
  const currency = dialog(page, say('wallet.currency.title'))
  await currency.getByRole('button', { name: /^Bitcoin BTC/ }).click()
  await expect(currency.getByText('Bitcoin rests tonight')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(balanceButton(page, english)).toHaveAccessibleName(/€10/)
})

test('[PROF-09] details required for a deposit are requested, validated at their fields, kept while typing, and lead to the cashbox', async ({
  page,
}) => {
  const { say } = english
  await newPlayer(page, 'missing', { isComplete: false })
  await open(page, '/')
  await openPopups(page, ['personalInfo', { context: 'deposit', cashbox: { step: 'deposit' } }])
  const form = dialog(page, say('profile.missing.title'))
  const field = (name: string) => form.getByLabel(say(`profile.fields.${name}`), { exact: true })
  // The country is known from the sign-up.
  await expect(field('first_name')).toBeVisible()
  await expect(field('country')).toHaveCount(0)
  await field('first_name').fill('Nora')
  await field('date_of_birth').pressSequentially('12042015')
  await expect(field('date_of_birth')).toHaveValue('12/04/2015')
  await form.getByRole('button', { name: say('profile.missing.submit') }).click()
  await expect(field('last_name')).toBeFocused()
  await expect(form.getByText(say('errors.required')).first()).toBeVisible()
  await expect(form.getByText(say('errors.too_young'))).toBeVisible()
  await expect(field('first_name')).toHaveValue('Nora')
  await field('last_name').fill('Lindqvist')
  await field('date_of_birth').fill('')
  await field('date_of_birth').pressSequentially('12041991')
  await field('city').fill('Jena')
  await field('address').fill('Markt 1')
  await field('postal_code').fill('07743')
  await form.getByRole('button', { name: say('profile.missing.submit') }).click()
  await expect(dialog(page, say('cashbox.screen.title'))).toBeVisible()
  const player = await (await page.request.get('/api/player')).json()
  expect(player).toMatchObject({ first_name: 'Nora', last_name: 'Lindqvist', date_of_birth: '1991-04-12' })
})

test('[SUP-03] [ERR-10] [API-106] without a chat a player writes to support with a form', async ({ page }) => {
  const { say } = english
  await setFlag(page, 'live_chat', false)
  const email = await newPlayer(page, 'support')
  await open(page, '/')
  await openPopups(page, ['support', {}])
  const support = dialog(page, say('support.title'))
  await expect(support.getByLabel(say('support.form.email'))).toHaveValue(email)
  const content = support.getByLabel(say('support.form.content'))
  await content.fill('Too short')
  await support.getByRole('button', { name: say('support.form.submit') }).click()
  await expect(support.getByText(say('errors.too_short'))).toBeVisible()
  await expect(content).toBeFocused()
  // An error of the server is shown at its field too.
  await page.route('**/api/send_contact_message', (route) =>
    route.fulfill({ status: 422, json: { errors: { content: { too_long: 'too_long' } } } }),
  )
  await content.fill('My card was declined twice today.')
  await support.getByRole('button', { name: say('support.form.submit') }).click()
  await expect(support.getByText(say('errors.too_long'))).toBeVisible()
  await expect(content).toHaveValue('My card was declined twice today.')
  await page.unroute('**/api/send_contact_message')
  await support.getByRole('button', { name: say('support.form.submit') }).click()
  await expect(support.getByText(say('support.sent.title'))).toBeVisible()
  await expectAccessible(page, popup)
})

test('[MOD-13] [MOD-07] new terms cover the page until they are accepted', async ({ page, complaints }) => {
  const { say } = english
  // A page that the test fulfils itself may not open sockets to this machine.
  complaints.expect(/^WebSocket connection to/)
  await newPlayer(page, 'terms')
  await missTerms(page)
  await open(page, '/')
  const terms = dialog(page, say('auth.terms.title'))
  await expect(terms).toBeVisible()
  await expectAccessible(page, popup)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await terms.getByRole('button', { name: say('auth.terms.submit') }).click()
  await expect(terms.getByText(say('errors.must_be_accepted'))).toBeVisible()
  await terms.getByRole('button', { name: say('auth.terms.support') }).click()
  await expect(dialog(page, say('support.title'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, say('support.title'))).toBeHidden()
  await expect(terms).toBeVisible()
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: say('auth.terms.submit') }).click()
  await expect(terms).toBeHidden()
})

test('[NTF-07] [NTF-08] [NTF-09] a member of a target group sees the new studio once, and then joins the other group', async ({
  page,
}) => {
  const { say } = english
  await newPlayer(page, 'studio')
  expect((await call(page, 'POST', '/api/player/groups', { groups: { add: ['1204'] } })).ok()).toBe(true)
  await open(page, '/')
  const studio = dialog(page, say('notifications.newProvider.title'))
  await expect(studio).toBeVisible()
  await studio.getByRole('button', { name: say('notifications.newProvider.later') }).click()
  await expect(studio).toBeHidden()
  const groups = async () =>
    ((await (await page.request.get('/api/player')).json()) as { statuses: { id: string }[] }).statuses.map(
      ({ id }) => id,
    )
  await expect.poll(groups).toContain('1205')
})

test.describe('inside another app on iOS', () => {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 [FBAN/FBIOS;FBAV/480.0.0.0]'
  test.use({ userAgent: agent })

  test('[NTF-10] [NTF-11] [MOD-04] the hint to open Safari appears after five minutes, but not over the cashbox', async ({
    page,
  }) => {
    const { say } = english
    await newPlayer(page, 'exit')
    // The device is detected only once the test controls the clock, so that the five minutes begin then.
    const { promise: isOurs, resolve: start } = Promise.withResolvers<void>()
    await page.route('**/client-context', async (route) => {
      await isOurs
      await route.continue()
    })
    const device = page.waitForResponse('**/client-context')
    const watch = page.waitForResponse('**/popups-config')
    await open(page, '/')
    await watch
    await page.clock.install()
    start()
    await device
    await openPopups(page, ['cashbox', {}])
    await expect(dialog(page, say('cashbox.screen.title'))).toBeVisible()
    const exit = dialog(page, say('notifications.iosExit.title', { brand: 'Apogee' }))
    await page.clock.runFor(5 * 60_000)
    await page.clock.runFor(60_000)
    await expect(exit).toBeHidden()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1_000)
    await expect(dialog(page, say('cashbox.screen.title'))).toBeHidden()
    await page.clock.runFor(60_000)
    await expect(exit).toBeVisible()
  })
})

test('a sheet follows the finger, returns when released early and closes when pulled down', async ({ page }) => {
  if (!isPhone(page)) return
  const { say } = english
  await open(page, '/')
  await openPopups(page, ['language', {}])
  const sheet = dialog(page, say('shell.language.title'))
  await expect(sheet).toBeVisible()
  await animationsEnd(page)
  const top = async () => (await sheet.boundingBox())?.y ?? 0
  const rest = await top()
  const { height } = (await sheet.boundingBox()) ?? { height: 0 }
  const pull = await finger(page, 195, rest + 20)
  await pull.to(rest + 60)
  await expect.poll(top).toBeGreaterThan(rest + 20)
  // A slow drag back to its start is not a swipe.
  await pull.to(rest + 24)
  await pull.lift()
  await expect.poll(top).toBeCloseTo(rest, 0)
  const away = await finger(page, 195, rest + 20)
  // Past its middle, so that it closes however slow the drag is.
  await away.to(rest + 20 + height * 0.6)
  await away.lift()
  await expect(sheet).toBeHidden()
})

/** A touch that moves in steps, as fingers do. */
async function finger(page: Page, x: number, y: number) {
  const client = await page.context().newCDPSession(page)
  let at = y
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] })
  await touch('touchStart')
  return {
    to: async (end: number) => {
      const step = (end - at) / 10
      for (let index = 0; index < 10; index += 1) {
        at += step
        await touch('touchMove')
      }
    },
    lift: () => touch('touchEnd'),
  }
}

/** No call of the platform requires new terms, so fake the responses of pages and calls until they are accepted. */
async function missTerms(page: Page): Promise<void> {
  let isMissed = true
  const none = '"auth_fields_missed":[]'
  const missed = '"auth_fields_missed":["terms_acceptance"]'
  await page.route(/\/(?:api\/player)?$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: isMissed ? text.replaceAll(none, missed) : text })
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth_providers/update_details')) isMissed = false
  })
}

test('popups with a URL survive a reload, and Back closes one', async ({ page }) => {
  const { say } = english
  await open(page, '/categories/top')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common.auth.logIn'), exact: true })
    .click()
  const signIn = dialog(page, say('auth.signIn.title'))
  await expect(signIn).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goBack()
  await expect(signIn).toBeHidden()
  await expect(page).toHaveURL(/\/categories\/top$/)
  await page.goForward()
  await expect(signIn).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(signIn).toBeVisible()
})
