import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('the page of a hovered link is prerendered out of sight and shown on click, and Back restores the scroll position', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const lobby = page.getByRole('heading', { level: 1, name: say('games.lobby.heading') })
  await expect(lobby).toBeAttached()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)

  const link = page.getByRole('navigation').locator('a[href="/categories/new"]').first()
  await link.hover()
  const ahead = page.locator('main[data-page]')
  await expect(ahead.locator('h1')).toHaveText(say('games.categories.new'))
  await expect(ahead.locator('h1')).toBeHidden()
  await expect(page.getByRole('main')).toHaveCount(1)

  await link.click()
  await expect(page).toHaveURL('/categories/new')
  await expect(page.locator('#main h1')).toHaveText(say('games.categories.new'))
  // Otherwise the pointer could hover a link of the new page, which would prerender that page.
  await page.mouse.move(0, 0)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('#main [data-game]').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(lobby).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})
