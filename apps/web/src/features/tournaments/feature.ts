import { feature } from '../../lib/feature'

export const tournaments = feature({
  events: () => import('./events').then(({ tournamentsEvents }) => tournamentsEvents),
  popups: () => import('./popups'),
})
