import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import {
  chooseMethod,
  depositByCard,
  doIt,
  fillTestCard,
  openCashbox,
  payButton,
  paymentRow,
  typeAmount,
  withdrawUnstaked,
} from './support/cashbox.ts'
import { emberWyrm } from './support/game.ts'
import { keys } from './support/hand.ts'
import { newPlayer } from './support/players.ts'
import { dialog, expectBalance, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, money } = words
const cashboxOf = (page: Page) => dialog(page, say('cashbox.screen.title'))

test('[CASH-01] [SEC-10] by keyboard: inside a game a deposit takes one press: paid, declined in place, and confirmed with the bank in a frame', async ({
  page,
}) => {
  await newPlayer(page, 'onepress')
  await open(page, '/')
  await depositByCard(page, words, 50_00)
  await open(page, emberWyrm.path)
  const game = page.locator(`iframe[title="${say('games.page.frame', { title: emberWyrm.title })}"]`)
  await expect(game).toBeVisible()
  const cashbox = cashboxOf(page)

  // The last method and a small amount are preselected. A note excludes bonuses.
  await toCashbox(page)
  await expect(cashbox.getByText(say('cashbox.screen.fast.text'))).toBeVisible()
  const [beforeBonus = ''] = say('cashbox.screen.fast.noBonus', { bonus: '#' }).split('“')
  await expect(cashbox.getByText(beforeBonus)).toBeVisible()
  await expectAccessible(page)
  const amount = cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })
  await expect(amount).toHaveValue('20')
  await typeAmount(cashbox, words, '5000', keys)
  await keys.press(cashbox.getByRole('button', { name: say('cashbox.screen.tabs.deposit'), exact: true }))
  await expect(amount).toHaveAccessibleDescription(say('cashbox.amount.too_big', { max: '€4,000' }))
  await expect(amount).toBeFocused()
  await typeAmount(cashbox, words, '20', keys)
  await keys.press(doIt(cashbox, words, 'deposit', 20_00))
  await expect(cashbox.getByText(say('cashbox.screen.returned.success', { amount: money(20_00) }))).toBeVisible()
  await keys.press(cashbox.getByRole('button', { name: say('cashbox.screen.confirm.play') }))
  await expect(cashbox).toBeHidden()
  await expect(game).toBeVisible()

  await toCashbox(page)
  await typeAmount(cashbox, words, '20.13', keys)
  await keys.press(doIt(cashbox, words, 'deposit', 20_13))
  await expect(cashbox.getByText(say('cashbox.reasons.declined'))).toBeVisible()
  await keys.press(cashbox.getByRole('button', { name: say('cashbox.screen.confirm.again') }))
  await typeAmount(cashbox, words, '20.31', keys)
  await keys.press(doIt(cashbox, words, 'deposit', 20_31))
  const provider = page.frameLocator(`iframe[title="${say('cashbox.screen.confirm.frame')}"]`)
  await keys.press(provider.getByRole('button', { name: say('psp.card.test') }))
  await keys.press(provider.getByRole('button', { name: say('psp.pay', { amount: money(20_31) }) }))
  await expect(cashbox.getByText(say('cashbox.screen.returned.success', { amount: money(20_31) }))).toBeVisible()
  await expect(game).toBeVisible()
  await expect(page).not.toHaveURL(/sandbox/)
  await open(page, '/')
  await expectBalance(page, words, 90_31)
})

test('[CASH-10] [VAL-19] by keyboard: the whole balance is withdrawn with one press, and cancelled only after a confirmation', {
  tag: '@desktop',
}, async ({ page }) => {
  await newPlayer(page, 'all', { cents: 123_45 })
  await open(page, '/')
  const cashbox = await openCashbox(page, words, 'withdraw', keys)
  await chooseMethod(cashbox, words, say('cashbox.methods.e-wallet'), keys)
  const quick = cashbox.getByRole('group', { name: say('cashbox.screen.amountStep.presets') }).getByRole('radio')
  // No suggestion exceeds the balance; the last one is the whole balance.
  await expect(quick).toHaveCount(4)
  await expect(quick.last()).toHaveAccessibleName(`${say('cashbox.screen.amountStep.all')} ${money(123_45)}`)
  await keys.choose(quick.last())
  const amount = cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })
  await expect(amount).toHaveValue('123.45')
  await keys.type(cashbox.getByLabel(say('cashbox.fields.recipient'), { exact: true }), 'jo@wallet.test')
  await withdrawUnstaked(cashbox, words, 123_45, keys)
  await keys.press(cashbox.getByRole('button', { name: say('cashbox.screen.withdrawn.toHistory') }))
  await expectBalance(page, words, 0)

  const takeBack = cashbox.getByRole('button', { name: say('cashbox.screen.history.takeBack') })
  const row = paymentRow(cashbox, words, 'withdrawal', money(123_45))
  const asked = dialog(page, say('cashbox.screen.recall.title'))
  await keys.press(takeBack)
  await expect(asked).toContainText(say('cashbox.screen.recall.text', { amount: money(123_45) }))
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(takeBack).toBeFocused()
  await expect(row).toContainText(say('cashbox.states.pending'))
  await page.keyboard.press('Enter')
  await keys.press(asked.getByRole('button', { name: say('cashbox.screen.recall.keep') }))
  await expect(asked).toBeHidden()
  await keys.press(takeBack)
  await keys.press(asked.getByRole('button', { name: say('cashbox.screen.history.takeBack') }))
  await expect(asked).toBeHidden()
  await expect(row).toContainText(say('cashbox.states.recalled'))
  await expectBalance(page, words, 123_45)
  // The button that opened the confirmation no longer exists; the focus moves to another element.
  await expect(cashbox.locator(':focus')).toHaveCount(1)
})

