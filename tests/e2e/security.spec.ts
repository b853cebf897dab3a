import type { Locator, Page } from '@playwright/test'
import { authenticator } from './support/authenticator.ts'
import { expectAccessible } from './support/axe.ts'
import { keys } from './support/hand.ts'
import { linkIn, newestMail } from './support/mailbox.ts'
import { call, confirmEmail, newEmail, newPlayer, password } from './support/players.ts'
import {
  balanceButton,
  dialog,
  expectBalance,
  expectGuest,
  logOut,
  open,
  openFromHeader,
  tabTo,
} from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

const another = 'Docking-again-8'

/** Fills email and password into the popup and presses Enter. */
async function passFirstStep(page: Page, email: string, secret = password): Promise<Locator> {
  const popup = await openFromHeader(page, words, 'signIn', keys.press)
  await keys.type(popup.getByLabel(say('auth.fields.email'), { exact: true }), email)
  await keys.type(popup.getByLabel(say('auth.fields.password'), { exact: true }), secret)
  await page.keyboard.press('Enter')
  return popup
}

/** Creates an account by keyboard alone. The notice about the unconfirmed email does not get in the way. */
async function signUp(page: Page): Promise<string> {
  const email = newEmail('twostep')
  await open(page, '/')
  const popup = await openFromHeader(page, words, 'signUp', keys.press)
  const field = (name: string) => popup.locator(`[name="${name}"]`)
  await keys.type(field('email'), email)
  await keys.type(field('password'), password)
  for (const [name, letters] of [
    ['country', 'Germany'],
    ['currency', 'EUR'],
  ] as const) {
    await tabTo(page, field(name))
    // Letters select only among options that have loaded.
    await expect(field(name)).not.toHaveValue('')
    await page.keyboard.type(letters)
  }
  for (const name of ['terms_acceptance', 'age_acceptance']) {
    await tabTo(page, field(name))
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  const welcome = dialog(page, say('auth.signUp.welcome'))
  await keys.press(welcome.getByRole('button', { name: say('auth.welcome.look') }))
  await expect(welcome).toBeHidden()
  await expectBalance(page, words, 0)
  return email
}

/** The code field is focused automatically; the code is typed and sent by keyboard alone. */
async function typeCode(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
}

test('[AUTH-02] [ERR-11] [PROF-15] [SEC-06] by keyboard: after sign-up two-step login is turned on, passed with a code and with a recovery code, and turned off', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await signUp(page)
  await confirmEmail(page, email)
  await open(page, '/profile/security')
  await keys.press(page.getByRole('button', { name: say('auth.twoFactor.switchOn') }))
  const setup = dialog(page, say('auth.twoFactor.onTitle'))
  await expect(setup.getByRole('img', { name: say('auth.twoFactor.qr') })).toBeVisible()
  const secret = await setup.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = authenticator(secret!.replaceAll(' ', ''))
  await expectAccessible(page)
  await keys.type(setup.getByLabel(say('auth.change.current'), { exact: true }), 'not-my-password')
  await keys.type(setup.getByLabel(say('auth.code.label'), { exact: true }), await app.next())
  await page.keyboard.press('Enter')
  await expect(setup.getByText(say('errors.wrong_current_password'))).toBeVisible()
  await keys.type(setup.getByLabel(say('auth.change.current'), { exact: true }), password)
  await page.keyboard.press('Enter')
  const kept = dialog(page, say('auth.recovery.title'))
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const lost = await kept.getByRole('listitem').first().textContent()

  // After a reload before the codes are saved, a code is required again and new ones are generated.
  await open(page, '/profile/security')
  await expect(kept.getByText(say('auth.recovery.unsaved'))).toBeVisible()
  await keys.type(kept.getByLabel(say('auth.code.label'), { exact: true }), await app.next())
  await page.keyboard.press('Enter')
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  await expect(kept.getByText(lost!)).toBeHidden()
  const codes = await kept.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await keys.press(kept.getByRole('button', { name: say('auth.recovery.kept') }))
  await expect(page.getByText(say('auth.twoFactor.textOn'))).toBeVisible()
  await expect(page.getByText(say('auth.recovery.unsaved'))).toBeHidden()

  await logOut(page, words, keys.press)
  await expectGuest(page, words)
  await passFirstStep(page, email)
  const step = dialog(page, say('auth.code.title'))
  await typeCode(page, say('auth.code.label'), '000000')
  await expect(step.getByText(say('auth.code.wrong'))).toBeVisible()
  await expectAccessible(page)
  await expectGuestAt(page)
  await keys.type(step.getByLabel(say('auth.code.label'), { exact: true }), await app.next())
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('auth.signIn.last'))).toBeVisible()
  await expectBalance(page, words, 0)

  await logOut(page, words, keys.press)
  await passFirstStep(page, email)
  await keys.press(dialog(page, say('auth.code.title')).getByRole('button', { name: say('auth.code.useRecovery') }))
  await typeCode(page, say('auth.code.recovery'), codes[0]!.toLowerCase())
  await expectBalance(page, words, 0)
  // The popup navigates back as it closes.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page, '/profile/security')
  await keys.press(page.getByRole('button', { name: say('auth.twoFactor.switchOff') }))
  const off = dialog(page, say('auth.twoFactor.offTitle'))
  await keys.type(off.getByLabel(say('auth.code.label'), { exact: true }), codes[1]!)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('auth.twoFactor.textOff'))).toBeVisible()
})

