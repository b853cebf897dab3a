import type texts from 'content/messages/en/loyalty.json'
import { feature } from '../../lib/navigation/feature'
import type { ExchangeDialogProps } from './dialogs/ExchangeDialog'
import type { ResultDialogProps } from './dialogs/ResultDialog'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    loyalty: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    exchange: ExchangeDialogProps
    result: ResultDialogProps
  }
}

export const loyalty = feature({
  dialogs: {
    exchange: { load: () => import('./dialogs/ExchangeDialog'), areas: ['loyalty'] },
    result: { load: () => import('./dialogs/ResultDialog'), areas: ['loyalty'], who: 'player' },
  },
  events: () => import('./events').then(({ loyaltyEvents }) => loyaltyEvents),
})
