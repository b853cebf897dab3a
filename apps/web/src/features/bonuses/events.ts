import { patch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { arrivedGift, isArrival } from './arrived'
import { withBonus, withFreespins } from './model'
import { bonusesQuery, freespinsQuery } from './queries'

/** RTM-03: how a bonus, or free spins, stand now. */
export const bonusesEvents = handlers({
  bonuses_changes: (bonus, cache) => {
    if (isArrival(bonus, cache.getQueryData(bonusesQuery().queryKey))) arrivedGift.set(bonus)
    patch(cache, bonusesQuery().queryKey, (bonuses) => [...withBonus(bonuses, bonus)])
  },
  freespins_changes: (spins, cache) => {
    if (isArrival(spins, cache.getQueryData(freespinsQuery().queryKey))) arrivedGift.set(spins)
    patch(cache, freespinsQuery().queryKey, (all) => [...withFreespins(all, spins)])
  },
})
