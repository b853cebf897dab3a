import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const bonusesMails = {
  cashback: { path: '/profile/gifts', terms: '/promotions/cashback', facts: ['amount', 'until'], isPromotional: true },
} as const satisfies MailKinds

type Own = typeof bonusesMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
