import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const lotteriesMails = {
  lotteryWon: { path: '/lotteries', terms: '/competition-terms', facts: ['prize', 'ticket'] },
} as const satisfies MailKinds

type Own = typeof lotteriesMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
