import type { Locator } from '@playwright/test'
import { chooseMethod, openCashbox } from './support/cashbox.ts'
import { setFlag } from './support/flags.ts'
import { linkIn, newestMail } from './support/mailbox.ts'
import { call, confirmEmail, newEmail, newPlayer, password } from './support/players.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

// Every form of the product, submitted empty and with invalid values: each field shows its error next to it (VAL-20).
const words = wordsOf('en')
const { say } = words

type Said = string | RegExp
/** Text for fields by label, and the expected errors by label; `any` accepts every message. */
interface Try {
  readonly type?: Readonly<Record<string, string>>
  readonly says: Readonly<Record<string, Said>>
}
const any = /\S/

const fieldOf = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true })

/**
 * After a failed submit a form focuses its first invalid field, and again in a timer: text typed before that timer has
 * run goes into the wrong field.
 */
const waitForFocus = (form: Locator) => form.page().evaluate(() => new Promise((resolve) => setTimeout(resolve)))

/** Fills in, submits and checks the errors of the fields. */
async function submitWrong(form: Locator, button: string, tries: readonly Try[]): Promise<void> {
  for (const { type = {}, says } of tries) {
    for (const [label, text] of Object.entries(type)) await fieldOf(form, label).fill(text)
    await form.getByRole('button', { name: button, exact: true }).click()
    for (const [label, sentence] of Object.entries(says)) {
      await expect(fieldOf(form, label), label).toHaveAttribute('aria-invalid', 'true')
      await expect(fieldOf(form, label), label).toHaveAccessibleDescription(sentence)
    }
    await waitForFocus(form)
  }
}

const required = say('errors.required')
const invalid = (field: string) => say(`errors.fields.${field}.invalid`)
const tooShort = say('auth.signUp.tooShort', { length: 8 })

/** Errors that both new password forms show; the server checks the list of common passwords. */
const newPasswordTries = (submitted: Record<string, string>): readonly Try[] => {
  const [first, again] = [say('auth.fields.newPassword'), say('auth.fields.passwordConfirmation')]
  return [
    { says: { [first]: required } },
    { type: { ...submitted, [first]: 'short', [again]: 'short' }, says: { [first]: tooShort } },
    { type: { [first]: 'pässword€€€', [again]: 'pässword€€€' }, says: { [first]: say('errors.wrong_characters') } },
    { type: { [first]: 'Orbit-and-back-8', [again]: 'x' }, says: { [again]: say('errors.confirmation_differs') } },
    { type: { [first]: 'password123', [again]: 'password123' }, says: { [first]: say('errors.too_common') } },
  ]
}

test('[VAL-01] [VAL-20] guest forms: log-in, sign-up, password recovery, contact', async ({ page }) => {
  const [email, secret] = [say('auth.fields.email'), say('auth.fields.password')]
  await open(page, '/sign-in')
  await submitWrong(dialog(page, say('auth.signIn.title')), say('auth.signIn.submit'), [
    { says: { [email]: required, [secret]: required } },
    { type: { [email]: 'nope' }, says: { [email]: invalid('email') } },
    {
      type: { [email]: newEmail('nobody'), [secret]: 'Wrong-one-1' },
      says: { [secret]: say('errors.wrong_password') },
    },
  ])
  await open(page, '/sign-up')
  await submitWrong(dialog(page, say('auth.signUp.title')), say('auth.signUp.submit'), [
    { says: { [email]: required, [secret]: required } },
    { type: { [email]: 'nope' }, says: { [email]: invalid('email') } },
    { type: { [email]: 'nobody@nowhere', [secret]: 'short' }, says: { [email]: any, [secret]: tooShort } },
  ])
  await open(page, '/remind')
  await submitWrong(dialog(page, say('auth.remind.title')), say('auth.remind.submit'), [
    { says: { [email]: required } },
    { type: { [email]: 'nobody' }, says: { [email]: invalid('email') } },
  ])
  await setFlag(page, 'live_chat', false)
  await open(page, '/support')
  const [from, content] = [say('support.form.email'), say('support.form.content')]
  await submitWrong(page.getByRole('main'), say('support.form.submit'), [
    { says: { [from]: any, [content]: any } },
    { type: { [from]: 'nobody', [content]: 'short' }, says: { [from]: invalid('email'), [content]: any } },
  ])
})

