import type texts from 'content/messages/en/jackpots.json'
import { feature } from '../../lib/navigation/feature'
import type { JackpotWinProps } from './dialogs/JackpotWinDialog'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    jackpots: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    jackpotWin: JackpotWinProps
    jackpotDraw: { readonly id: number }
  }
}

export const jackpots = feature({
  dialogs: {
    jackpotWin: {
      load: () => import('./dialogs/JackpotWinDialog'),
      areas: ['jackpots'],
      who: 'player',
    },
    jackpotDraw: { load: () => import('./dialogs/JackpotDrawDialog'), areas: ['jackpots'] },
  },
  events: () => import('./events').then(({ jackpotsEvents }) => jackpotsEvents),
  hasPublicEvents: true,
  popups: () => import('./popups'),
})
