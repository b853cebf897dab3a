import type { Locator, Page } from '@playwright/test'
import { emberWyrm, openGame } from './support/game.ts'
import { newEmail, password } from './support/players.ts'
import { choose, dialog, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, plain, money } = words

const most = { taps: 14, fields: 9 }

/** A hand that counts its taps and fields. */
function counting() {
  const count = { taps: 0, fields: 0 }
  return {
    count,
    tap: (target: Locator) => {
      count.taps += 1
      return target.click()
    },
    fill: (form: Locator, label: string, text: string) => {
      count.fields += 1
      return form.getByLabel(label, { exact: true }).fill(text)
    },
    select: (form: Locator, label: string, value: string) => {
      count.fields += 1
      return form.getByLabel(label, { exact: true }).selectOption(value)
    },
  }
}
type Counting = ReturnType<typeof counting>

test('from the lobby to the first paid spin in at most 14 taps and 9 fields, with the welcome offer', {
  tag: '@wide',
}, async ({ page }) => {
  const hand = counting()
  await open(page, '/')
  const hero = page.locator('[data-banner="welcome"]')
  const promise = (await hero.getByRole('heading').textContent()) ?? ''
  expect(promise).toContain(money(500_00).replace('.00', ''))
  await hand.tap(hero.getByRole('link'))
  await signUp(page, hand, promise)
  // The player sees the same offer first.
  await expect(page.locator('[data-banner]').first()).toHaveAttribute('data-banner', 'welcome-player')
  await expect(page.locator('[data-banner]').first().getByRole('heading', { includeHidden: true })).toHaveText(promise)
  await pay(page, hand)

  const tile = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(emberWyrm.title) })
    .first()
  const play = page.getByRole('button', { name: say('games.tile.playGame', { title: emberWyrm.title }) })
  // The player's own rows may still move the tile under the press, so press it again until the game opens.
  await expect(async () => {
    if (page.url().endsWith(emberWyrm.path)) return
    await (isPhone(page) ? tile.click({ timeout: 2_000 }) : tile.hover())
    if (!isPhone(page)) await play.click({ timeout: 2_000 })
    await expect(page).toHaveURL(emberWyrm.path)
  }).toPass()
  hand.count.taps += 1
  const game = await openGame(page, words)
  hand.count.taps += 1
  const round = await game.play()
  expect(round.stake_cents).toBeGreaterThan(0)
  expect(hand.count.taps, 'taps').toBeLessThanOrEqual(most.taps)
  expect(hand.count.fields, 'fields').toBeLessThanOrEqual(most.fields)
})

async function signUp(page: Page, { tap, fill, select }: Counting, promise: string): Promise<void> {
  const popup = dialog(page, say('auth.signUp.title'))
  await expect(popup.getByText(promise).first()).toBeVisible()
  await expect(popup.getByRole('radio', { name: new RegExp(`^${promise}`) })).toBeChecked()
  await fill(popup, say('auth.fields.email'), newEmail('first-spin'))
  await fill(popup, say('auth.fields.password'), password)
  // The country is filled in if it is known from the address.
  await select(popup, say('auth.fields.country'), 'DE')
  await tap(popup.getByRole('checkbox', { name: plain('auth.fields.terms') }))
  await tap(popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) }))
  const lowest = await watchHeight(page)
  await tap(popup.getByRole('button', { name: say('auth.signUp.submit') }))
  await expect(popup).toBeHidden()
  // Behind the welcome.
  await expect(
    page.locator('main').getByRole('heading', { name: say('games.rows.top'), includeHidden: true }),
  ).toBeVisible()
  expect(await lowest(), 'the lobby at its lowest').toBeGreaterThan(800)
}

/** Records the lowest height of the page's content over all frames. */
async function watchHeight(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { lowest: Number.POSITIVE_INFINITY }
    Object.assign(window, { heights: seen })
    const look = () => {
      seen.lowest = Math.min(seen.lowest, document.querySelector('main')?.offsetHeight ?? 0)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { heights: { lowest: number } }).heights.lowest)
}

