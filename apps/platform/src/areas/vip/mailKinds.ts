import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const vipMails = {
  vipReached: { path: '/rocketplay-vipclub', facts: ['status', 'until', 'gift'] },
  vipKept: { path: '/rocketplay-vipclub', facts: ['status', 'until'] },
  vipEnded: { path: '/vip', facts: ['status', 'until'] },
  vipChanged: { path: '/support', facts: ['status', 'until'] },
  adventurePrize: { path: '/rocketplay-adventure', facts: ['prize', 'until'] },
} as const satisfies MailKinds

type Own = typeof vipMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
