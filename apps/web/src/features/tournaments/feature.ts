import type texts from 'content/messages/en/tournaments.json'
import { feature } from '../../lib/navigation/feature'

declare module '../../lib/i18n/messages' {
  interface MessageFiles {
    tournaments: typeof texts
  }
}

export const tournaments = feature({
  events: () => import('./events').then(({ tournamentsEvents }) => tournamentsEvents),
  hasPublicEvents: true,
  popups: () => import('./popups'),
})
