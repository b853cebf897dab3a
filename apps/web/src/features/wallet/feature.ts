import type texts from 'content/messages/en/wallet.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    wallet: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    currency: Record<string, never>
  }
}

export const wallet = feature({
  dialogs: {
    currency: {
      load: () => import('./dialogs/CurrencyDialog'),
      areas: ['wallet', 'errors'],
      who: 'player',
    },
  },
  events: () => import('./events').then(({ walletEvents }) => walletEvents),
})
