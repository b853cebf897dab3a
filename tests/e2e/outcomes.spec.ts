import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import {
  chooseMethod,
  doIt,
  fillTestCard,
  leaveResult,
  openCashbox,
  payButton,
  paymentRow,
  pressAtDesk,
  typeAmount,
} from './support/cashbox.ts'
import { handOf } from './support/hand.ts'
import { call, newPlayer } from './support/players.ts'
import { dialog, expectBalance, holdScripts, open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say, money } = words

  test(`[CASH-09] [CASH-11] [CASH-12] [ERR-08] [RTM-05] by keyboard, on a phone by finger: deposits stay pending, are declined, cancelled, paid late, confirmed with the bank, paid and charged back (${language})`, async ({
    page,
  }) => {
    const hand = handOf(page)
    const told = (key: string) => expect(page.getByText(say(key))).toBeVisible()
    await newPlayer(page, 'outcomes')
    await open(page, words.path('/promotions'))

    await test.step('one stays pending, and the player continues where they were; its money arrives automatically', async () => {
      const token = await toProvider(page, words, 71_00)
      await expectAccessible(page)
      await hand.press(ending(page, words, 'wait'))
      await told('cashbox.screen.returned.pending')
      await expect(page).toHaveURL(new RegExp(`${words.path('/promotions')}$`))
      await pressAtDesk(page, `deposits/${token}/late`)
      await expectBalance(page, words, 71_00)
    })

    await test.step('one expires, which is announced; paid late, it is credited', async () => {
      const token = await beginAtProvider(page, language, 74_00)
      await hand.press(ending(page, words, 'late'))
      await told('notifications.notices.paymentCanceled.title')
      await expectBalance(page, words, 71_00)
      await pressAtDesk(page, `deposits/${token}/late`)
      await expectBalance(page, words, 71_00 + 74_00)
    })

    await test.step('one is declined', async () => {
      await beginAtProvider(page, language, 72_00)
      await hand.press(ending(page, words, 'decline'))
      await told('cashbox.screen.returned.failure')
    })

    await test.step('one is cancelled, which is announced once: not again after a reload, and not in another tab', async () => {
      await beginAtProvider(page, language, 73_00)
      await hand.press(ending(page, words, 'cancel'))
      await told('notifications.notices.paymentCanceled.title')
      await expectAccessible(page)
      const other = await page.context().newPage()
      for (const tab of [page, other]) {
        // Once the tab has fetched the history, it has checked for deposits to announce.
        const looked = tab.waitForResponse(/\/api\/player\/payments$/)
        await tab.goto(words.path('/'))
        await ready(tab)
        await looked
        await expect(tab.getByText(say('notifications.notices.paymentCanceled.title'))).toHaveCount(0)
      }
      await other.close()
    })

    const secured = await test.step('one is confirmed with the bank, after a wrong code', async () => {
      const token = await toProvider(page, words, 75_00)
      await fillTestCard(page, words, hand)
      await hand.press(page.getByRole('button', { name: say('psp.bankStep.start') }))
      const code = page.getByLabel(say('psp.bankStep.code'))
      await expect(code).toBeFocused()
      await hand.type(code, '000000')
      await page.keyboard.press('Enter')
      await expect(code).toHaveAccessibleDescription(say('psp.bankStep.wrong'))
      await hand.type(code, '123456')
      await page.keyboard.press('Enter')
      await leaveResult(page, words, 75_00)
      return token
    })

    await test.step('one is paid', async () => {
      await beginAtProvider(page, language, 76_00)
      await fillTestCard(page, words, hand)
      await hand.press(payButton(page, words, 76_00))
      await leaveResult(page, words, 76_00)
    })

    await test.step('the history has all of them; one is charged back while it is open', async () => {
      const cashbox = await openCashbox(page, words, 'history', hand)
      const stands = (cents: number, state: string) =>
        expect(paymentRow(cashbox, words, 'deposit', money(cents)).first()).toContainText(
          say(`cashbox.states.${state}`),
        )
      await stands(71_00, 'succeeded')
      await stands(74_00, 'succeeded')
      await stands(72_00, 'declined')
      await stands(73_00, 'canceled')
      await expectAccessible(page)
      await pressAtDesk(page, `deposits/${secured}/chargeback`)
      await stands(75_00, 'rejected')
      await page.keyboard.press('Escape')
      await expect(cashbox).toBeHidden()
      await expectBalance(page, words, 71_00 + 74_00 + 76_00)
    })
  })
}

