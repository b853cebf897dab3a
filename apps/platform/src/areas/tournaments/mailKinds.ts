import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area; their texts have the same names in `messages/<locale>/mails.json`. */
export const tournamentMails = {
  /** To the support desk: a physical prize has to be sent. Its button replies to the winner. */
  prizeToSend: { path: '/' },
  /** The prize has been credited, or, in `tournamentGift`, waits among the gifts. */
  tournamentWon: { path: '/tournaments', terms: '/competition-terms', facts: ['prize'] },
  tournamentGift: { path: '/profile/gifts', terms: '/competition-terms', facts: ['prize'] },
} as const satisfies MailKinds

type Own = typeof tournamentMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
