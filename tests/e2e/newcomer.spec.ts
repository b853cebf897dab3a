import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import {
  chooseMethod,
  depositByCard,
  openCashbox,
  paymentRow,
  takeBack,
  typeAmount,
  withdrawUnstaked,
} from './support/cashbox.ts'
import { emberWyrm, openGame, playUntilItMoves } from './support/game.ts'
import { linkIn, newestMail } from './support/mailbox.ts'
import { balanceCents, call, newEmail, password, payments } from './support/players.ts'
import {
  dialog,
  expectBalance,
  expectGuest,
  isPhone,
  logOut,
  open,
  openFromHeader,
  ready,
  storedOfPlayer,
} from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  test(`[RT-01] [RT-08] [GD-08] [NAV-13] [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-08] [AUTH-13] [CASH-01] [CASH-10] a new player signs up, deposits, plays, withdraws, cancels the withdrawal and logs out (${language})`, {
    tag: '@wide',
  }, async ({ page }) => {
    const email = newEmail('newcomer')
    await open(page, words.path('/'))
    await expectGuest(page, words)
    await signUp(page, words, email)
    await confirm(page, words, email)
    await tellDetails(page, words)

    await depositByCard(page, words, 50_00)
    await expectBalance(page, words, 50_00)

    const left = await playForReal(page, words, 50_00)
    await withdrawAndRecall(page, words, left)
    await leave(page, words, email, left)
  })
}

async function signUp(page: Page, words: Words, email: string): Promise<void> {
  const { say, plain } = words
  const popup = await openFromHeader(page, words, 'signUp')
  await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
  await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
  await popup.getByLabel(say('auth.fields.country'), { exact: true }).selectOption('DE')
  await popup.getByLabel(say('auth.fields.currency'), { exact: true }).selectOption('EUR')
  await popup.getByRole('checkbox', { name: plain('auth.fields.terms') }).check()
  await popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) }).check()
  await popup.getByRole('button', { name: say('auth.signUp.submit') }).click()
  await expect(popup).toBeHidden()
  const welcome = dialog(page, say('auth.signUp.welcome'))
  await expect(welcome.getByText(say('auth.signUp.mailSent', { email }))).toBeVisible()
  await welcome.getByRole('button', { name: say('auth.welcome.look') }).click()
  await expect(welcome).toBeHidden()
  await expectBalance(page, words, 0)
}

/** NAV-32, AUTH-13: the notice is shown until the mailed link has been opened. */
async function confirm(page: Page, words: Words, email: string): Promise<void> {
  const { say } = words
  const notice = page.getByText(say('shell.unconfirmed.text', { email }))
  await expect(notice).toBeVisible()
  const mail = await newestMail(page, email, new RegExp(say('mails.confirmation.subject', { brand: 'Apogee' })))
  await open(page, linkIn(mail, /confirmation_token=/))
  const popup = dialog(page, say('auth.confirmation.title'))
  await expect(popup.getByText(say('auth.confirmation.doneTitle'))).toBeVisible()
  await popup.getByRole('button', { name: say('auth.confirmation.continue') }).click()
  await expect(popup).toBeHidden()
  await expect(notice).toBeHidden()
}

/** GD-08: the cashbox first requests all details it will ever need, once, then opens. */
async function tellDetails(page: Page, words: Words): Promise<void> {
  const { say } = words
  const deposit = page.getByRole('banner').getByRole('link', { name: say('shell.header.deposit'), exact: true })
  await deposit.click()
  const popup = dialog(page, say('profile.missing.title'))
  await popup.getByLabel(say('profile.fields.first_name'), { exact: true }).fill('Jo')
  await popup.getByLabel(say('profile.fields.last_name'), { exact: true }).fill('Urney')
  await popup.getByLabel(say('profile.fields.date_of_birth'), { exact: true }).fill('15/06/1990')
  for (const [name, value] of [
    ['city', 'Jena'],
    ['address', 'Markt 1'],
    ['postal_code', '07743'],
  ] as const)
    await popup.getByLabel(say(`profile.fields.${name}`), { exact: true }).fill(value)
  await popup.getByRole('button', { name: say('profile.missing.submit') }).click()
  const cashbox = dialog(page, say('cashbox.screen.title'))
  await expect(cashbox).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cashbox).toBeHidden()
}

/**
 * RT-08, RT-09, WIRE-07, RTM-05: a round for real money in the frame; the balance in the header updates automatically.
 */
async function playForReal(page: Page, words: Words, cents: number): Promise<number> {
  const { say } = words
  await open(page, words.path(emberWyrm.path))
  const game = await openGame(page, words)
  const round = await playUntilItMoves(game)
  const left = await balanceCents(page)
  expect(round.balance_cents).toBe(left)
  expect(left).not.toBe(cents)
  // On a phone the balance is in the header of the next page.
  if (!isPhone(page)) await expectBalance(page, words, left)
  await page.getByRole('link', { name: say('games.page.back') }).click()
  await expectBalance(page, words, left)
  const resume = page.getByRole('link', { name: say('games.continue.resume', { title: emberWyrm.title }) })
  await expect(resume).toBeVisible()
  return left
}

async function withdrawAndRecall(page: Page, words: Words, left: number): Promise<void> {
  const { say, money } = words
  const cashbox = await openCashbox(page, words)
  await cashbox.getByText(say('cashbox.screen.tabs.withdraw'), { exact: true }).click()
  await chooseMethod(cashbox, words, say('cashbox.methods.e-wallet'))
  await typeAmount(cashbox, words, '20')
  await cashbox.getByLabel(say('cashbox.fields.recipient'), { exact: true }).fill('newcomer@apogee.test')
  await withdrawUnstaked(cashbox, words, 20_00)
  await expect(cashbox.getByText(say('cashbox.screen.withdrawn.title'))).toBeVisible()
  await expectBalance(page, words, left - 20_00)

  await cashbox.getByRole('button', { name: say('cashbox.screen.withdrawn.toHistory') }).click()
  const row = paymentRow(cashbox, words, 'withdrawal', money(20_00))
  await expect(row).toContainText(say('cashbox.states.pending'))
  await expect(paymentRow(cashbox, words, 'deposit', money(50_00))).toContainText(say('cashbox.states.succeeded'))
  await takeBack(page, cashbox, words, 20_00)
  await expect(row).toContainText(say('cashbox.states.recalled'))
  await expectBalance(page, words, left)
  expect((await payments(page)).map(({ action, state }) => [action, state])).toEqual([
    ['deposit', 'succeeded'],
    ['cashout', 'recalled'],
  ])
  await page.keyboard.press('Escape')
  await expect(cashbox).toBeHidden()
}

/** AUTH-04, AUTH-05: screen, session, memory and browser storage are those of a guest. */
async function leave(page: Page, words: Words, email: string, left: number): Promise<void> {
  await logOut(page, words)
  // The player has played for money: a summary, which closes with its sheet.
  const summary = dialog(page, words.say('games.summary.title'))
  await expect(summary.getByText(words.say('games.reality.net'))).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await expectGuest(page, words)
  await expect(page.getByText(words.say('games.rows.continue'))).toHaveCount(0)
  const html = await page.content()
  const kept = [email, words.money(left)].filter((one) => html.includes(one))
  expect(kept).toEqual([])
  await expect.poll(() => storedOfPlayer(page)).toEqual([])
  expect((await call(page, 'GET', '/api/player/accounts')).status()).toBe(401)
  await page.reload()
  await ready(page)
  await expectGuest(page, words)
}
