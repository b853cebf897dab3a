import type texts from 'content/messages/en/quests.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    quests: typeof texts
  }
}

export const quests = feature({
  events: () => import('./events').then(({ questsEvents }) => questsEvents),
})