test('[VAL-03] the new password form shows errors, including those of the server', async ({ page }) => {
  const email = await newPlayer(page, 'new-password')
  await call(page, 'DELETE', '/api/users/sign_out')
  await open(page, '/remind')
  const remind = dialog(page, say('auth.remind.title'))
  await fieldOf(remind, say('auth.fields.email')).fill(email)
  await remind.getByRole('button', { name: say('auth.remind.submit') }).click()
  await expect(page.getByText(say('auth.remind.sentTitle'))).toBeVisible()
  const link = linkIn(
    await newestMail(page, email, new RegExp(say('mails.password.subject', { brand: 'Apogee' }))),
    /new-password/,
  )
  await open(page, link)
  const popup = dialog(page, say('auth.newPassword.title'))
  await submitWrong(popup, say('auth.newPassword.submit'), newPasswordTries({}))
  await expect(popup.getByText(say('auth.passwordRules.strength.weak'))).toBeHidden()
  const [first, again] = [say('auth.fields.newPassword'), say('auth.fields.passwordConfirmation')]
  for (const label of [first, again]) await fieldOf(popup, label).fill('Orbit-and-back-8')
  await expect(popup.getByText(say('auth.passwordRules.strength.strong'))).toBeVisible()
  await popup.getByRole('button', { name: say('auth.newPassword.submit') }).click()
  await expect(dialog(page, say('auth.signIn.title'))).toBeVisible()
})

test('a password link without its token shows an error and a link to request a new one', async ({ page }) => {
  await open(page, '/new-password')
  const popup = dialog(page, say('auth.newPassword.title'))
  await expect(popup.getByText(say('auth.newPassword.incompleteTitle'))).toBeVisible()
  await expect(popup.getByRole('textbox')).toHaveCount(0)
  await popup.getByRole('button', { name: say('auth.remind.submit') }).click()
  await expect(dialog(page, say('auth.remind.title'))).toBeVisible()
})

test('[VAL-20] forms of the account: password, second step, details, documents', async ({ page }) => {
  await confirmEmail(page, await newPlayer(page, 'forms'))
  await open(page, '/profile/security')
  const main = page.getByRole('main')
  const current = say('auth.change.current')
  const change = say('auth.change.submit')
  await submitWrong(main, change, [{ says: { [current]: required } }, ...newPasswordTries({ [current]: password })])
  const [first, again] = [say('auth.fields.newPassword'), say('auth.fields.passwordConfirmation')]
  await submitWrong(main, change, [
    {
      type: { [current]: 'Not-the-one-9', [first]: 'Orbit-and-back-8', [again]: 'Orbit-and-back-8' },
      says: { [current]: say('errors.wrong_current_password') },
    },
  ])
  await main.getByRole('button', { name: say('auth.twoFactor.switchOn') }).click()
  await submitWrong(dialog(page, say('auth.twoFactor.onTitle')), say('auth.twoFactor.switchOn'), [
    { says: { [say('auth.code.label')]: required, [current]: required } },
    { type: { [say('auth.code.label')]: '000000', [current]: password }, says: { [say('auth.code.label')]: any } },
  ])

  await call(page, 'DELETE', '/api/users/sign_out')
  await newPlayer(page, 'forms-bare', { isComplete: false })
  await open(page, '/profile/main')
  const label = (name: string) => say(`profile.fields.${name}`)
  await submitWrong(main, say('profile.data.submit'), [
    {
      type: {
        [label('first_name')]: 'J0$',
        [label('date_of_birth')]: '31/02/1990',
        [label('postal_code')]: '!!!!!',
        [label('mobile_phone')]: '12',
      },
      says: {
        [label('first_name')]: invalid('first_name'),
        [label('date_of_birth')]: invalid('date_of_birth'),
        [label('postal_code')]: invalid('postal_code'),
        [label('mobile_phone')]: say('errors.fields.mobile_phone.too_short'),
      },
    },
  ])
  await open(page, '/profile/verification')
  const proof = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: say('profile.verification.types.identity.title') }),
  })
  await proof
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(proof.locator('input[type=file]').first()).toHaveAccessibleDescription(say('errors.file_type_unknown'))

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.header.deposit'), exact: true })
    .click()
  const asked = dialog(page, say('profile.missing.title'))
  await submitWrong(asked, say('profile.missing.submit'), [
    { says: { [label('first_name')]: any, [label('last_name')]: any, [label('date_of_birth')]: any } },
  ])
})

