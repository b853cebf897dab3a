import type fairness from 'content/messages/en/fairness.json'
import type texts from 'content/messages/en/games.json'
import { feature } from '../../lib/navigation/feature'
import type { Shelf } from './listing/listing'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    fairness: typeof fairness
    games: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    search: Record<string, never>
    /** The filters of the listing below are in its address; the shelf defines the options. */
    filters: Shelf
    realityCheck: Record<string, never>
    /** After logging out. */
    summary: Record<string, never>
    /** A banner's second button. */
    bannerPopup: { readonly id: string }
    specialSlot: { readonly identifier: string }
    /** One of the player's rounds, with its seal broken. */
    receipt: { readonly round: string }
  }
}

export const games = feature({
  dialogs: {
    search: { load: () => import('./dialogs/SearchDialog'), areas: ['games'] },
    filters: { load: () => import('./dialogs/FiltersDialog'), areas: ['games'] },
    realityCheck: {
      load: () => import('./dialogs/RealityCheckDialog'),
      areas: ['games', 'errors'],
      who: 'player',
    },
    summary: { load: () => import('./dialogs/SummaryDialog'), areas: ['games'] },
    bannerPopup: { load: () => import('./dialogs/BannerPopupDialog'), areas: ['games'] },
    receipt: { load: () => import('./dialogs/ReceiptDialog'), areas: ['fairness', 'games'], who: 'player' },
    specialSlot: { load: () => import('./dialogs/SpecialSlotDialog'), areas: ['games'] },
  },
  events: () => import('./events').then(({ gamesEvents }) => gamesEvents),
  hasPublicEvents: true,
})
