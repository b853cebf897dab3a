import { newEmail, newPlayer, password } from '../support/players.ts'
import { dialog, expectBalance, expectGuest, logOut, open, openFromHeader } from '../support/shell.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const { say, plain } = words

test('a guest signs up, signs out, and signs in again after a wrong password', async ({ page }) => {
  const email = newEmail('plain')
  await test.step('up', async () => {
    await open(page, '/')
    const popup = await openFromHeader(page, words, 'signUp')
    await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
    await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
    await popup.getByLabel(say('auth.fields.country'), { exact: true }).selectOption('DE')
    await popup.getByRole('checkbox', { name: plain('auth.fields.terms') }).check()
    await popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) }).check()
    await popup.getByRole('button', { name: say('auth.signUp.submit') }).click()
    await expect(popup).toBeHidden()
    const welcome = dialog(page, say('auth.signUp.welcome'))
    await welcome.getByRole('button', { name: say('auth.welcome.look') }).click()
    await expect(welcome).toBeHidden()
    await expectBalance(page, words, 0)
  })
  await test.step('out', async () => {
    await logOut(page, words)
    await expectGuest(page, words)
  })
  await test.step('in', async () => {
    const popup = await openFromHeader(page, words, 'signIn')
    await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
    await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill('not-the-password')
    await popup.getByRole('button', { name: say('auth.signIn.submit') }).click()
    await expect(popup.getByRole('alert').or(popup.locator('[aria-invalid=true]')).first()).toBeVisible()
    await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
    await popup.getByRole('button', { name: say('auth.signIn.submit') }).click()
    await expect(popup).toBeHidden()
    await expectBalance(page, words, 0)
  })
})

test('saved details persist', async ({ page }) => {
  await newPlayer(page, 'details')
  await open(page, '/profile/main')
  const city = page.getByLabel(say('profile.fields.city'), { exact: true })
  await city.fill('Lübeck')
  await page.getByRole('button', { name: say('profile.data.submit') }).click()
  await expect.poll(async () => (await (await page.request.get('/api/player')).json()).city).toBe('Lübeck')
  await open(page, '/profile/main')
  await expect(page.getByLabel(say('profile.fields.city'), { exact: true })).toHaveValue('Lübeck')
})

test('without a chat, a message to support is sent with the form', async ({ page }) => {
  const email = await newPlayer(page, 'support')
  await open(page, '/support')
  const form = page.getByRole('main')
  await expect(form.getByLabel(say('support.form.email'))).toHaveValue(email)
  await form.getByLabel(say('support.form.content')).fill('Where do I find the terms of the welcome offer?')
  await form.getByRole('button', { name: say('support.form.submit') }).click()
  await expect(form.getByText(say('support.sent.title'))).toBeVisible()
})

test('a limit that is set appears in the list', async ({ page }) => {
  await newPlayer(page, 'limits')
  await open(page, '/profile/limits')
  const add = `${say('limits.add')}: ${say('limits.types.deposit')}`
  await page.getByRole('button', { name: add, exact: true }).click()
  const edit = page.getByRole('dialog')
  await edit.getByLabel(say('limits.edit.amount')).fill('200')
  await edit.getByRole('button', { name: say('limits.set') }).click()
  await expect(edit).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByText(/200\.00/)
      .first(),
  ).toBeVisible()
})
