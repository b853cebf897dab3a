import { expect, type Locator, type Page } from '@playwright/test'
import { mouse } from './hand.ts'
import { dialog, tabTo } from './shell.ts'
import type { Words } from './words.ts'

export type CashboxTab = 'deposit' | 'withdraw' | 'history'

/** Opens the cashbox from the header and goes to one of its parts. */
export async function openCashbox(
  page: Page,
  { say }: Words,
  tab: CashboxTab = 'deposit',
  hand = mouse,
): Promise<Locator> {
  const deposit = { name: say('shell.header.deposit'), exact: true }
  await hand.press(page.getByRole('banner').getByRole('link', deposit))
  const cashbox = dialog(page, say('cashbox.screen.title'))
  await expect(cashbox).toBeVisible()
  if (tab !== 'deposit')
    await hand.choose(cashbox.getByRole('radio', { name: say(`cashbox.screen.tabs.${tab}`), exact: true }))
  return cashbox
}

/** First step: selects a method by name and a saved account, if there is one, then continues to the amount. */
export async function chooseMethod(cashbox: Locator, { say }: Words, method: string, hand = mouse): Promise<void> {
  await hand.choose(cashbox.getByRole('radio', { name: new RegExp(`^${method}`) }).first())
  await hand.press(cashbox.getByRole('button', { name: say('cashbox.screen.method.continue', { method }) }))
  await expect(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })).toBeVisible()
}

/** Second step: the amount, as a player of this language types it. */
export const typeAmount = (cashbox: Locator, { say }: Words, amount: string, hand = mouse): Promise<void> =>
  hand.type(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true }), amount)

/** The submit button; its label contains the consequence. */
export const doIt = (cashbox: Locator, { say, money }: Words, what: 'deposit' | 'withdraw', cents: number): Locator =>
  cashbox.getByRole('button', { name: say(`cashbox.screen.amountStep.${what}`, { amount: money(cents) }) })

/**
 * Presses the withdraw button, agrees to lose the listed gifts, and presses again:
 * players of these tests have not wagered their deposits.
 */
export async function withdrawUnstaked(cashbox: Locator, words: Words, cents: number, hand = mouse): Promise<void> {
  const button = doIt(cashbox, words, 'withdraw', cents)
  await hand.press(button)
  await agreeToLoseGifts(cashbox, words, hand)
  await hand.press(button)
}

/** The consent that a withdrawal requires when it costs gifts. */
export async function agreeToLoseGifts(cashbox: Locator, { say }: Words, hand = mouse): Promise<void> {
  const consent = cashbox.getByRole('checkbox', { name: say('cashbox.screen.amountStep.loseGifts') })
  if (hand === mouse) return mouse.choose(consent)
  await tabTo(consent.page(), consent)
  await consent.page().keyboard.press('Space')
}

/** On the provider's page: fills in a test card if the page has the fields. */
export async function fillTestCard(page: Page, { say }: Words, hand = mouse): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//)
  const fill = page.getByRole('button', { name: say('psp.card.test') })
  await expect(fill).toBeEnabled()
  await hand.press(fill)
}

/** The provider's own button. */
export const payButton = (page: Page, { say, money }: Words, cents: number): Locator =>
  page.getByRole('button', { name: say('psp.pay', { amount: money(cents) }) })

/** A complete deposit by card, from the cashbox through the provider's page and back. */
export async function depositByCard(page: Page, words: Words, cents: number): Promise<void> {
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Visa')
  await typeAmount(cashbox, words, String(cents / 100))
  await doIt(cashbox, words, 'deposit', cents).click()
  await fillTestCard(page, words)
  await payButton(page, words, cents).click()
  await leaveResult(page, words, cents)
}

/** Checks the amount on the result sheet of a deposit and leaves it. */
export async function leaveResult(page: Page, { say, money }: Words, cents: number): Promise<void> {
  const result = dialog(page, say('cashbox.screen.returned.title'))
  await expect(result.getByText(say('cashbox.screen.returned.success', { amount: money(cents) }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
}

/** Presses a button of the sandbox's payment desk, given by its path below the desk. */
export async function pressAtDesk(page: Page, way: string): Promise<void> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`/sandbox/psp/${way}`, { headers: { origin }, maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/sandbox/psp')
}

/** The desk's token of a payout, once the withdrawal has reached the desk. */
export async function payoutToken(page: Page, paymentId: number): Promise<string> {
  // Searches only its row: the next one may belong to another payout.
  const row = new RegExp(`>${paymentId}</td>(?:(?!</tr>).)*?/sandbox/psp/payouts/([^/"]+)/finish`, 's')
  let token = ''
  await expect
    .poll(async () => {
      token = row.exec(await (await page.request.get('/sandbox/psp')).text())?.[1] ?? ''
      return token
    })
    .not.toBe('')
  return token
}

/** Recalls a withdrawal of this amount, with the confirmation. */
export async function takeBack(page: Page, cashbox: Locator, { say, money }: Words, cents: number): Promise<void> {
  const name = say('cashbox.screen.history.takeBack')
  await cashbox.getByRole('button', { name }).click()
  const asked = dialog(page, say('cashbox.screen.recall.title'))
  await expect(asked).toContainText(money(cents))
  await asked.getByRole('button', { name }).click()
  await expect(asked).toBeHidden()
}

/** The row of a payment in the history. */
export const paymentRow = (cashbox: Locator, { say }: Words, what: 'deposit' | 'withdrawal', amount: string): Locator =>
  cashbox
    .getByRole('listitem')
    .filter({ hasText: say(`cashbox.screen.history.${what}`) })
    .filter({ hasText: amount })
