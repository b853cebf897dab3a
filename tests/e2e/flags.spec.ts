import { expectAccessible } from './support/axe.ts'
import { demo, logIn } from './support/players.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say } = words

  test(`[RT-40] [OPEN-16] a tester switches a flag for their browser by keyboard and resets all of them (${language})`, async ({
    page,
  }) => {
    await logIn(page, demo.tester)
    await open(page, words.path('/ffc'))
    await expect(page.getByRole('heading', { level: 1, name: say('site.flags.title') })).toBeVisible()
    const chance = page.getByRole('switch', { name: say('site.flags.list.rocket_chance.name') })
    await expect(chance).not.toBeChecked()
    await chance.press('Space')
    await expect(chance).toBeChecked()
    await expect(page.getByText(say('site.flags.counted', { count: 1 }))).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(chance).toBeChecked()
    await page.getByRole('button', { name: say('site.flags.reset') }).click()
    await expect(chance).not.toBeChecked()
    await expect(page.getByText(say('site.flags.counted', { count: 0 }))).toBeVisible()
  })
}

test('[OPEN-16] a tester turns the points shop off: it disappears at once, the page stays, and its URL redirects', async ({
  page,
}) => {
  const { say } = wordsOf('en')
  const shop = page.getByRole('banner').or(page.getByRole('navigation')).locator('a[href="/rocket-mart"]:visible')
  await logIn(page, demo.tester)
  await open(page, '/ffc')
  await expect(page.getByRole('switch').first()).toBeVisible()
  const hasLinks = !isPhone(page)
  if (hasLinks) await expect(shop).not.toHaveCount(0)
  const flag = page.getByRole('switch', { name: say('site.flags.list.rocket_mart.name') })
  await flag.press('Space')
  await expect(flag).not.toBeChecked()
  await expect(flag).toBeFocused()
  await expect(shop).toHaveCount(0)
  await expect(page).toHaveURL(/\/ffc$/)
  await open(page, '/rocket-mart')
  await expect(page).toHaveURL(/\/promotions$/)
  await open(page, '/ffc')
  await flag.press('Space')
  await expect(flag).toBeChecked()
  if (hasLinks) await expect(shop).not.toHaveCount(0)
  await open(page, '/rocket-mart')
  await expect(page.locator('main h1')).toHaveText(say('content.sections.rocket-mart.title'))
})

test('[OPEN-16] a page behind a flag that is on only in this browser opens at its URL', async ({ page }) => {
  const { say } = wordsOf('en')
  await logIn(page, demo.tester)
  await open(page, '/rocket-chance')
  await expect(page).toHaveURL(/\/promotions$/)
  await open(page, '/ffc')
  const flag = page.getByRole('switch', { name: say('site.flags.list.rocket_chance.name') })
  await flag.press('Space')
  await expect(flag).toBeChecked()
  await open(page, '/rocket-chance')
  await expect(page).toHaveURL(/\/rocket-chance$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('content.sections.rocket-chance.title'))
  await open(page, '/ffc')
  await page.getByRole('button', { name: say('site.flags.reset') }).click()
  await open(page, '/rocket-chance')
  await expect(page).toHaveURL(/\/promotions$/)
})

test('[RT-40] [RT-41] [OPEN-16] [ROLE-02] anyone but a tester is redirected to the error page', {
  tag: '@desktop',
}, async ({ page }) => {
  const words = wordsOf('en')
  for (const email of [undefined, demo.player]) {
    if (email) await logIn(page, email)
    await page.goto('/ffc')
    await expect(page).toHaveURL(/\/oops$/)
    await expect(page.getByRole('heading', { level: 1, name: words.say('shell.oops.title') })).toBeVisible()
  }
})
