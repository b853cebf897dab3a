import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/players.ts'
import { open } from '../support/shell.ts'
import { test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'
import { pagesOfGuest, pagesOfPlayer } from './plainPages.ts'
import { expectWhole } from './whole.ts'

const { say } = wordsOf('en')

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const missing = picturesMissing(page)
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectWhole(page)
    })
  expect(missing).toEqual([])
}

/** Pictures that failed to load, with their page. */
function picturesMissing(page: Page): readonly string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.status() >= 400)
      missing.push(`${response.url()} on ${page.url()}`)
  })
  return missing
}

/** Splits the paths into parts for parallel workers. */
const parts = (paths: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, part) => paths.filter((_, place) => place % count === part))

for (const [part, paths] of parts(pagesOfGuest, 3).entries())
  test(`every page is complete for a guest, part ${part + 1}`, async ({ page }) => {
    await walk(page, paths)
  })

for (const [part, paths] of parts(pagesOfPlayer, 2).entries())
  test(`every page is complete for a player, part ${part + 1}`, async ({ page }) => {
    await logIn(page)
    await walk(page, paths)
  })

test('a page for players sends a guest to sign up, and back', async ({ page }) => {
  await open(page, '/profile/limits')
  await expect(page).toHaveURL(/\/registration\?redirect=%2Fprofile%2Flimits/)
})

test('jackpots of another casino show name and amount, the largest level first', async ({ page }) => {
  await open(page, '/categories/jackpot')
  const slides = page.getByRole('region', { name: say('jackpots.title') }).first()
  const lighthouse = slides.getByRole('listitem', { name: /Lighthouse/ })
  await expect(lighthouse).toContainText(/Tower\s*Lighthouse.*82,345.*Beam.*4,189.*Lamp.*512/s)
  await expect(slides.getByRole('listitem', { name: /Single Tide/ })).toContainText(/27,500/)
  await expect(page.getByRole('main')).not.toContainText(say('jackpots.perks.title'))
})
