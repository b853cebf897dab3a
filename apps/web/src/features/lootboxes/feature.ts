import { feature } from '../../lib/feature'

declare module '../../lib/dialogs' {
  interface Dialogs {
    /** The prize of a box that has been spun. */
    wheelWon: { readonly id: number }
    /** A box of a plan, to be opened. */
    openBox: { readonly id: number }
  }
}

export const lootboxes = feature({
  dialogs: {
    wheelWon: { load: () => import('./dialogs/WheelWonDialog'), areas: ['lootboxes'], who: 'player' },
    openBox: { load: () => import('./dialogs/OpenBoxDialog'), areas: ['lootboxes'], who: 'player' },
  },
  events: () => import('./events').then(({ lootboxesEvents }) => lootboxesEvents),
})
