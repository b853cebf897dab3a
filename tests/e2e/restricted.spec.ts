import type { Page } from '@playwright/test'
import { demo, logIn } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

// Under the Curaçao licence visitors from France may not register; the sandbox trusts the country in the query.
const inFrance = '?country=FR'
const { say } = wordsOf('en')

const link = (page: Page, which: 'logIn' | 'signUp') =>
  page.getByRole('banner').getByRole('link', { name: say(`common.auth.${which}`), exact: true })

test('[GD-05] [GD-04] a visitor who may not register stays on their page, with a warning', async ({ page }) => {
  await open(page, `/categories/top${inFrance}`)
  const here = page.url()
  await page.evaluate(() => location.assign('#sign-up'))
  await expect(page.getByText(say('shell.legal.signUp'))).toBeVisible()
  await link(page, 'logIn').click()
  await expect(page.getByText(say('shell.legal.signIn'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(here)
})

test('[GD-05] [GD-04] a visitor at the closed address is moved to main, with a warning', async ({ page }) => {
  for (const [path, told] of [
    ['/de/registration', 'shell.legal.signUp'],
    ['/de/login', 'shell.legal.signIn'],
  ] as const) {
    await page.goto(path + inFrance)
    await expect(page.getByText(wordsOf('de').say(told))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/de$/)
  }
})

test('[ROLE-13] [OPEN-60] a guest sees a notice in advance, can read the reason, and is not asked to sign up', async ({
  page,
}) => {
  await open(page, `/${inFrance}`)
  await expect(page.locator('a[href$="/sign-up"], a[href$="/deposit"]')).toHaveCount(0)
  await page
    .getByRole('complementary', { name: say('shell.restricted') })
    .getByRole('link', { name: say('shell.restrictedWhy') })
    .click()
  await expect(page).toHaveURL(/\/restricted-countries$/)
  const named = page.locator('main').getByText('France')
  await expect(named).toBeVisible()
  await expect(named).not.toContainText('Lithuania')
})

test('[OPEN-60] a registered player, and a guest from another country, do not see it', {
  tag: '@desktop',
}, async ({ page }) => {
  const notice = page.getByText(say('shell.restricted'))
  await open(page, '/?country=NZ')
  await expect(notice).toHaveCount(0)
  await logIn(page, demo.player)
  await open(page, `/${inFrance}`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
