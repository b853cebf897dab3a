import type texts from 'content/messages/en/profile.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    profile: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    /**
     * `context`: deposit, cashout, edition or a game provider's own; `next`: the path the player was going to, or
     * `cashbox`, if that is one of the cashbox's.
     */
    personalInfo: {
      readonly context: string
      readonly next?: string
      readonly cashbox?: Pick<Dialogs['cashbox'], 'step'>
    }
    profileData: Record<string, never>
    /** The player's choice of a ship. */
    ship: Record<string, never>
    unsubscribe: { readonly token: string }
  }
}

export const profile = feature({
  dialogs: {
    personalInfo: {
      load: () => import('./dialogs/PersonalInfoDialog'),
      areas: ['profile', 'errors'],
      who: 'player',
    },
    profileData: {
      load: () => import('./dialogs/ProfileDataDialog'),
      areas: ['profile', 'errors'],
      who: 'player',
    },
    ship: { load: () => import('./dialogs/ShipDialog'), areas: ['profile'], who: 'player' },
    unsubscribe: { load: () => import('./dialogs/UnsubscribeDialog'), areas: ['profile'], token: 'token' },
  },
  events: () => import('./events').then(({ profileEvents }) => profileEvents),
})
