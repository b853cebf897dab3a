import { chooseMethod, doIt, openCashbox, paymentRow, typeAmount, withdrawUnstaked } from './support/cashbox.ts'
import { newPlayer } from './support/players.ts'
import { expectBalance, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say, money } = words

  test(`[CASH-01] [CASH-06] a player deposits by bitcoin and withdraws to their own address (${language})`, async ({
    page,
  }) => {
    await newPlayer(page, 'crypto')
    await open(page, words.path('/'))
    const cashbox = await openCashbox(page, words)
    await chooseMethod(cashbox, words, 'Bitcoin')
    await typeAmount(cashbox, words, '100')
    await doIt(cashbox, words, 'deposit', 100_00).click()
    // Address and QR code are in the cashbox; the provider's page opens in another tab.
    await expect(cashbox.getByRole('img', { name: say('cashbox.screen.coin.qr') })).toBeVisible()
    const network = say('cashbox.screen.coin.network', { network: 'Bitcoin', coin: 'BTC' })
    await expect(cashbox.getByText(network)).toBeVisible()
    const beside = page.waitForEvent('popup')
    await cashbox.getByRole('link', { name: say('cashbox.screen.coin.page') }).click()
    const provider = await beside
    await provider.getByRole('button', { name: say('psp.crypto.paid') }).click()
    await expect(cashbox.getByText(say('cashbox.screen.returned.success', { amount: money(100_00) }))).toBeVisible()
    await provider.close()
    await cashbox.getByRole('link', { name: say('cashbox.screen.confirm.play') }).click()
    await expect(cashbox).toBeHidden()
    await expectBalance(page, words, 100_00)

    await openCashbox(page, words, 'withdraw')
    await chooseMethod(cashbox, words, 'Bitcoin')
    await typeAmount(cashbox, words, '40')
    const address = cashbox.getByLabel(say('cashbox.fields.address', { coin: 'Bitcoin' }), { exact: true })
    await address.fill('not-an-address')
    const button = doIt(cashbox, words, 'withdraw', 40_00)
    await button.click()
    await expect(address).toHaveAccessibleDescription(say('errors.address_invalid'))
    await expect(address).toBeFocused()
    await address.fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
    await withdrawUnstaked(cashbox, words, 40_00)
    await expect(cashbox.getByText(say('cashbox.screen.withdrawn.title'))).toBeVisible()
    await expectBalance(page, words, 60_00)
    await cashbox.getByRole('button', { name: say('cashbox.screen.withdrawn.toHistory') }).click()
    await expect(paymentRow(cashbox, words, 'withdrawal', money(40_00))).toContainText(say('cashbox.states.pending'))
  })
}
