import { expect, test } from 'vitest'
import { type MailOrder, mailedToken } from '../../core/mail/mailOrder.ts'
import { composeMail } from './composeMail.ts'

const sender = {
  name: 'Apogee & Co',
  contact: 'help@apogee.example',
  locales: ['en', 'de', 'en-NZ'],
  origin: 'https://apogee.test',
  secret: 'a secret of the server',
}
const order: MailOrder = {
  template: 'confirmation',
  to: 'anna@example.com',
  locale: 'en',
  nonce: 'n1',
  brand: 'apogee',
}

test('[AUTH-13] the confirmation message leads to the confirmation popup with its token', () => {
  const mail = composeMail(order, sender)
  const link = `https://apogee.test/confirmation?confirmation_token=${mailedToken(sender.secret, 'n1')}`
  expect(mail.text).toContain(link)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail).toMatchObject({ to: 'anna@example.com', from: 'Apogee & Co <help@apogee.example>' })
})

test.each([
  ['en', 'https://apogee.test/confirmation?'],
  ['de', 'https://apogee.test/de/confirmation?'],
  ['en-NZ', 'https://apogee.test/en-NZ/confirmation?'],
  ['it', 'https://apogee.test/confirmation?'],
])('a player who reads %s is led to %s', (locale, start) => {
  expect(composeMail({ ...order, locale }, sender).text).toContain(start)
})

test('the message speaks the language of the player', () => {
  const mail = composeMail({ ...order, template: 'password', locale: 'de' }, sender)
  expect(mail.subject).toBe('Ein neues Passwort für Apogee & Co')
  expect(mail.html).toContain('<html lang="de">')
  expect(mail.text).toContain('/de/new-password?reset_password_token=')
})

test('what stands in the HTML is text, whatever the brand is called', () => {
  const mail = composeMail(order, { ...sender, name: '<b>"x"</b>' })
  expect(mail.html).not.toContain('<b>"x"')
})

test('a message about a change has no token', () => {
  const mail = composeMail({ ...order, template: 'passwordChanged', nonce: null }, sender)
  expect(mail.text).not.toContain('token=')
  expect(mail.text).toContain('https://apogee.test/\n')
})

test('[API-106] what a visitor wrote is answered to himself', () => {
  const message = { replyTo: 'otto@example.com', content: 'First line.\nSecond <line>.' }
  const mail = composeMail({ ...order, template: 'contact', nonce: null, message }, sender)
  expect(mail).toMatchObject({ replyTo: 'otto@example.com', subject: 'Message from otto@example.com' })
  expect(mail.text).toContain('First line.\nSecond <line>.')
  expect(mail.html).not.toContain('<line>')
})
