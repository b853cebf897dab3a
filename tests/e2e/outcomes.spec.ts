import type { Page } from '@playwright/test'
import { chooseMethod, doIt, openCashbox, paymentRow, pressAtDesk, typeAmount } from './support/cashbox.ts'
import { newPlayer } from './support/players.ts'
import { expectBalance, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

// What the player presses at the provider, what he is told on his return, and the state it has in the history.
const endings = [
  ['decline', 'cashbox.screen.returned.failure', 'declined'],
  ['cancel', 'notifications.notices.paymentCanceled.title', 'canceled'],
  ['wait', 'cashbox.screen.returned.pending', 'processing'],
] as const

for (const language of languages) {
  const words = wordsOf(language)
  const { say, money } = words

  test(`[CASH-09] [CASH-11] [ERR-08] [RTM-05] a deposit that is declined, cancelled or waits is told on the return and stands in the history; one that waited arrives by itself (${language})`, async ({
    page,
  }) => {
    await newPlayer(page, 'outcomes')
    await open(page, words.path('/'))
    let token = ''
    for (const [button, told, state] of endings) {
      token = await toProvider(page, words)
      await page.getByRole('button', { name: say(`psp.${button}`), exact: true }).click()
      await expect(page.getByText(say(told))).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${words.path('/')}$`))
      await expectBalance(page, words, 0)
      const cashbox = await openCashbox(page, words, 'history')
      await expect(paymentRow(cashbox, words, 'deposit', money(75_00)).first()).toContainText(
        say(`cashbox.states.${state}`),
      )
      await page.keyboard.press('Escape')
      await expect(cashbox).toBeHidden()
    }
    await pressAtDesk(page, `deposits/${token}/late`)
    await expectBalance(page, words, 75_00)
  })
}

test('[CASH-01] [VAL-20] an amount that cannot be withdrawn is answered at its field', async ({ page }) => {
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

/** To the provider's page; answers the name by which his desk knows the deposit. */
async function toProvider(page: Page, words: Words): Promise<string> {
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Visa')
  await typeAmount(cashbox, words, '75')
  await doIt(cashbox, words, 'deposit', 75_00).click()
  await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
