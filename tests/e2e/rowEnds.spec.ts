import type { Locator } from '@playwright/test'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

/** Width of the fade at the start and end of a row in px; undefined without a mask. */
const fades = (row: Locator): Promise<{ start: number; end: number } | undefined> =>
  row.evaluate((element) => {
    const mask = getComputedStyle(element).maskImage
    // Without an end fade, the browser writes a plain 100%.
    const [, start, end = '0'] = /([\d.]+)px.*?100%(?: [-+] ([\d.]+)px)?/.exec(mask) ?? []
    return start === undefined ? undefined : { start: Number(start), end: Number(end) }
  })

const scrollTo = (row: Locator, share: number) =>
  row.evaluate((element, part) => {
    element.style.scrollSnapType = 'none'
    element.scrollTo({ left: part * (element.scrollWidth - element.clientWidth), behavior: 'instant' })
  }, share)

test('on a wide screen banners and tiles fade only at an end with more content', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open(page, '/')
  const banners = page.getByRole('region', { name: say('games.hero.label') }).getByRole('list')
  const tiles = page
    .locator('main ul')
    .filter({ has: page.locator('[data-game]') })
    .first()
  for (const row of [banners, tiles]) {
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => fades(row)).toEqual({ start: 0, end: 64 })
    await scrollTo(row, 0.5)
    await expect.poll(() => fades(row)).toEqual({ start: 64, end: 64 })
    await scrollTo(row, 1)
    await expect.poll(() => fades(row)).toEqual({ start: 64, end: 0 })
  }
  await scrollTo(tiles, 0)
  await expect.poll(() => fades(tiles)).toEqual({ start: 0, end: 64 })
  // All tiles fit, so there is nothing to scroll.
  await tiles.evaluate((element) => {
    for (const item of [...element.children].slice(3)) item.remove()
  })
  await expect.poll(() => fades(tiles)).toEqual({ start: 0, end: 0 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => fades(banners)).toBeUndefined()
})

test('with reduced motion, a row and the banners move at once', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.locator('[data-deferred=hero][data-live]')).toBeAttached()
  const banners = page.getByRole('region', { name: say('games.hero.label') })
  const row = page
    .locator('main section')
    .filter({ has: page.locator('[data-game]') })
    .filter({ has: page.getByTitle(say('games.hero.next'), { exact: true }) })
    .first()
  const second = banners.locator('button[aria-current]').nth(1)
  for (const [list, button] of [
    [banners.getByRole('list'), second],
    [row.locator('ul').first(), row.getByTitle(say('games.hero.next'), { exact: true })],
  ] as const) {
    await list.scrollIntoViewIfNeeded()
    const from = await list.evaluate((element) => element.scrollLeft)
    // In the same task, because a smooth scroll has not begun by then.
    await list.evaluate((element) => Object.assign(window, { moved: element }))
    const to = await button.evaluate((element) => {
      if (element instanceof HTMLElement) element.click()
      return (window as unknown as { moved: HTMLElement }).moved.scrollLeft
    })
    expect(to).toBeGreaterThan(from)
  }
})
