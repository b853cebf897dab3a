import type texts from 'content/messages/en/bonuses.json'
import { feature } from '../../lib/navigation/feature'
import type { CancelGiftProps } from './dialogs/CancelGiftDialog'
import type { CancelSpinsProps } from './dialogs/CancelSpinsDialog'
import type { DeclineOfferProps } from './dialogs/DeclineOfferDialog'
import type { WageringProps } from './dialogs/WageringDialog'
import type { WelcomeProps } from './dialogs/WelcomeDialog'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** Whether the new player wants the welcome offer with their first deposit. */
    'bonuses.welcome': 'wanted' | 'declined'
  }
}

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    bonuses: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    cancelGift: CancelGiftProps
    cancelSpins: CancelSpinsProps
    declineOffer: DeclineOfferProps
    wagering: WageringProps
    /** Right after sign-up. */
    welcome: WelcomeProps
  }
}

export const bonuses = feature({
  dialogs: {
    cancelGift: {
      load: () => import('./dialogs/CancelGiftDialog'),
      areas: ['bonuses'],
      who: 'player',
    },
    cancelSpins: {
      load: () => import('./dialogs/CancelSpinsDialog'),
      areas: ['bonuses'],
      who: 'player',
    },
    declineOffer: {
      load: () => import('./dialogs/DeclineOfferDialog'),
      areas: ['bonuses'],
      who: 'player',
    },
    wagering: { load: () => import('./dialogs/WageringDialog'), areas: ['bonuses'], who: 'player' },
    welcome: { load: () => import('./dialogs/WelcomeDialog'), areas: ['auth', 'bonuses'], who: 'player' },
  },
  events: () => import('./events').then(({ bonusesEvents }) => bonusesEvents),
  popups: () => import('./popups'),
})
