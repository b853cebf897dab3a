import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { mailKindsOf } from '../../core/area.ts'
import { mailedToken, type QueuedMail } from '../../core/mail/queuedMail.ts'
import { readUnsubscribeToken, unsubscribeToken } from '../../core/mail/unsubscribeToken.ts'
import { composeMail as composeOf, type Recipient, type Sender } from './composeMail.ts'
import { preheaderOf } from './preheader.ts'

const mailKinds = mailKindsOf(areas)
const anna: Recipient = { id: 7n, country: null, mayBePromoted: true }
const composeMail = (order: QueuedMail, from: Sender, to: Recipient | null = anna) => {
  const mail = composeOf(order, from, mailKinds, to)
  if (mail === null) throw new Error(`${order.template} is not sent`)
  return mail
}
const sender = {
  id: 'apogee',
  name: 'Apogee & Co',
  contact: 'help@apogee.example',
  legal: { company: 'Apogee Play N.V.', licence: { en: 'Licence 1', de: 'Lizenz 1' } },
  age: 18,
  helplineOf: (country: string | null) => ({ name: 'Helpline', contact: `0800 ${country ?? 'anywhere'}` }),
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

test('the helpline of the footer is that of the player’s country', () => {
  const line = (to: Recipient | null) => composeMail(order, sender, to).text.replaceAll('\u00a0', ' ')
  expect(line({ ...anna, country: 'NZ' })).toContain('Talk to someone: Helpline, 0800 NZ')
  expect(line(null)).toContain('Talk to someone: Helpline, 0800 anywhere')
})

const offer: QueuedMail = {
  ...order,
  template: 'cashback',
  nonce: null,
  values: { amount: { money: { cents: 705, currency: 'EUR' } } },
}

test('[SAFE-02] an offer is sent only to a player who wants it when it is sent', () => {
  expect(composeOf(offer, sender, mailKinds, { ...anna, mayBePromoted: false })).toBeNull()
  expect(composeOf(offer, sender, mailKinds, null)).toBeNull()
  expect(composeOf(order, sender, mailKinds, { ...anna, mayBePromoted: false })).not.toBeNull()
})

test('an offer has the address of RFC 8058 and a page that ends the offers, both with the player’s signed token', () => {
  const mail = composeMail({ ...offer, locale: 'de' }, sender)
  const token = unsubscribeToken(sender.secret, anna.id)
  expect(mail.unsubscribeUrl).toBe(`https://apogee.test/callbacks/unsubscribe?token=${token}`)
  expect(mail.html).toContain(`href="https://apogee.test/de/unsubscribe?token=${token}"`)
  expect(mail.text).toContain(`Keine E-Mails mit Angeboten mehr: https://apogee.test/de/unsubscribe?token=${token}`)
})

test.each([
  ['another player', (token: string) => token.replace(/^7/, '8')],
  ['another signature', (token: string) => `${token.slice(0, -2)}AA`],
  ['nothing', () => ''],
  ['a text', () => 'nonsense'],
])('a token with %s names nobody', (_, change) => {
  const token = unsubscribeToken(sender.secret, 7n)
  expect(readUnsubscribeToken(sender.secret, token)).toBe(7n)
  expect(readUnsubscribeToken(sender.secret, change(token))).toBeNull()
  expect(readUnsubscribeToken('another secret', token)).toBeNull()
})

test.each([
  ['A short text.', 'A short text.'],
  ['Two\nlines.', 'Two lines.'],
  [`${'word '.repeat(21)}beginning of a long word`, `${'word '.repeat(21).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(110)}…`],
])('the preheader of %j is %j', (text, line) => {
  expect(preheaderOf(text)).toBe(line)
})
