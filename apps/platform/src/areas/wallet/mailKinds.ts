import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const walletMails = {
  accountDormant: { path: '/profile/main', terms: '/player-funds', facts: ['amount', 'lastLogin'] },
} as const satisfies MailKinds

type Own = typeof walletMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
