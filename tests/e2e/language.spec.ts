import { call, newPlayer, password } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')
const german = wordsOf('de')

test('[I18N-02] [I18N-03] a player chooses German; it is saved, and applies in another browser once they sign in', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await newPlayer(page, 'language')
  await open(page, '/')
  await page.getByRole('button', { name: 'English', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch', exact: true }).click()
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect((await (await call(page, 'GET', '/api/player')).json()).language).toBe('de')

  await page.context().clearCookies()
  await open(page, '/sign-in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE')
  await page.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('auth.signIn.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('banner').getByRole('link', { name: german.say('shell.header.deposit') })).toBeVisible()
})

test('[RT-49] [RT-50] links rendered in the browser keep language and guest mode too', {
  tag: '@desktop',
}, async ({ page }) => {
  const strangers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^\/de\/guest(?:[/?#]|$)/.test(href)),
    )
  await open(page, '/de/guest')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-deferred="footer"][data-live]')).toBeAttached()
  expect(await strangers()).toEqual([])
  await page.locator('main a[href="/de/guest/categories/top"]').first().click()
  await expect(page).toHaveURL(/\/de\/guest\/categories\/top$/)
  await expect(page.locator('main [data-game]').nth(20)).toBeAttached()
  expect(await strangers()).toEqual([])
  await page.goto('/de/guest/about')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  expect(await strangers()).toEqual([])
})
