import type adventure from 'content/messages/en/adventure.json'
import type texts from 'content/messages/en/vip.json'
import { feature } from '../../lib/navigation/feature'
import type { AdventureDayProps } from './dialogs/AdventureDayDialog'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    adventure: typeof adventure
    vip: typeof texts
  }
}

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    adventureDay: AdventureDayProps
  }
}

export const vip = feature({
  dialogs: {
    adventureDay: { load: () => import('./dialogs/AdventureDayDialog'), areas: ['adventure'], who: 'player' },
  },
  events: () => import('./events').then(({ vipEvents }) => vipEvents),
})
