import { call, newEmail, newPlayer, password } from './support/players.ts'
import { expectBalance, holdRequests, open, openFromHeader } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say, plain } = words

  test(`[AUTH-06] [MOD-01] errors in the sign-up form appear at their fields, and typed text is preserved (${language})`, async ({
    page,
  }) => {
    const taken = await newPlayer(page, 'taken')
    await call(page, 'DELETE', '/api/users/sign_out')
    const release = await holdRequests(page, '**/api/info/countries**')
    await open(page, words.path('/'))
    const popup = await openFromHeader(page, words, 'signUp')
    const email = popup.getByLabel(say('auth.fields.email'), { exact: true })
    const secret = popup.getByLabel(say('auth.fields.password'), { exact: true })
    const country = popup.getByLabel(say('auth.fields.country'), { exact: true })
    const terms = popup.getByRole('checkbox', { name: plain('auth.fields.terms') })
    const age = popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) })
    const submit = popup.getByRole('button', { name: say('auth.signUp.submit') })

    await email.fill('nobody@nowhere')
    await secret.fill('short')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(say('auth.signUp.emailEnding'))
    await expect(secret).toHaveAccessibleDescription(say('auth.signUp.tooShort', { length: 8 }))
    for (const field of [email, secret, country, terms, age])
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(popup.getByText(say('errors.must_be_accepted'))).toHaveCount(2)
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('nobody@nowhere')
    // The countries arrive only now, and with them the visitor's own.
    release()
    await expect(country).not.toHaveValue('')
    await expect(country).not.toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAttribute('aria-invalid', 'true')

    await email.fill(taken)
    await secret.fill(password)
    await country.selectOption('DE')
    await terms.check()
    await age.check()
    await submit.click()
    const ways = `${say('auth.signIn.submit')} ${say('auth.signIn.remind')}`
    await expect(email).toHaveAccessibleDescription(`${say('errors.taken')} ${ways}`)
    await expect(email).toBeFocused()
    await expect(secret).toHaveValue(password)
    await expect(popup.getByRole('button', { name: say('auth.signIn.remind') })).toBeVisible()

    await email.fill(newEmail('second'))
    await submit.click()
    await expect(popup).toBeHidden()
  })

  test(`[AUTH-01] [SEC-05] the error for a wrong password does not reveal who has an account (${language})`, async ({
    page,
  }) => {
    const known = await newPlayer(page, 'known')
    await call(page, 'DELETE', '/api/users/sign_out')
    await open(page, words.path('/'))
    const popup = await openFromHeader(page, words, 'signIn')
    const email = popup.getByLabel(say('auth.fields.email'), { exact: true })
    const secret = popup.getByLabel(say('auth.fields.password'), { exact: true })
    const submit = popup.getByRole('button', { name: say('auth.signIn.submit') })
    for (const address of [known, newEmail('unknown')]) {
      await email.fill(address)
      await secret.fill('Not-the-password-1')
      await submit.click()
      await expect(popup.getByText(say('errors.wrong_password'))).toBeVisible()
      await expect(email).toHaveValue(address)
    }
    await email.fill(known)
    await secret.fill(password)
    await submit.click()
    await expect(popup).toBeHidden()
    // I18N-03: the player's own language applies from here on, and they signed up in English.
    await expectBalance(page, wordsOf('en'), 0)
  })
}
