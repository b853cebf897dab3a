import { feature } from '../../lib/navigation/feature'

export const tournaments = feature({
  events: () => import('./events').then(({ tournamentsEvents }) => tournamentsEvents),
  popups: () => import('./popups'),
})
