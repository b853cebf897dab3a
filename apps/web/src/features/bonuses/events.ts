import { handlers } from '../../lib/realtime/registry'
import { withBonus } from './model'
import { bonusesQuery } from './queries'

/** RTM-03: how a bonus stands now. */
export const bonusesEvents = handlers({
  bonuses_changes: (bonus, cache) => {
    const { queryKey } = bonusesQuery()
    const shown = cache.getQueryData(queryKey)
    if (!shown) return
    // A reload in flight would put older figures over these.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, [...withBonus(shown, bonus)])
  },
})
