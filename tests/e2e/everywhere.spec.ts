import type { Route } from '@playwright/test'
import { openPopups } from './support/popups.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

// One page for each kind of frame, an error page, and the URL of a popup.
const pages = ['/about', '/tournaments', '/play/brasswing/ember-wyrm', '/nowhere/at/all', '/oops', '/email-verify']

for (const path of pages)
  test(`[MOD-05] ${path} can show a toast and the loader`, async ({ page }) => {
    // The result of a payment is shown on any page the player returns to.
    await open(page, `${path}?payment=pending`)
    await expect(
      page.getByRole('region', { name: say('shell.toast.region') }).getByText(say('cashbox.screen.returned.pending')),
    ).toBeVisible()

    const held: Route[] = []
    let isOver = false
    // Build files have no stable names, so hold back all scripts from here on, not only those of the popup.
    await page.route(/\/assets\/[^/]+\.js$/, (route) => (isOver ? route.continue() : void held.push(route)))
    await openPopups(page, ['language', {}])
    await expect(page.getByRole('progressbar', { name: say('shell.progress') })).toBeVisible()
    isOver = true
    await Promise.all(held.map((route) => route.continue()))
    await expect(dialog(page, say('shell.language.title'))).toBeVisible()
    await expect(page.getByRole('progressbar', { name: say('shell.progress') })).toHaveCount(0)
  })
