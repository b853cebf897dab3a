import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const supportMails = {
  /** To support, written by a visitor: its button replies to them. */
  contact: { path: '/' },
  /** An agent's reply, for a recipient without an open page. */
  supportAnswer: { path: '/support' },
} as const satisfies MailKinds

type Own = typeof supportMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