/** The session before the second step belongs to no player. */
async function expectGuestAt(page: Page): Promise<void> {
  expect(await (await call(page, 'GET', '/api/player')).json()).toEqual({})
}

test('[AUTH-11] [AUTH-12] [AUTH-03] by keyboard: a forgotten password is reset by the emailed link, and logs in', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const email = await newPlayer(page, 'forgot', { cents: 30_00 })
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  await open(elsewhere, '/profile/limits')
  const signUp = dialog(elsewhere, say('auth.signUp.title'))
  await keys.press(signUp.getByRole('button', { name: say('auth.signUp.signIn'), exact: true }))
  const popup = dialog(elsewhere, say('auth.signIn.title'))
  await keys.press(popup.getByRole('button', { name: say('auth.signIn.remind') }))
  const remind = dialog(elsewhere, say('auth.remind.title'))
  await keys.type(remind.getByLabel(say('auth.fields.email'), { exact: true }), email)
  await elsewhere.keyboard.press('Enter')
  await expect(remind.getByText(say('auth.remind.sentTitle'))).toBeVisible()
  await expectAccessible(elsewhere)

  const mail = await newestMail(elsewhere, email, new RegExp(say('mails.password.subject', { brand: 'Apogee' })))
  await open(elsewhere, linkIn(mail, /reset_password_token=/))
  const fresh = dialog(elsewhere, say('auth.newPassword.title'))
  await keys.type(fresh.getByLabel(say('auth.fields.newPassword'), { exact: true }), another)
  await keys.type(fresh.getByLabel(say('auth.fields.passwordConfirmation'), { exact: true }), another)
  await expectAccessible(elsewhere)
  await elsewhere.keyboard.press('Enter')
  const signIn = dialog(elsewhere, say('auth.signIn.title'))
  await keys.type(signIn.getByLabel(say('auth.fields.email'), { exact: true }), email)
  await keys.type(signIn.getByLabel(say('auth.fields.password'), { exact: true }), another)
  await elsewhere.keyboard.press('Enter')
  await expectBalance(elsewhere, words, 30_00)
  // The page they wanted before they opened their mail.
  await expect(elsewhere).toHaveURL(/\/profile\/limits$/)
  await elsewhere.close()
})

test('[ERR-01] [SEC-01] a session ended on another device shows a message, and logging in returns the player to their page', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const email = await newPlayer(page, 'ended', { cents: 20_00 })
  await open(page, '/profile/limits')
  await expect(balanceButton(page, words)).toBeVisible()
  const other = await browser.newPage({ ...(baseURL && { baseURL }) })
  await open(other, '/')
  await passFirstStep(other, email)
  await expectBalance(other, words, 20_00)
  await open(other, '/profile/security')
  await other.getByRole('button', { name: say('auth.sessions.endOthers') }).press('Enter')
  await expect(other.getByText(say('auth.sessions.othersEnded'))).toBeVisible()

  await expect(page.getByText(say('shell.session.ended'))).toBeVisible()
  const popup = dialog(page, say('auth.signIn.title'))
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(email)
  await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\/limits$/)
  await expectBalance(page, words, 20_00)
  await other.close()
})
