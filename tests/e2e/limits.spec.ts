import { expectAccessible } from './support/axe.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { keys } from './support/hand.ts'
import { linkIn, newestMail } from './support/mailbox.ts'
import { call, newPlayer } from './support/players.ts'
import { isPhone, open, ready, tabTo } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('[LIM-08] [PROF-14] [RT-25] [SAFE-01] by keyboard: a limit is set and lowered immediately; a higher one needs its email and its date', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await newPlayer(page, 'limits')
  await open(page, '/profile/limits')
  const main = page.getByRole('main')
  const losses = main.getByRole('region', { name: say('limits.types.loss') })
  const field = page.getByLabel(say('limits.edit.amount'), { exact: true })
  const change = losses.getByRole('button', { name: /^Change/ })

  await test.step('an invalid amount shows an error at its field, then a valid one is set', async () => {
    await keys.press(main.getByRole('button', { name: say('limits.set') }))
    const kind = page.getByLabel(say('limits.edit.kind'), { exact: true })
    await tabTo(page, kind)
    await page.keyboard.type(say('limits.types.loss'))
    await expect(kind).toHaveValue('loss')
    await keys.type(field, 'ten')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('errors.amount_invalid'))).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('ten')
    await expectAccessible(page)
    await keys.type(field, '100')
    await page.keyboard.press('Enter')
    await expect(losses.getByText('of €100.00')).toBeVisible()
  })

  await test.step('a lower one applies immediately', async () => {
    await keys.press(change)
    await keys.type(field, '50')
    await expect(page.getByText(say('limits.edit.stricter'))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(losses.getByText('of €50.00')).toBeVisible()
  })

  await test.step('a higher one has no effect until its email is confirmed', async () => {
    await keys.press(change)
    await keys.type(field, '80')
    await expect(page.getByText(say('limits.edit.looser'))).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(say('limits.edit.mailed'))).toBeVisible()
    await keys.press(dialog.getByRole('button', { name: say('limits.close') }).last())
    await expect(losses.getByText(say('limits.states.waiting'))).toBeVisible()
    await expect(losses.getByText('of €50.00')).toBeVisible()
  })

  await test.step('once confirmed, it applies from its date, and can be cancelled until then', async () => {
    const mail = await newestMail(page, email, new RegExp(say('mails.limitLooser.subject', { brand: 'Apogee' })))
    await open(page, linkIn(mail, /limits\/confirm/))
    await expect(page.getByText(say('limits.confirmed'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/limits$/)
    await expect(losses.getByText(/^Rises to €80\.00/)).toBeVisible()
    await expect(losses.getByText('of €50.00')).toBeVisible()
    await expectAccessible(page)
    await keys.press(losses.getByRole('button', { name: say('limits.pending.keep', { amount: '€50.00' }) }))
    await expect(losses.getByText(/^Rises/)).toBeHidden()
    await expect(losses.getByText('of €50.00')).toBeVisible()
  })

  await test.step('[OPEN-63] a used link shows an error on the limits page', async () => {
    await open(page, '/profile/limits/confirm?token=used')
    await expect(page.getByText(say('notifications.notices.wrong.title'))).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/limits$/)
  })
})

test('[SAFE-02] by keyboard: a self-exclusion in one tab ends the game in another at once; deposits and offers disappear', async ({
  page,
  context,
}) => {
  await newPlayer(page, 'exclusion', { cents: 50_00 })
  const other = await context.newPage()
  await open(other, emberWyrm.path)
  await openGame(other, wordsOf('en'))
  await open(page, '/profile/limits')
  const month = page.getByRole('region', { name: say('limits.month.title') })
  const difference = month.getByText(say('limits.month.difference')).locator('..').getByRole('definition')
  await expect(difference).toHaveText('€50.00')
  await keys.choose(page.getByRole('radio', { name: say('limits.spans.forever') }))
  const name = say('limits.breaks.selfexclusion.begin', { span: say('limits.spans.forever') })
  await keys.press(page.getByRole('button', { name }))
  const dialog = page.getByRole('dialog')
  const word = say('limits.breaks.word')
  const field = dialog.getByLabel(say('limits.breaks.type', { word }))
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(say('limits.breaks.typeAgain', { word }))).toBeVisible()
  await expectAccessible(page)
  await keys.type(field, word)
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/user_limits') && answer.request().method() === 'POST'),
    page.keyboard.press('Enter'),
  ])
  await expect(other.getByText(say('games.page.reasons.limit_restrict_access'))).toBeVisible()
  const deposit = { name: say('shell.header.deposit'), exact: true }
  await expect(other.getByRole('link', deposit).or(other.getByRole('button', deposit))).toHaveCount(0)
  const bar = other.getByRole('banner')
  const onBreak = bar.getByRole('link', { name: say('shell.header.onBreak') })
  // A game page on a phone has no header.
  if (!isPhone(page)) await expect(onBreak).toBeVisible()
  await expect(dialog.getByText(say('limits.breaks.runningForEver'))).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(dialog.getByText(say('limits.breaks.runningForEver'))).toBeVisible()
  await expect(field).toHaveCount(0)
  await expect(page.locator('a[href="/profile/security"]')).not.toHaveCount(0)
  await expect(page.locator('a[href="/profile/promocode"]')).toHaveCount(0)
  await open(other, '/')
  await expect(other.getByRole('main')).toBeVisible()
  await expect(onBreak).toBeVisible()
  await expect(other.getByRole('link', deposit).or(other.getByRole('button', deposit))).toHaveCount(0)
  await expect(other.getByRole('region', { name: say('games.hero.label') })).toHaveCount(0)
  await keys.press(bar.getByRole('button', { name: /account menu/ }))
  await keys.press(bar.getByRole('link', { name: say('shell.header.cashbox') }))
  const cashbox = other.getByRole('dialog')
  await keys.choose(cashbox.getByRole('radio', { name: say('cashbox.screen.tabs.deposit') }))
  await expect(cashbox.getByText(say('cashbox.screen.break.forever'))).toBeVisible()
  const order = { currency: 'EUR', amount: '20.00' }
  const paid = await call(page, 'POST', '/api/payment_processing', {
    ...order,
    payment_method: 'visa',
    payment_action: 'deposit',
  })
  expect(await paid.json()).toMatchObject({ errors: { base: { limit_restrict_access: expect.any(String) } } })
})
