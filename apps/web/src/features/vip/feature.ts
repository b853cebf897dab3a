import { feature } from '../../lib/feature'
import type { AdventureDayProps } from './dialogs/AdventureDayDialog'

declare module '../../lib/dialogs' {
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