test('a deposit with a bonus is chosen and paid by keyboard; its terms are shown first', async ({ page }) => {
  await newPlayer(page, 'withbonus')
  await open(page, '/')
  const cashbox = cashboxOf(page)
  await page.evaluate(() => {
    const state = { ...history.state, dialogs: [{ name: 'cashbox', props: { step: 'depositBonus' }, key: 'bonus' }] }
    history.pushState(state, '', location.href)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  const none = cashbox.getByRole('radio', { name: new RegExp(`^${say('cashbox.screen.bonus.none')}`) })
  const choice = cashbox.getByRole('group', { name: say('cashbox.screen.bonus.label'), exact: true })
  const bonus = choice.getByRole('radio', { checked: true })
  // A bonus link preselects the welcome offer, which can be declined.
  await expect(none).not.toBeChecked()
  await tabTo(page, bonus)
  await page.keyboard.press('ArrowDown')
  await expect(none).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(bonus).not.toHaveAccessibleName(new RegExp(`^${say('cashbox.screen.bonus.none')}`))
  await expect(bonus).toHaveAccessibleName(new RegExp(say('cashbox.screen.bonus.wager', { times: 30 })))
  await press(page, cashbox.getByRole('button', { name: say('cashbox.screen.bonus.continue') }))
  const visa = cashbox.getByRole('radio', { name: /^Visa/ })
  await tabTo(page, visa)
  await page.keyboard.press('Space')
  await press(page, cashbox.getByRole('button', { name: say('cashbox.screen.method.continue', { method: 'Visa' }) }))
  const amount = cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })
  await tabTo(page, amount)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(amount).toHaveAccessibleDescription(say('cashbox.screen.bonus.tooLittle', { min: money(20_00) }))
  await expect(amount).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('40')
  await expect(cashbox.getByText(money(40_00 * 30), { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await fillTestCard(page, words)
  await payButton(page, words, 40_00).press('Enter')
  // Deposit and bonus arrived; the bonus has to be activated, because a deposit alone does not start wagering.
  const result = dialog(page, say('cashbox.screen.returned.title'))
  await expect(result.getByText(say('cashbox.screen.returned.success', { amount: money(40_00) }))).toBeVisible()
  const gift = result.getByRole('article').filter({ hasText: say('bonuses.facts.maxBet') })
  await expect(gift).toContainText(say('bonuses.stages.issued'))
  await expect(gift).toContainText(money(40_00))
  await expectAccessible(page)
  // One press activates the bonus and the free spins, and opens their game.
  await press(page, result.getByRole('button', { name: new RegExp(`^${say('bonuses.activate')}`) }))
  await expect(result).toBeHidden()
  await expect(page).toHaveURL(/\/play\//)
  await open(page, '/')
  await expectBalance(page, words, 80_00)

  await test.step('withdrawals are blocked, which the cashbox explains before the amount, with the option to cancel', async () => {
    const held = await openCashbox(page, words, 'withdraw')
    await expect(held.getByText(say('cashbox.screen.held.left', { amount: money(40_00 * 30) }))).toBeVisible()
    await expect(held.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })).toHaveCount(0)
    await press(page, held.getByRole('button', { name: say('cashbox.screen.held.cancelOpen') }))
    const asked = dialog(page, say('bonuses.cancel.title'))
    await press(page, asked.getByRole('button', { name: say('bonuses.cancel.lose', { amount: money(40_00) }) }))
    await expect(asked).toBeHidden()
    await expect(held.getByText(say('cashbox.screen.held.left', { amount: money(40_00 * 30) }))).toHaveCount(0)
    await chooseMethod(held, words, say('cashbox.methods.e-wallet'))
  })
})

/** From the game: the cashbox is among its options. */
async function toCashbox(page: Page): Promise<void> {
  await keys.press(page.getByRole('button', { name: say('games.page.open'), exact: true }))
  const options = page.getByRole('dialog', { name: say('games.page.open') })
  await keys.press(options.getByRole('button', { name: say('games.page.deposit'), exact: true }))
  await expect(cashboxOf(page)).toBeVisible()
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
