import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** Comp points of the player: what can be spent (astrocoins), and what makes the level. */
export const pointsQuery = () =>
  queryOptions({ queryKey: ['loyalty.points'], queryFn: () => api('loyalty.points', {}) })