test('forms about limits, breaks and codes', async ({ page }) => {
  await newPlayer(page, 'forms-limits')
  await open(page, '/profile/limits')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: say('limits.set'), exact: true })
    .first()
    .click()
  const amount = say('limits.edit.amount')
  await submitWrong(dialog(page, say('limits.set')), say('limits.set'), [
    { says: { [amount]: required } },
    { type: { [amount]: 'much' }, says: { [amount]: say('errors.amount_invalid') } },
    { type: { [amount]: '-5' }, says: { [amount]: any } },
    { type: { [amount]: '99999999999999999999' }, says: { [amount]: any } },
  ])
  await page.keyboard.press('Escape')
  const word = say('limits.breaks.word')
  const begin = (span: string) => say('limits.breaks.coolingoff.begin', { span: say(`limits.spans.${span}`) })
  await main.getByRole('button', { name: begin('day') }).click()
  const pause = say('limits.breaks.type', { word })
  await submitWrong(dialog(page, say('limits.breaks.coolingoff.title')), begin('day'), [
    { says: { [pause]: say('limits.breaks.typeAgain', { word }) } },
    { type: { [pause]: 'no' }, says: { [pause]: say('limits.breaks.typeAgain', { word }) } },
  ])

  await open(page, '/profile/promocode')
  const code = say('bonuses.code.label')
  await submitWrong(main, say('bonuses.code.submit'), [
    { says: { [code]: say('bonuses.code.missing') } },
    { type: { [code]: 'NOT-ONE-OF-OURS' }, says: { [code]: say('bonuses.code.unknown') } },
  ])
})

test('[ERR-15] a coupon whose check fails is not reported as unknown', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/)
  await newPlayer(page, 'forms-coupon')
  await page.route('**/api/bonuses/coupon', (route) =>
    route.fulfill({ status: 500, json: { errors: { base: { unexpected: 'unexpected' } } } }),
  )
  await open(page, '/profile/promocode')
  const label = say('bonuses.code.label')
  await submitWrong(page.getByRole('main'), say('bonuses.code.submit'), [
    { type: { [label]: 'ORBIT' }, says: { [label]: say('bonuses.code.failed') } },
  ])
})

test('forms of the cashbox: deposit, its code, withdrawal', async ({ page }) => {
  await newPlayer(page, 'forms-money', { cents: 50_00 })
  await open(page, '/')
  const amount = say('cashbox.screen.amountStep.label')
  const cashbox = await openCashbox(page, words)
  await chooseMethod(cashbox, words, 'Visa')
  const deposit = say('cashbox.screen.tabs.deposit')
  await submitAmount(cashbox, amount, [
    ['', deposit, say('cashbox.amount.required')],
    ['much', deposit, say('cashbox.amount.invalid', { example: '50' })],
    ['1', deposit, any],
    ['99999999', deposit, any],
  ])
  await openCode(cashbox)
  const code = fieldOf(cashbox, say('cashbox.screen.bonus.codeLabel'))
  for (const [typed, sentence] of [
    ['', say('cashbox.screen.bonus.codeRequired')],
    ['NOT-ONE-OF-OURS', say('cashbox.screen.bonus.codeUnknown')],
  ] as const) {
    await code.fill(typed)
    await cashbox.getByRole('button', { name: say('cashbox.screen.bonus.codeApply') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveAccessibleDescription(sentence)
  }
  await page.keyboard.press('Escape')

  const out = await openCashbox(page, words, 'withdraw')
  await chooseMethod(out, words, 'Bank transfer')
  const withdraw = say('cashbox.screen.tabs.withdraw')
  await submitAmount(out, amount, [
    ['', withdraw, say('cashbox.amount.required')],
    ['0.1', withdraw, any],
  ])
  // Both fields at once show an error.
  const account = out.getByLabel(/IBAN/)
  await expect(account).toHaveAttribute('aria-invalid', 'true')
  await expect(account).toHaveAccessibleDescription(required)
})

/** The submit button contains the amount once there is one. It is the form's only submit button. */
async function submitAmount(
  form: Locator,
  label: string,
  tries: readonly (readonly [typed: string, button: string, says: Said])[],
): Promise<void> {
  const field = fieldOf(form, label)
  for (const [typed, button, says] of tries) {
    await field.fill(typed)
    await form.getByRole('button', { name: button, exact: true }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(says)
  }
}

const openCode = (cashbox: Locator): Promise<void> =>
  cashbox.getByRole('button', { name: say('cashbox.screen.bonus.code'), exact: true }).click()
