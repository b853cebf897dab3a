import { feature } from '../../lib/feature'

export const vip = feature({
  events: () => import('./events').then(({ vipEvents }) => vipEvents),
})
