import { feature } from '../../lib/feature'

declare module '../../lib/dialogs' {
  interface Dialogs {
    /** What the player has won in a draw. */
    lotteryWon: { readonly slug: string; readonly place: number }
  }
}

export const lotteries = feature({
  dialogs: {
    lotteryWon: { load: () => import('./dialogs/LotteryWonDialog'), areas: ['lotteries'], who: 'player' },
  },
  events: () => import('./events').then(({ lotteriesEvents }) => lotteriesEvents),
})
