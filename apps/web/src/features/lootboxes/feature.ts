import type texts from 'content/messages/en/lootboxes.json'
import { feature } from '../../lib/navigation/feature'
import type { OpenBoxProps } from './dialogs/OpenBoxDialog'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** The box of a spin whose prize the page has not announced yet. */
    'lootboxes.untold': number
  }
}

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    lootboxes: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    /** The prize of a spun box. */
    wheelWon: { readonly id: number }
    openBox: OpenBoxProps
  }
}

export const lootboxes = feature({
  dialogs: {
    wheelWon: { load: () => import('./dialogs/WheelWonDialog'), areas: ['lootboxes'], who: 'player' },
    openBox: { load: () => import('./dialogs/OpenBoxDialog'), areas: ['lootboxes'], who: 'player' },
  },
  events: () => import('./events').then(({ lootboxesEvents }) => lootboxesEvents),
})
