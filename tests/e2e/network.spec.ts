import { chooseMethod, doIt, openCashbox, typeAmount } from './support/cashbox.ts'
import { call, newPlayer, password, payments } from './support/players.ts'
import { dialog, expectBalance, open, openFromHeader } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

const lost = /ERR_INTERNET_DISCONNECTED|WebSocket/

for (const language of languages) {
  const words = wordsOf(language)
  const { say } = words

  test(`[API-002] [WIRE-05] a deposit survives a lost connection: its form keeps its values and the deposit is made once (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(lost)
    await newPlayer(page, 'lost')
    await open(page, words.path('/'))
    const cashbox = await openCashbox(page, words)
    await chooseMethod(cashbox, words, 'Visa')
    await typeAmount(cashbox, words, '35')
    await context.setOffline(true)
    await expect(page.getByText(say('shell.offline.lost'))).toBeVisible()
    const button = cashbox.locator('button[type=submit]')
    await doIt(cashbox, words, 'deposit', 35_00).click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })).toHaveValue('35')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//, { timeout: 30_000 })
    expect(await payments(page)).toHaveLength(1)
  })
}

test('[API-002] a log-in without a connection shows so, keeps the typed text and succeeds once the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(lost)
  const words = wordsOf('en')
  const { say } = words
  const email = await newPlayer(page, 'offline')
  await call(page, 'DELETE', '/api/users/sign_out')
  await open(page, '/')
  const popup = await openFromHeader(page, words, 'signIn')
  await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
  await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
  await context.setOffline(true)
  await popup.getByRole('button', { name: say('auth.signIn.submit') }).click()
  await expect(page.getByText(say('shell.offline.lost'))).toBeVisible()
  await expect(popup.getByLabel(say('auth.fields.email'), { exact: true })).toHaveValue(email)
  await context.setOffline(false)
  await expect(page.getByText(say('shell.offline.back'))).toBeVisible()
  await expect(dialog(page, say('auth.signIn.title'))).toBeHidden({ timeout: 30_000 })
  await expectBalance(page, words, 0)
})

test('pictures that failed to load show the game’s name and colours, and load once the connection is back', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.route(/\.avif$/, (route) => route.abort())
  await open(page, '/categories/all')
  const picture = page.locator('main [data-game] img').first()
  await expect(picture).toHaveCSS('visibility', 'hidden')
  await page.unroute(/\.avif$/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(picture).toHaveCSS('visibility', 'visible')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
