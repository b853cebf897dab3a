import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const tournamentMails = {
  /** To the desk: a thing was won and must be sent. Its button writes to the winner. */
  prizeToSend: { path: '/' },
  /** What was won is in the wallet or the points already, or waits among the gifts. */
  tournamentWon: { path: '/tournaments', facts: ['prize'] },
  tournamentGift: { path: '/profile/gifts', facts: ['prize'] },
} as const satisfies MailKinds

type Own = typeof tournamentMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
