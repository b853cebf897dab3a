import type { MailKinds } from '../../core/mail/mailKinds.ts'

/** Emails of this area. Their texts are under the same names in `messages/<locale>/mails.json`. */
export const authMails = {
  // RT-28, RT-27: popup routes.
  confirmation: { path: '/confirmation', token: 'confirmation_token' },
  password: { path: '/new-password', token: 'reset_password_token' },
  unlock: { path: '/unlock', token: 'unlock_token' },
  passwordChanged: { path: '/remind', facts: ['time', 'device', 'place'] },
  newDevice: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorOn: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorOff: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  providerLinked: { path: '/profile/security', facts: ['account', 'time', 'device', 'place'] },
  providerRemoved: { path: '/profile/security', facts: ['account', 'time', 'device', 'place'] },
  recoveryCodesRenewed: { path: '/profile/security', facts: ['time', 'device', 'place'] },
  twoFactorLifted: { path: '/profile/security', facts: ['time'] },
  termsChanged: { path: '/terms-and-conditions', facts: ['from'] },
  signUpExcluded: { path: '/responsible-gaming' },
} as const satisfies MailKinds

type Own = typeof authMails
declare module '../../core/mail/mailKinds.ts' {
  interface Mails extends Own {}
}
