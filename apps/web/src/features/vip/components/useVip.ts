import { fallbackVipProgress, vipThreshold } from '@apogee/rules/vip/progress'
import type { VipStatus } from '@apogee/rules/vip/statuses'
import { useQuery } from '@tanstack/react-query'
import { countedOf } from '../../../lib/format/money'
import { playerQuery } from '../../profile/queries'
import { ratesQuery } from '../../wallet/queries'
import { clubQuery, progressQuery } from '../queries'

/** VIP-07: the player's figures and the benefits of the statuses. Guests see amounts in `guestCurrency`. */
export function useVip(guestCurrency: string) {
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const progress = useQuery({ ...progressQuery(), enabled: isPlayer })
  const { data: club } = useQuery(clubQuery())
  const { data: rates = {} } = useQuery(ratesQuery)
  const hasFailed = isPlayer && progress.isError && progress.data === undefined
  const fallback = hasFailed && player ? fallbackVipProgress(countedOf(player.currency)) : undefined
  const figures = isPlayer ? (progress.data ?? fallback) : undefined
  const currency = figures?.currency ?? player?.currency ?? guestCurrency
  return {
    isPlayer,
    /** undefined for guests, and while a player's are loading. */
    figures,
    /** ERR-16: the figures could not be loaded, and are replaced by those of a new player. */
    hasFailed,
    isRetrying: progress.isFetching,
    retry: () => void progress.refetch(),
    club,
    currency,
    /** The amounts a status requires per quarter, in `currency` if its rate is known, else in euro. */
    thresholdOf: (status: VipStatus) => vipThreshold(status, countedOf(currency), { fee: '0', value_in_eur: rates }),
  }
}

export type Vip = ReturnType<typeof useVip>
