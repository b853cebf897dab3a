import { createTransport } from 'nodemailer'
import { tokenHash } from '../../core/ids.ts'
import type { MailPort } from './mailPort.ts'

// A server that does not answer must not block the outbox.
const limitMs = '10000'

function withLimits(url: string): string {
  const limited = new URL(url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, limitMs)
  }
  return limited.href
}

/** Mail through an SMTP server: `smtp://name:password@host:587` or `smtps://`. */
export function smtpMail(url: string): MailPort {
  const transport = createTransport(withLimits(url))
  return {
    async send({ key, to, replyTo, unsubscribeUrl, ...mail }) {
      // The same id on every attempt, so that a mail server that accepted the first one can drop the second.
      const domain = mail.from.replace(/^.*@|>$/g, '')
      const messageId = `<${tokenHash(key).toString('hex').slice(0, 32)}@${domain}>`
      // As an object: text would be parsed, and could name more than one.
      await transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        messageId,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'list-unsubscribe': `<${unsubscribeUrl}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}
