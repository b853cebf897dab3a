import { newPlayer, notify, readFirstMessage } from './support/players.ts'
import { balanceButton, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

test('[NAV-12] notifications and their unread mark are one press away at every width', { tag: '@wide' }, async ({
  page,
}) => {
  const email = await newPlayer(page, 'bell')
  await readFirstMessage(page)
  await open(page, '/')
  const unread = say('shell.header.news', { count: 1 })
  if (isPhone(page)) {
    const menu = page.getByRole('navigation', { name: say('shell.nav.bottom') }).getByRole('button')
    await expect(menu).toHaveAccessibleName(say('shell.nav.menu'))
    await notify(page, email, 'A word for you')
    await expect(menu).toHaveAccessibleName(new RegExp(unread))
    return
  }
  const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  await bell(say('shell.header.news', { count: 0 })).click()
  await expect(page.locator('#news-menu').getByRole('heading', { name: say('shell.header.newsTitle') })).toBeVisible()
  await expect(page.locator('#news-menu').getByText('A word for you')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await notify(page, email, 'A word for you')
  await bell(unread).click()
  // It is also shown as a toast.
  await expect(page.locator('#news-menu').getByText('A word for you')).toBeVisible()
})

test('the balance is never truncated, at any width between phone and desktop', { tag: '@desktop' }, async ({
  page,
}) => {
  await newPlayer(page, 'wide-balance', { cents: 3_999_99 })
  await open(page, '/')
  for (const width of [390, 768, 834, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const balance = balanceButton(page, words)
    await expect(balance).toBeVisible()
    const isCut = () =>
      balance.evaluate((button) =>
        [...button.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
        ),
      )
    await expect.poll(isCut, `cut at ${width} px`).toBe(false)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the email notice is one line, and footer links are large enough for a thumb', { tag: '@desktop' }, async ({
    page,
  }) => {
    await newPlayer(page, 'thumb')
    await open(page, '/')
    const notice = page.getByRole('status').filter({ hasText: say('shell.unconfirmed.resend') })
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(48)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const summary of await footer.locator('summary').all()) {
      await summary.click()
      const links = await footer.locator('details[open] a').all()
      for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    for (const link of await footer.locator('a[href^="mailto:"], a[href^="tel:"]').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
