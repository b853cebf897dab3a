import type { MailTemplate } from '../core/mail/mailKinds.ts'
import type { MailValue, QueuedMail } from '../core/mail/queuedMail.ts'

const time = { time: '2026-03-10T12:00:00.000Z' } as const

/** A value for every name that an email refers to. */
const values: Readonly<Record<string, MailValue>> = {
  time,
  until: time,
  from: { day: '2026-03-24' },
  lastLogin: { day: '2025-03-09' },
  device: 'Chrome, Windows',
  place: { country: 'NZ' },
  amount: { money: { cents: 5000, currency: 'EUR' } },
  limit: { text: 'limits.types.deposit' },
  method: 'Visa •••• 4417',
  payment: '7',
  status: { text: 'shell.rank.gold' },
  gift: '20 free spins',
  agent: 'Mia',
  content: 'It is on its way.',
  step: '3',
  prize: '20 free spins',
  player: '10001',
  account: 'Google',
  excludedAccount: '10002',
  reason: 'The photo is not sharp enough.',
  email: 'anna@example.com',
  title: 'Comet derby',
  competition: 'Comet derby',
  lottery: 'Moonshot draw',
  ticket: '000017',
}

/** Emails to staff; players never see them. */
export const staffMails: ReadonlySet<MailTemplate> = new Set(['contact', 'prizeToSend', 'accountReview'])

/** An order of an email with a value for everything it may show. */
export const sampleMail = (template: MailTemplate, locale: string, brand: string): QueuedMail => ({
  template,
  to: 'anna@example.com',
  locale,
  nonce: 'n1',
  brand,
  values: template === 'lotteryWon' || template.startsWith('tournament') ? { ...values, place: '2' } : values,
  ...(template === 'contact' && { message: { replyTo: 'otto@example.com', content: 'Where is my prize?' } }),
})
