import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const limitsMails = {
  // RT-25
  limitLooser: { path: '/profile/limits/confirm', token: 'token', facts: ['limit', 'amount'] },
  limitRemoval: { path: '/profile/limits/confirm', token: 'token', facts: ['limit', 'amount'] },
  limitChanged: { path: '/profile/limits', facts: ['limit', 'amount', 'from'] },
  /** A new or lower limit, in force at once. */
  limitSet: { path: '/profile/limits', facts: ['limit', 'amount', 'time'] },
  limitRemoved: { path: '/profile/limits', facts: ['limit', 'from'] },
  breakBegan: { path: '/responsible-gaming', facts: ['limit', 'until'] },
  breakEnded: { path: '/profile/limits', facts: ['limit', 'until'] },
  accountExcluded: { path: '/responsible-gaming', facts: ['until'] },
  accountHeld: { path: '/support' },
  accountReleased: { path: '/' },
  /** To staff: two accounts that may belong to one person. */
  accountReview: { path: '/', facts: ['account', 'excludedAccount', 'status'] },
} as const satisfies MailKinds

type Own = typeof limitsMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
