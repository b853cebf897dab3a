import type texts from 'content/messages/en/auth.json'
import { feature } from '../../lib/navigation/feature'
import { writePlainSearch } from '../../lib/page/searchParams'
import type { TwoFactorDialogProps } from './dialogs/TwoFactorDialog'

declare module '../../lib/browser/storage' {
  interface Stored {
    'auth.lastEmail': string
  }
}

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    auth: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    /** `isOver`: the session has ended (OPEN-85). */
    signIn: { readonly redirect?: string; readonly isOver?: true }
    signUp: { readonly redirect?: string }
    remind: { readonly redirect?: string }
    newPassword: { readonly token: string }
    confirmation: { readonly token: string }
    unlock: { readonly token: string }
    twoFactor: TwoFactorDialogProps
    /** MOD-13; opened by the host only. */
    terms: Record<string, never>
  }
}

/** The address contains the page a guest was going to, so that it survives a reload. */
const withRedirect = (path: string, redirect: string | undefined): string => path + writePlainSearch({ redirect })

export const auth = feature({
  dialogs: {
    signIn: {
      load: () => import('./dialogs/SignInDialog'),
      areas: ['auth', 'errors'],
      path: ({ isOver, redirect }) => (isOver ? '/login' : withRedirect('/sign-in', redirect)),
      facts: () => ({ law: 'signIn' }),
      who: 'guest',
    },
    signUp: {
      load: () => import('./dialogs/SignUpDialog'),
      areas: ['auth', 'errors'],
      path: ({ redirect }) => withRedirect('/sign-up', redirect),
      facts: () => ({ law: 'signUp' }),
      who: 'guest',
    },
    remind: {
      load: () => import('./dialogs/RemindDialog'),
      areas: ['auth', 'errors'],
      path: ({ redirect }) => withRedirect('/remind', redirect),
      who: 'guest',
    },
    // The token of an emailed link is only in its address: neither dialog is shown over another page.
    newPassword: {
      load: () => import('./dialogs/NewPasswordDialog'),
      areas: ['auth', 'errors'],
      token: 'reset_password_token',
    },
    confirmation: { load: () => import('./dialogs/ConfirmationDialog'), areas: ['auth'], token: 'confirmation_token' },
    unlock: { load: () => import('./dialogs/UnlockDialog'), areas: ['auth'], token: 'unlock_token' },
    twoFactor: {
      load: () => import('./dialogs/TwoFactorDialog'),
      areas: ['auth', 'errors'],
      who: 'player',
    },
    terms: { load: () => import('./dialogs/TermsDialog'), areas: ['auth', 'errors'], who: 'player' },
  },
})
