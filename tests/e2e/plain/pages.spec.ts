import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/players.ts'
import { open } from '../support/shell.ts'
import { test } from '../support/test.ts'
import { pagesOfGuest, pagesOfPlayer } from './plainPages.ts'
import { expectWhole } from './whole.ts'

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectWhole(page)
    })
}

/** Parts that two workers can walk at once. */
const parts = (paths: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, part) => paths.filter((_, place) => place % count === part))

for (const [part, paths] of parts(pagesOfGuest, 3).entries())
  test(`a guest finds every page whole, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(180_000)
    await walk(page, paths)
  })

for (const [part, paths] of parts(pagesOfPlayer, 2).entries())
  test(`a player finds every page whole, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(180_000)
    await logIn(page)
    await walk(page, paths)
  })

test('a page for players sends a guest to sign up, and back', async ({ page }) => {
  await open(page, '/profile/limits')
  await expect(page).toHaveURL(/\/registration\?redirect=%2Fprofile%2Flimits/)
})
