import type { MailKinds } from '../../core/mail/mailKinds.ts'

const paymentFacts = ['amount', 'method', 'time', 'payment'] as const

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const cashboxMails = {
  depositReceived: { path: '/profile/games-history', facts: paymentFacts },
  depositReversed: { path: '/profile/games-history', facts: paymentFacts },
  depositHeld: { path: '/profile/limits', facts: paymentFacts },
  withdrawalRequested: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalSent: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalRejected: { path: '/profile/games-history', facts: paymentFacts },
  /** The player cancelled it. */
  withdrawalCancelled: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalFailed: { path: '/profile/games-history', facts: paymentFacts },
  documentsAsked: { path: '/profile/verification', facts: paymentFacts },
} as const satisfies MailKinds

type Own = typeof cashboxMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
