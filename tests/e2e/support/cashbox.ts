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

/** First step: a method by its name, an account of it used before if there is one, then on to the amount. */
export async function chooseMethod(cashbox: Locator, { say }: Words, method: string, hand = mouse): Promise<void> {
  await hand.choose(cashbox.getByRole('radio', { name: new RegExp(`^${method}`) }).first())
  await hand.press(cashbox.getByRole('button', { name: say('cashbox.screen.method.continue', { method }) }))
  await expect(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })).toBeVisible()
}

/** Second step: the amount, as a player of this language types it. */
export const typeAmount = (cashbox: Locator, { say }: Words, amount: string, hand = mouse): Promise<void> =>
  hand.type(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true }), amount)

/** The button that does it, with its consequence in the label. */
export const doIt = (cashbox: Locator, { say, money }: Words, what: 'deposit' | 'withdraw', cents: number): Locator =>
  cashbox.getByRole('button', { name: say(`cashbox.screen.amountStep.${what}`, { amount: money(cents) }) })

/**
 * Presses the button of a withdrawal, agrees to lose the gifts it names, and presses again: players of these tests have
 * not staked what they deposited.
 */
export async function withdrawUnstaked(cashbox: Locator, words: Words, cents: number, hand = mouse): Promise<void> {
  const button = doIt(cashbox, words, 'withdraw', cents)
  await hand.press(button)
  await agreeToLoseGifts(cashbox, words, hand)
  await hand.press(button)
}

/** The consent that a withdrawal asks for when it costs gifts. */
export async function agreeToLoseGifts(cashbox: Locator, { say }: Words, hand = mouse): Promise<void> {
  const consent = cashbox.getByRole('checkbox', { name: say('cashbox.screen.amountStep.loseGifts') })
  if (hand === mouse) return mouse.choose(consent)
  await tabTo(consent.page(), consent)
  await consent.page().keyboard.press('Space')
}

/** On the provider's page: fills in a test card where one is asked for. */
export async function fillTestCard(page: Page, { say }: Words, hand = mouse): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//)
  await hand.press(page.getByRole('button', { name: say('psp.card.test') }))
}

/** The provider's own button. */
export const payButton = (page: Page, { say, money }: Words, cents: number): Locator =>
  page.getByRole('button', { name: say('psp.pay', { amount: money(cents) }) })

/** A whole deposit by card, from the cashbox through the provider's page and back. */
export async function depositByCard(page: Page, words: Words, cents: number): Promise<void> {
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Visa')
  await typeAmount(cashbox, words, String(cents / 100))
  await doIt(cashbox, words, 'deposit', cents).click()
  await fillTestCard(page, words)
  await payButton(page, words, cents).click()
  await leaveResult(page, words, cents)
}

/** The sheet a deposit lands on says what came; then it is left. */
export async function leaveResult(page: Page, { say, money }: Words, cents: number): Promise<void> {
  const result = dialog(page, say('cashbox.screen.returned.title'))
  await expect(result.getByText(say('cashbox.screen.returned.success', { amount: money(cents) }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
}

/** A button of the sandbox's payment desk, by its way below the desk. */
export async function pressAtDesk(page: Page, way: string): Promise<void> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`/sandbox/psp/${way}`, { headers: { origin }, maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/sandbox/psp')
}

/** The name by which the desk knows a payout, once the withdrawal has reached it. */
export async function payoutToken(page: Page, paymentId: number): Promise<string> {
  // Of its own row: the next one may be another payout's.
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

/** Takes a withdrawal of this amount back, which is asked once more before it is done. */
export async function takeBack(page: Page, cashbox: Locator, { say, money }: Words, cents: number): Promise<void> {
  const name = say('cashbox.screen.history.takeBack', { amount: money(cents) })
  await cashbox.getByRole('button', { name }).click()
  const asked = dialog(page, say('cashbox.screen.recall.title'))
  await asked.getByRole('button', { name }).click()
  await expect(asked).toBeHidden()
}

/** One payment of the history: its row. */
export const paymentRow = (cashbox: Locator, { say }: Words, what: 'deposit' | 'withdrawal', amount: string): Locator =>
  cashbox
    .getByRole('listitem')
    .filter({ hasText: say(`cashbox.screen.history.${what}`) })
    .filter({ hasText: amount })