test('[CASH-01] [VAL-20] an amount that cannot be withdrawn gets an error at its field', async ({ page }) => {
  const words = wordsOf('en')
  await newPlayer(page, 'want', { cents: 20_00 })
  await open(page, '/')
  const cashbox = await openCashbox(page, words, 'withdraw')
  await chooseMethod(cashbox, words, words.say('cashbox.methods.e-wallet'))
  const amount = cashbox.getByLabel(words.say('cashbox.screen.amountStep.label'), { exact: true })
  for (const [typed, told] of [
    ['5', words.say('cashbox.amount.too_small', { min: '€20' })],
    ['21', words.say('cashbox.amount.not_enough_money', { available: words.money(20_00) })],
    ['', words.say('cashbox.amount.required')],
    ['20.001', words.say('cashbox.amount.not_a_multiple', { step: '€0.01' })],
  ] as const) {
    await amount.fill(typed)
    await cashbox.locator('button[type=submit]').click()
    await expect(amount).toHaveAccessibleDescription(told)
    await expect(amount).toBeFocused()
  }
})

/** Goes to the provider's page; returns the name of the deposit at the provider's desk. */
async function toProvider(page: Page, words: Words, cents: number): Promise<string> {
  const hand = handOf(page)
  const cashbox = await openCashbox(page, words, 'deposit', hand)
  await chooseMethod(cashbox, words, 'Visa', hand)
  await typeAmount(cashbox, words, String(cents / 100), hand)
  await hand.press(doIt(cashbox, words, 'deposit', cents))
  return depositAtDesk(page)
}

/** The same by the cashbox's call alone, for outcomes that its form has no part in. */
async function beginAtProvider(page: Page, language: string, cents: number): Promise<string> {
  const { origin, pathname } = new URL(page.url())
  const back = (state: string) => `${origin}${pathname}?payment=${state}`
  const custom_routes = { success_url: back('success'), failure_url: back('failure'), pending_url: back('pending') }
  const order = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: (cents / 100).toFixed(2) }
  const answer = await call(page, 'POST', '/api/payment_processing', { ...order, custom_routes }, language)
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(((await answer.json()) as { url: string }).url)
  return depositAtDesk(page)
}

async function depositAtDesk(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const ending = (page: Page, { say }: Words, name: string) =>
  page.getByRole('button', { name: say(`psp.${name}`), exact: true })

test('[CASH-12] a dialog that is opened before the result of a payment has loaded stays open', async ({ page }) => {
  const words = wordsOf('en')
  await newPlayer(page, 'returned')
  const release = await holdScripts(page, 'screen.returned.pendingText')
  await open(page, '/?payment=pending')
  // A later history entry would close the dialog.
  await expect(page).toHaveURL('/')
  const deposit = { name: words.say('shell.header.deposit'), exact: true }
  await page.getByRole('banner').getByRole('link', deposit).click()
  release()
  await expect(page.getByText(words.say('cashbox.screen.returned.pending'))).toBeVisible()
  await expect(dialog(page, words.say('cashbox.screen.title'))).toBeVisible()
})

test('[VAL-13] only a player in the Lithuanian group sees that the team will contact them', {
  tag: '@desktop',
}, async ({ page }) => {
  const words = wordsOf('en')
  await newPlayer(page, 'lithuanian', { cents: 50_00 })
  await open(page, '/')
  const cashbox = await openCashbox(page, words, 'withdraw')
  await chooseMethod(cashbox, words, 'Bank transfer')
  await typeAmount(cashbox, words, '30')
  const account = cashbox.getByLabel(/IBAN/)
  await account.fill('LT12 1000 0111 0100 1000')
  const forbidden = { errors: { groups: { forbidden: words.say('errors.forbidden') } } }
  await page.route('**/api/player/groups', (route) => route.fulfill({ status: 422, json: forbidden }))
  const button = doIt(cashbox, words, 'withdraw', 30_00)
  await button.click()
  await expect(cashbox.getByRole('alert')).toContainText(words.say('errors.forbidden'))
  await expect(account).not.toHaveAttribute('aria-invalid', 'true')
  await page.unroute('**/api/player/groups')
  await button.click()
  await expect(account).toHaveAccessibleDescription(words.say('errors.iban_lithuania'))
})