async function pay(page: Page, { tap, fill }: Counting): Promise<void> {
  await tap(dialog(page, say('auth.signUp.welcome')).getByRole('button', { name: say('auth.welcome.deposit') }))
  const details = dialog(page, say('profile.missing.title'))
  await fill(details, say('profile.fields.first_name'), 'Jo')
  await fill(details, say('profile.fields.last_name'), "O'Brien")
  await fill(details, say('profile.fields.date_of_birth'), '15/06/1990')
  await fill(details, say('profile.fields.city'), 'Jena')
  await fill(details, say('profile.fields.address'), 'Markt 1')
  await fill(details, say('profile.fields.postal_code'), '07743')
  await tap(details.getByRole('button', { name: say('profile.missing.submit') }))
  const cashbox = dialog(page, say('cashbox.screen.title'))
  await tap(cashbox.getByRole('button', { name: say('cashbox.screen.method.continue', { method: 'Visa' }) }))
  await expect(cashbox.getByRole('radio', { name: /^Welcome pack 1/ })).toBeChecked()
  await expect(cashbox.locator('label', { hasText: /^Welcome pack 1/ })).toBeInViewport()
  await tap(cashbox.getByRole('button', { name: say('cashbox.screen.amountStep.deposit', { amount: money(50_00) }) }))
  await tap(page.getByRole('button', { name: say('psp.card.test') }))
  await tap(page.getByRole('button', { name: say('psp.pay', { amount: money(50_00) }) }))
  await expect(page).not.toHaveURL(/\/sandbox\//)
  const result = dialog(page, say('cashbox.screen.returned.title'))
  await expect(result.getByText(/Welcome pack 1/).first()).toBeVisible()
  await tap(result.getByRole('link', { name: say('cashbox.screen.confirm.play') }))
  await expect(result).toBeHidden()
}

test('[CASH-01] every step of the cashbox starts at its top, and the choice of no bonus is remembered', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await open(page, '/sign-up')
  const popup = dialog(page, say('auth.signUp.title'))
  const { fill, select } = counting()
  await fill(popup, say('auth.fields.email'), newEmail('steps'))
  await fill(popup, say('auth.fields.password'), password)
  await select(popup, say('auth.fields.country'), 'DE')
  await popup.getByRole('checkbox', { name: plain('auth.fields.terms') }).check()
  await popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) }).check()
  await choose(popup.getByRole('radio', { name: say('auth.signUp.noBonus') }))
  await popup.getByRole('button', { name: say('auth.signUp.submit') }).click()
  await expect(popup).toBeHidden()
  await dialog(page, say('auth.signUp.welcome'))
    .getByRole('button', { name: say('auth.welcome.deposit') })
    .click()
  const details = dialog(page, say('profile.missing.title'))
  await fill(details, say('profile.fields.first_name'), 'Jo')
  await fill(details, say('profile.fields.last_name'), 'Urney')
  await fill(details, say('profile.fields.date_of_birth'), '15/06/1990')
  await fill(details, say('profile.fields.city'), 'Jena')
  await fill(details, say('profile.fields.address'), 'Markt 1')
  await fill(details, say('profile.fields.postal_code'), '07743')
  await details.getByRole('button', { name: say('profile.missing.submit') }).click()
  const cashbox = dialog(page, say('cashbox.screen.title'))
  const last = cashbox.getByRole('radio', { name: /^(Neosurf|Paysafecard|Tether)/ }).last()
  await choose(last)
  await cashbox.getByRole('button', { name: new RegExp(say('cashbox.screen.method.continue', { method: '' })) }).click()
  await expect(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })).toBeInViewport()
  await expect(cashbox.getByRole('list', { name: say('cashbox.screen.steps.label') })).toBeInViewport()
  await expect(cashbox.getByRole('radio', { name: new RegExp(`^${say('cashbox.screen.bonus.none')}`) })).toBeChecked()
})
