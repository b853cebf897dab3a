import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { mailKindsOf } from '../../core/area.ts'
import type { MailTemplate } from '../../core/mail/mailKinds.ts'
import { mailedToken, type QueuedMail } from '../../core/mail/queuedMail.ts'
import { composeMail as composeOf, type Sender } from './composeMail.ts'

const mailKinds = mailKindsOf(areas)
const composeMail = (order: QueuedMail, from: Sender) => composeOf(order, from, mailKinds)
const sender = {
  id: 'apogee',
  name: 'Apogee & Co',
  contact: 'help@apogee.example',
  legal: { company: 'Apogee Play N.V.', licence: { en: 'Licence 1', de: 'Lizenz 1' } },
  age: 18,
  colours: { head: '#0A0D18', action: '#FF6A2B', onAction: '#16060C' },
  locales: ['en', 'de', 'en-NZ'],
  origin: 'https://apogee.test',
  secret: 'a secret of the server',
}
const order: QueuedMail = {
  template: 'confirmation',
  to: 'anna@example.com',
  locale: 'en',
  nonce: 'n1',
  brand: 'apogee',
  values: {},
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

test('the message is in the language of the player', () => {
  const mail = composeMail({ ...order, template: 'password', locale: 'de' }, sender)
  expect(mail.subject).toBe('Ein neues Passwort für Apogee & Co')
  expect(mail.html).toContain('<html lang="de">')
  expect(mail.text).toContain('/de/new-password?reset_password_token=')
  expect(mail.text).toContain('Apogee Play N.V. · Lizenz 1')
  expect(mail.html).toContain('Apogee Play N.V. · Lizenz 1')
})

test('values are escaped in the HTML, also the brand’s name', () => {
  const mail = composeMail(order, { ...sender, name: '<b>"x"</b>' })
  expect(mail.html).not.toContain('<b>"x"')
})

test('a message about a change has no token', () => {
  const mail = composeMail({ ...order, template: 'passwordChanged', nonce: null }, sender)
  expect(mail.text).not.toContain('token=')
  expect(mail.text).toContain('https://apogee.test/remind\n')
})

test.each(sender.locales)(
  'every mail in %s names the age and where to find help; an offer links to its terms',
  (locale) => {
    const page = (path: string) => `https://apogee.test${locale === 'en' ? '' : `/${locale}`}${path}`
    const values = { amount: { money: { cents: 705, currency: 'EUR' } } }
    const mail = composeMail({ ...order, template: 'cashback', locale, nonce: null, values }, sender)
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('18+')
      expect(content).toContain(page('/responsible-gaming'))
      expect(content).toContain(page('/promotions/cashback'))
    }
    const other = composeMail({ ...order, locale }, sender)
    expect(other.html).toContain(`href="${page('/responsible-gaming')}"`)
    expect(other.html).not.toContain('/promotions')
  },
)

test('[API-106] the reply to a visitor’s message goes to the visitor', () => {
  const message = { replyTo: 'otto@example.com', content: 'First line.\nSecond <line>.' }
  const mail = composeMail({ ...order, template: 'contact', nonce: null, message }, sender)
  expect(mail).toMatchObject({ replyTo: 'otto@example.com', subject: 'Message from otto@example.com' })
  expect(mail.text).toContain('First line.\nSecond <line>.')
  expect(mail.html).not.toContain('<line>')
})

// Object.keys forgets the keys of a literal.
const templates = Object.keys(mailKinds) as MailTemplate[]

test.each(['en', 'de', 'fr-CA', 'no', 'it', 'et'])('every message has all its texts in %s', (locale) => {
  const time = { time: '2026-03-10T12:00:00.000Z' }
  for (const template of templates) {
    const values = {
      time,
      device: 'Chrome, Windows',
      place: { country: null },
      amount: { money: { cents: 5000, currency: 'EUR' } },
      method: 'Visa •••• 4417',
      payment: '7',
      status: { text: 'shell.rank.gold' },
      agent: 'Mia',
      content: 'It is on its way.',
      step: '3',
      prize: '20 free spins',
      player: '10001',
      email: 'anna@example.com',
      title: 'Comet derby',
      competition: 'Comet derby',
      lottery: 'Moonshot draw',
      ticket: '000017',
    }
    const { subject, text, html } = composeMail({ ...order, template, locale, values }, sender)
    const said = `${subject}\n${text}\n${html}`
    // The button below a message of the contact form has no text of ours.
    if (template !== 'contact') expect(said).not.toMatch(/mails\.\w|\{\w+\}/)
  }
})

test.each([
  ['en', 'Time: 10 March 2026 at 12:00 UTC', 'Location: New Zealand'],
  ['de', 'Wann: 10. März 2026 um 12:00 UTC', 'Wo: Neuseeland'],
])('what happened is told line by line in %s, in both bodies', (locale, when, where) => {
  const values = {
    time: { time: '2026-03-10T12:00:00.000Z' },
    device: 'Chrome, <Windows>',
    place: { country: 'NZ' },
    unnamed: 'not shown',
  }
  const { text, html } = composeMail({ ...order, template: 'newDevice', locale, values }, sender)
  expect(text).toContain(when)
  expect(text).toContain(where)
  expect(text).not.toContain('not shown')
  expect(html).toContain('Chrome, &#60;Windows&#62;')
})

test.each([
  ['en', { money: { cents: 123450, currency: 'EUR' } }, '€1,234.50'],
  ['de', { money: { cents: 123450, currency: 'EUR' } }, '1.234,50 €'],
  ['en', { money: { cents: 150000000, currency: 'BTC' } }, '1,500,000 µBTC'],
  ['de', { text: 'mails.unknownPlace' }, 'Unbekannter Ort'],
])('in %s the value %j is said as %s', (locale, value, said) => {
  const { text } = composeMail({ ...order, template: 'newDevice', locale, values: { device: value } }, sender)
  expect(text.replaceAll('\u00a0', ' ')).toContain(said)
})

test('a message has the colours of its brand and names the company behind it', () => {
  const { html, text } = composeMail(order, {
    ...sender,
    colours: { head: '#06262B', action: '#FF8A66', onAction: '#2A0A06' },
  })
  expect(html).toContain('background:#06262B')
  expect(html).toContain('background:#FF8A66;color:#2A0A06')
  expect(text).toContain('Apogee Play N.V. · Licence 1')
})

test('[I18N-06] a message uses the texts of its brand, and the common ones as a fallback', () => {
  const text = (id: string, locale: string) =>
    composeMail({ ...order, locale }, { ...sender, id, name: 'Halcyon' }).text
  expect(text('halcyon', 'en')).toContain('Welcome ashore')
  expect(text('halcyon', 'de')).toContain('Willkommen an Land')
  expect(text('halcyon', 'de')).toContain('Adresse bestätigen')
  expect(text('apogee', 'en')).not.toContain('Welcome ashore')
})
