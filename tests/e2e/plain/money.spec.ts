import { chooseMethod, doIt, leaveResult, openCashbox, paymentRow, takeBack, typeAmount } from '../support/cashbox.ts'
import { newPlayer } from '../support/players.ts'
import { expectBalance, open } from '../support/shell.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const { say, money } = words

test('a deposit leads to the provider’s page: declined, then paid, and the balance is updated', async ({ page }) => {
  await newPlayer(page, 'payer')
  await open(page, '/about')
  const begin = async () => {
    const cashbox = await openCashbox(page, words)
    await chooseMethod(cashbox, words, 'Visa')
    await typeAmount(cashbox, words, '20')
    await doIt(cashbox, words, 'deposit', 20_00).click()
    await expect(page).toHaveURL(/\/pay\/\d+/)
  }
  await begin()
  await page.getByRole('link', { name: 'decline' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByText(say('cashbox.screen.returned.failure')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, '/about')
  await begin()
  await page.getByRole('link', { name: 'approve' }).click()
  await leaveResult(page, words, 20_00)
  await expectBalance(page, words, 20_00)
})

test('a provider that requires a form POST gets one', async ({ page }) => {
  await newPlayer(page, 'poster')
  await open(page, '/about')
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Sepa Transfer')
  await typeAmount(cashbox, words, '50')
  const posted = page.waitForRequest((request) => /\/pay\/\d+/.test(request.url()) && request.method() === 'POST')
  await doIt(cashbox, words, 'deposit', 50_00).click()
  expect((await posted).postData()).toMatch(/^token=t-\d+&step=1$/)
  await page.getByRole('link', { name: 'approve' }).click()
  await leaveResult(page, words, 50_00)
})

test('a withdrawal whose response is lost is made once; it is in the history, and is recalled', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await newPlayer(page, 'paid', { cents: 100_00 })
  await open(page, '/about')
  const cashbox = await openCashbox(page, words, 'withdraw')
  await chooseMethod(cashbox, words, 'Visa')
  await typeAmount(cashbox, words, '30')
  await cashbox.getByLabel('Card number').fill('4242424242424242')
  // The platform, which ignores our idempotency key, has paid; the browser sends the request again.
  await page.route(
    '**/api/payment_processing',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const repeated = page.waitForResponse('**/api/payment_processing')
  await doIt(cashbox, words, 'withdraw', 30_00).click()
  expect((await repeated).status()).toBe(200)
  await expectBalance(page, words, 70_00)
  await open(page, '/about')
  const history = await openCashbox(page, words, 'history')
  await expect(paymentRow(history, words, 'withdrawal', money(30_00))).toBeVisible()
  await expect(paymentRow(history, words, 'deposit', money(100_00))).toBeVisible()
  await takeBack(page, history, words, 30_00)
  await expectBalance(page, words, 100_00)
})

test('payments in unknown states are shown in the platform’s own words', async ({ page }) => {
  const answer = await page.request.post('/api/users/sign_in', {
    data: { user: { email: 'player@plain.test', password: 'Rocket-2026!' } },
  })
  expect(answer.status()).toBe(201)
  await open(page, '/about')
  const history = await openCashbox(page, words, 'history')
  await expect(history.getByText('In review').first()).toBeVisible()
})
