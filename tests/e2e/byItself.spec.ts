import { newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test.describe('on a first visit', () => {
  test.use({ consent: 'none' })

  test('[CONST-15] only one thing opens automatically at a time, and it covers nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.context().clearCookies()
    await open(page, '/')
    const notice = page.getByRole('region', { name: say('shell.cookies.title') })
    await expect(notice).toBeVisible()
    const tooltip = page.locator('[data-tooltip]')
    // The bookmarks appear when the page is idle, as the tooltip would.
    await expect(page.getByRole('navigation', { name: say('shell.bookmarks.label') })).toBeVisible()
    await expect(tooltip).toHaveCount(0)
    await notice.getByRole('button', { name: say('shell.cookies.necessary') }).click()
    await expect(tooltip).toBeVisible()
    await expect(page.getByRole('navigation', { name: say('shell.nav.label') }).locator('[data-tooltip]')).toBeVisible()
  })

  test('the last links of the footer and every message stay clear of the cookie notice', async ({
    page,
    complaints,
  }) => {
    // Requests that were in progress when the connection was cut.
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/')
    const notice = page.getByRole('region', { name: say('shell.cookies.title') })
    await expect(notice).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(say('shell.offline.lost'))).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(say('shell.offline.back'))).toBeVisible()
    for (const answer of ['necessary', 'all'] as const)
      await notice.getByRole('button', { name: say(`shell.cookies.${answer}`) }).click({ trial: true })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.getByRole('contentinfo').locator('a:visible, button:visible').last()
    await last.click({ trial: true })
  })
})

for (const width of [768, 1024, 1440, 1920])
  test(`nothing interactive is covered at ${width}`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await newPlayer(page, `free-${width}`)
    await page.context().clearCookies({ name: 'promo_tooltip' })
    await open(page, '/')
    const bookmarks = page.getByRole('navigation', { name: say('shell.bookmarks.label') })
    await expect(bookmarks).toBeVisible()
    if (width >= 1440) await expect(page.locator('[data-tooltip]')).toBeVisible()
    await page.getByRole('button', { name: say('shell.unconfirmed.resend') }).click({ trial: true })
    const edge = (await bookmarks.boundingBox())?.x ?? 0
    for (const all of await page.getByRole('link', { name: say('games.rows.seeAll') }).all()) {
      const box = await all.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge)
    }
    await page.getByRole('link', { name: say('shell.footer.limitsLink') }).click({ trial: true })
  })

test('text grows with the reader’s font size, and so does the space around it', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/', '/terms-and-conditions', '/categories/jackpots']) {
    await open(page, path)
    const stiff = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) =>
          !one.closest('svg, script') &&
          [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
      const before = texts.map(sizeOf)
      document.documentElement.style.fontSize = '20px'
      return texts.flatMap((one, index) =>
        Math.abs(sizeOf(one) / (before[index] ?? 1) - 1.25) > 0.01 ? [one.outerHTML] : [],
      )
    })
    expect(stiff).toEqual([])
  }
})

test('a profile page has one primary button: its own', { tag: '@desktop' }, async ({ page }) => {
  await newPlayer(page, 'one-hot')
  for (const path of ['/profile/limits', '/profile/level']) {
    await open(page, path)
    const hot = await page.evaluate(
      () =>
        [...document.querySelectorAll('a, button')].filter(
          (one) => one.checkVisibility() && getComputedStyle(one).backgroundImage.includes('gradient'),
        ).length,
    )
    expect(hot).toBeLessThanOrEqual(1)
  }
})
