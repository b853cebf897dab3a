import type texts from 'content/messages/en/lotteries.json'
import { feature } from '../../lib/navigation/feature'
import type { LotteryWonProps } from './dialogs/LotteryWonDialog'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    lotteries: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    /** The player's prize in a draw. */
    lotteryWon: LotteryWonProps
  }
}

export const lotteries = feature({
  dialogs: {
    lotteryWon: { load: () => import('./dialogs/LotteryWonDialog'), areas: ['lotteries'], who: 'player' },
  },
  events: () => import('./events').then(({ lotteriesEvents }) => lotteriesEvents),
  hasPublicEvents: true,
})
