import { fallbackVipProgress, type StatedThreshold, vipThreshold } from '@apogee/rules/vip/progress'
import type { VipStatus } from '@apogee/rules/vip/statuses'
import { useQuery } from '@tanstack/react-query'
import { countedOf } from '../../../lib/format/money'
import { playerQuery } from '../../profile/queries'
import { ratesQuery } from '../../wallet/queries'
import type { Figures } from '../model'
import { clubQuery, progressQuery, type VipClub } from '../queries'

export interface Vip {
  readonly isPlayer: boolean
  /** undefined for guests, and while a player's are loading. */
  readonly figures: Figures | undefined
  /** ERR-16: the figures could not be loaded, and are replaced by those of a new player. */
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  readonly club: VipClub | undefined
  readonly currency: string
  /** The amounts a status requires per quarter, in `currency` if its rate is known, else in euro. */
  readonly thresholdOf: (status: VipStatus) => StatedThreshold
}

/** VIP-07: the player's figures and the benefits of the statuses. Guests see amounts in `guestCurrency`. */
export function useVip(guestCurrency: string): Vip {
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
    figures,
    hasFailed,
    isRetrying: progress.isFetching,
    retry: () => void progress.refetch(),
    club,
    currency,
    thresholdOf: (status) => vipThreshold(status, countedOf(currency), { fee: '0', value_in_eur: rates }),
  }
}
