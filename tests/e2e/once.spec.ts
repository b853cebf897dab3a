import type { Page } from '@playwright/test'
import {
  agreeToLoseGifts,
  chooseMethod,
  doIt,
  fillTestCard,
  leaveResult,
  openCashbox,
  payButton,
  typeAmount,
} from './support/cashbox.ts'
import { balanceCents, newPlayer, payments, withdraw } from './support/players.ts'
import { dialog, expectBalance, open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

test('[WIRE-05] [CASH-01] a double click deposits once and withdraws once', { tag: '@desktop' }, async ({ page }) => {
  await newPlayer(page, 'twice')
  await open(page, '/')
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Visa')
  await typeAmount(cashbox, words, '60')
  await doIt(cashbox, words, 'deposit', 60_00).dblclick()
  await fillTestCard(page, words)
  await payButton(page, words, 60_00).dblclick()
  await leaveResult(page, words, 60_00)
  await expectBalance(page, words, 60_00)
  expect(await payments(page)).toHaveLength(1)

  await prepareWithdrawal(page, '20')
  // The double click opens the confirmation and withdraws nothing.
  await doIt(cashbox, words, 'withdraw', 20_00).dblclick()
  await agreeToLoseGifts(cashbox, words)
  await expectBalance(page, words, 60_00)
  await doIt(cashbox, words, 'withdraw', 20_00).dblclick()
  await expect(cashbox.getByText(say('cashbox.screen.withdrawn.title'))).toBeVisible()
  await expectBalance(page, words, 40_00)
  expect(await payments(page)).toHaveLength(2)
})

test('[WIRE-05] a callback that arrives twice counts once', { tag: '@desktop' }, async ({ page }) => {
  await newPlayer(page, 'callback')
  await open(page, '/')
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Mastercard')
  await typeAmount(cashbox, words, '45')
  await doIt(cashbox, words, 'deposit', 45_00).click()
  await fillTestCard(page, words)
  await page.getByRole('checkbox', { name: say('psp.twice') }).check()
  await payButton(page, words, 45_00).click()
  await leaveResult(page, words, 45_00)
  await expectBalance(page, words, 45_00)
  await page.reload()
  await ready(page)
  await expectBalance(page, words, 45_00)
  expect((await payments(page)).map(({ state }) => state)).toEqual(['succeeded'])
})

test('[CASH-01] [CASH-02] two tabs that withdraw the rest of the balance at once never get more than it', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await newPlayer(page, 'race', { cents: 30_00 })
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await open(tab, '/')
    await prepareWithdrawal(tab, '20')
    await tab.getByRole('button', { name: /^Withdraw .*20/ }).click()
    await agreeToLoseGifts(dialog(tab, say('cashbox.screen.title')), words)
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Withdraw .*20/ }).click()))
  const told = tabs.map((tab) =>
    tab.getByText(say('cashbox.screen.withdrawn.title')).or(tab.locator('input[aria-invalid=true]')),
  )
  for (const one of told) await expect(one).toBeVisible()
  const outcomes = await Promise.all(tabs.map((tab) => tab.getByText(say('cashbox.screen.withdrawn.title')).count()))
  expect(outcomes.toSorted()).toEqual([0, 1])
  expect(await balanceCents(page)).toBe(10_00)
  for (const tab of tabs) {
    await tab.keyboard.press('Escape')
    await expectBalance(tab, words, 10_00)
  }
})

test('[WIRE-05] [CASH-02] many parallel withdrawals take no more than the balance', { tag: '@desktop' }, async ({
  page,
}) => {
  await newPlayer(page, 'many', { cents: 70_00 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(page, 20_00)))
  expect(answers.filter((answer) => answer.ok())).toHaveLength(3)
  expect(answers.filter((answer) => answer.status() === 422)).toHaveLength(5)
  expect(await balanceCents(page)).toBe(10_00)
})

/** Fills in the withdrawal up to its last button. */
async function prepareWithdrawal(page: Page, amount: string): Promise<void> {
  const cashbox = await openCashbox(page, words, 'withdraw')
  await chooseMethod(cashbox, words, say('cashbox.methods.e-wallet'))
  await typeAmount(cashbox, words, amount)
  await cashbox.getByLabel(say('cashbox.fields.recipient'), { exact: true }).fill('journey@apogee.test')
}
