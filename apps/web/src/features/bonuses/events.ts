import type { QueryClient } from '@tanstack/react-query'
import { isNewest, patch, refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { playerQuery } from '../profile/queries'
import { arrivedGift, isArrival } from './arrivedGift'
import { withBonus, withFreespins } from './model'
import { bonusesQuery, depositOffersQuery, freespinsQuery } from './queries'
import { readGift } from './readGift'
import { rejectedBet } from './rejectedBet'

/** A used offer is no longer offered, and its code is deleted. */
function offersChanged(
  cache: QueryClient,
  { stage, payment_id: payment }: { readonly stage: string; readonly payment_id: number | null },
) {
  if (stage !== 'issued' || payment === null) return
  refetch(cache, { queryKey: depositOffersQuery().queryKey })
  refetch(cache, { queryKey: playerQuery().queryKey })
}

/** RTM-03: the current state of a bonus or of free spins. */
export const bonusesEvents = handlers({
  bonuses_changes: (message, cache) => {
    const bonus = readGift(message)
    // Before the check: an offer stays used, even if the message arrives late.
    offersChanged(cache, bonus)
    if (!isNewest(cache, `bonus-${bonus.id}`, bonus)) return
    // An accepted bet was below the maximum.
    rejectedBet.set(null)
    if (isArrival(bonus, cache.getQueryData(bonusesQuery().queryKey))) arrivedGift.set(bonus)
    patch(cache, bonusesQuery().queryKey, (bonuses) => withBonus(bonuses, bonus))
  },
  freespins_changes: (message, cache) => {
    const spins = readGift(message)
    if (!isNewest(cache, `freespins-${spins.id}`, spins)) return
    if (isArrival(spins, cache.getQueryData(freespinsQuery().queryKey))) arrivedGift.set(spins)
    patch(cache, freespinsQuery().queryKey, (all) => withFreespins(all, spins))
  },
  /** wire-facts 12.1: the bet was above the bonus's maximum. */
  game_limits: ({ reason, limit_cents: limit }) => {
    if (reason === 'bonus_bet_limit_exceeded' && limit !== undefined) rejectedBet.set(limit)
  },
})
