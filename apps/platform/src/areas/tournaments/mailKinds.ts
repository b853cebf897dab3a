import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const tournamentMails = {
  /** To the desk: a thing was won and must be sent. Its button writes to the winner. */
  prizeToSend: { path: '/' },
} as const satisfies MailKinds

type Own = typeof tournamentMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
