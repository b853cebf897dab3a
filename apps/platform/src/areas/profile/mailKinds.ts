import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const profileMails = {
  verified: { path: '/profile/verification' },
  verificationAgain: { path: '/profile/verification', facts: ['reason'] },
  verificationRefused: { path: '/support', facts: ['reason'] },
} as const satisfies MailKinds

type Own = typeof profileMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
