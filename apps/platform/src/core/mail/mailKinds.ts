/** Where the button of a message leads, and what it tells beside its sentences. */
export interface MailKind {
  /** Path of a page, without the locale. */
  readonly path: string
  /** The query its token travels in; without it the link opens nothing by itself. */
  readonly token?: string
  /** Values of the order that are shown line by line, each under its name (`mails.facts`). */
  readonly facts?: readonly string[]
}

const paymentFacts = ['amount', 'method', 'time', 'payment'] as const

/** Every message the platform sends. Its words stand under the same name in `messages/<locale>/mails.json`. */
export const mailKinds = {
  /** To support, written by a visitor: its button answers him. */
  contact: { path: '/' },
  /** What an agent has answered, to somebody who would not see it on a page. */
  supportAnswer: { path: '/support' },
  // RT-28, RT-27: popup routes.
  confirmation: { path: '/confirmation', token: 'confirmation_token' },
  password: { path: '/new-password', token: 'reset_password_token' },
  unlock: { path: '/unlock', token: 'unlock_token' },
  passwordChanged: { path: '/', facts: ['time', 'device', 'place'] },
  newDevice: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorOn: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorOff: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorLifted: { path: '/profile/security', facts: ['time'] },
  verified: { path: '/profile/verification' },
  verificationAgain: { path: '/profile/verification', facts: ['reason'] },
  verificationRefused: { path: '/support', facts: ['reason'] },
  // RT-25
  limitLooser: { path: '/profile/limits/confirm', token: 'token', facts: ['limit', 'amount'] },
  limitRemoval: { path: '/profile/limits/confirm', token: 'token', facts: ['limit', 'amount'] },
  limitChanged: { path: '/profile/limits', facts: ['limit', 'amount', 'from'] },
  limitRemoved: { path: '/profile/limits', facts: ['limit', 'from'] },
  breakBegan: { path: '/responsible-gaming', facts: ['limit', 'until'] },
  accountExcluded: { path: '/responsible-gaming', facts: ['until'] },
  signUpExcluded: { path: '/responsible-gaming' },
  depositReceived: { path: '/profile/games-history', facts: paymentFacts },
  depositReversed: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalRequested: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalSent: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalRejected: { path: '/profile/games-history', facts: paymentFacts },
  withdrawalFailed: { path: '/profile/games-history', facts: paymentFacts },
  cashback: { path: '/profile/gifts', facts: ['amount', 'until'] },
  vipReached: { path: '/rocketplay-vipclub', facts: ['status', 'until'] },
  vipEnded: { path: '/vip', facts: ['status', 'until'] },
  vipChanged: { path: '/support', facts: ['status', 'until'] },
  documentsAsked: { path: '/profile/verification', facts: paymentFacts },
} as const satisfies Readonly<Record<string, MailKind>>

export type MailTemplate = keyof typeof mailKinds
