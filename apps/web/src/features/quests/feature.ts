import { feature } from '../../lib/navigation/feature'

export const quests = feature({
  events: () => import('./events').then(({ questsEvents }) => questsEvents),
})
