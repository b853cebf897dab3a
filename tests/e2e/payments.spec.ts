import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import {
  chooseMethod,
  doIt,
  openCashbox,
  paymentRow,
  payoutToken,
  pressAtDesk,
  typeAmount,
  withdrawUnstaked,
} from './support/cashbox.ts'
import { keys } from './support/hand.ts'
import { newestMail } from './support/mailbox.ts'
import { call, newPlayer } from './support/players.ts'
import { choose, expectBalance, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, money } = words

test('[CASH-01] [CASH-10] by keyboard: a large withdrawal needs a verified player; then it is approved, paid and announced', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await newPlayer(page, 'payout', { cents: 4000_00 })
  await open(page, '/')
  const cashbox = await openCashbox(page, words, 'withdraw', keys)
  await chooseMethod(cashbox, words, say('cashbox.methods.e-wallet'), keys)
  await typeAmount(cashbox, words, '2500', keys)
  await keys.type(cashbox.getByLabel(say('cashbox.fields.recipient'), { exact: true }), 'jo@wallet.test')
  const ask = doIt(cashbox, words, 'withdraw', 2500_00)
  await keys.press(ask)
  await expect(cashbox.getByText(say('errors.verification_needed'))).toBeVisible()
  await expectAccessible(page)
  await expectBalance(page, words, 4000_00)

  await beVerified(page, email)
  await withdrawUnstaked(cashbox, words, 2500_00, keys)
  await expect(cashbox.getByText(say('cashbox.screen.withdrawn.title'))).toBeVisible()
  const { id } = ((await (await call(page, 'GET', '/api/player/payments')).json()) as { id: number }[]).at(-1)!
  await keys.press(cashbox.getByRole('button', { name: say('cashbox.screen.withdrawn.toHistory') }))
  await pressAtDesk(page, `withdrawals/${id}/ask`)
  await expect(cashbox.getByText(say('cashbox.screen.history.documentsAsked'))).toBeVisible()
  await pressAtDesk(page, `withdrawals/${id}/approve`)
  // The flight above the history moves on with its steps.
  await expect(cashbox.getByText(say('cashbox.screen.withdrawn.checked'))).toBeVisible()
  const row = paymentRow(cashbox, words, 'withdrawal', money(2500_00)).first()
  await expect(row).toContainText(say('cashbox.states.processing'))
  await pressAtDesk(page, `payouts/${await payoutToken(page, id)}/finish`)
  await expect(row).toContainText(say('cashbox.states.succeeded'))
  await newestMail(
    page,
    email,
    new RegExp(say('mails.withdrawalSent.subject', { brand: 'Apogee', amount: money(2500_00) })),
  )
})

/** Uploads two documents and has the sandbox's desk accept them. */
async function beVerified(page: Page, email: string): Promise<void> {
  for (const type of ['identity', 'address']) {
    const multipart = {
      'document[document_type]': type,
      'document[attachment]': {
        name: `${type}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7 ${email} ${type}`),
      },
    }
    const { origin } = new URL(page.url())
    const headers = { origin, 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' }
    const shown = await page.request.post('/api/player/documents', { headers, multipart })
    const { id } = (await shown.json()) as { id: number }
    const accept = { accept: 'application/json' }
    const waiting = (await (await page.request.get('/sandbox/kyc', { headers: accept })).json()) as {
      id: number
      playerId: string
    }[]
    const player = waiting.find((one) => Number(one.id) === id)?.playerId
    const data = { player, document: String(id), verdict: 'approved' }
    expect((await page.request.post('/sandbox/kyc', { headers: accept, data })).status()).toBe(200)
  }
}

test('methods appear only after the saved accounts, which would move them under a press', async ({ page }) => {
  await newPlayer(page, 'picker', { cents: 50_00 })
  await open(page, '/')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/player/payment_accounts*', async (route) => {
    await released
    await route.continue()
  })
  const methods = page.waitForResponse(/payment_methods/)
  const cashbox = await openCashbox(page, words)
  await methods
  const visas = cashbox.getByRole('radio', { name: /^Visa/ })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(visas).toHaveCount(0)
  release()
  await expect(visas).toHaveCount(2)
  await expect(visas.first()).toBeChecked()
  await choose(visas.last())
  await expect(visas.first()).not.toBeChecked()
  await choose(visas.first())
  await expect(visas.last()).not.toBeChecked()
})
