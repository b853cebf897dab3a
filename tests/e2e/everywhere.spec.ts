import type { Route } from '@playwright/test'
import { openPopups } from './support/popups.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

// One page of every kind of frame, an error page, and the address of a popup.
const pages = ['/about', '/tournaments', '/play/brasswing/ember-wyrm', '/nowhere/at/all', '/oops', '/email-verify']

for (const path of pages)
  test(`[MOD-05] ${path} can show a toast and the loader`, async ({ page }) => {
    // The result of a payment is announced on whatever page the player returns to.
    await open(page, `${path}?payment=pending`)
    await expect(
      page.getByRole('region', { name: say('shell.toast.region') }).getByText(say('cashbox.screen.returned.pending')),
    ).toBeVisible()

    const held: Route[] = []
    let isOver = false
    // Files of a build have no names: whatever is asked for from here on is the popup's, or can wait as well.
    await page.route(/\/assets\/[^/]+\.js$/, (route) => (isOver ? route.continue() : void held.push(route)))
    await openPopups(page, ['language', {}])
    await expect(page.getByRole('progressbar', { name: say('shell.progress') })).toBeVisible()
    isOver = true
    await Promise.all(held.map((route) => route.continue()))
    await expect(dialog(page, say('shell.language.title'))).toBeVisible()
    await expect(page.getByRole('progressbar', { name: say('shell.progress') })).toHaveCount(0)
  })
