import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const vipMails = {
  vipReached: { path: '/rocketplay-vipclub', terms: '/vip-terms', facts: ['status', 'until', 'gift'] },
  vipKept: { path: '/rocketplay-vipclub', terms: '/vip-terms', facts: ['status', 'until'] },
  vipEnded: { path: '/vip', terms: '/vip-terms', facts: ['status', 'until'] },
  vipChanged: { path: '/support', facts: ['status', 'until'] },
  adventurePrize: { path: '/rocketplay-adventure', terms: '/bonus-terms', facts: ['prize', 'until'] },
} as const satisfies MailKinds

type Own = typeof vipMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
