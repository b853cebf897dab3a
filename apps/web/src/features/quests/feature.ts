import { feature } from '../../lib/feature'

export const quests = feature({
  events: () => import('./events').then(({ questsEvents }) => questsEvents),
})
