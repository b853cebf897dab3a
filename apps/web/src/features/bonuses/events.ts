import { patch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { withBonus } from './model'
import { bonusesQuery } from './queries'

/** RTM-03: how a bonus stands now. */
export const bonusesEvents = handlers({
  bonuses_changes: (bonus, cache) => {
    patch(cache, bonusesQuery().queryKey, (bonuses) => [...withBonus(bonuses, bonus)])
  },
})
