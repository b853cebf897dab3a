import { fallbackVipProgress } from '@apogee/rules/vip/progress'
import { useQuery } from '@tanstack/react-query'
import { playerQuery } from '../../profile/queries'
import type { Figures } from '../model'
import { clubQuery, progressQuery, type VipClub } from '../queries'

export interface Vip {
  readonly isPlayer: boolean
  /** undefined for guests, and while a player's are loading. */
  readonly figures: Figures | undefined
  /** ERR-16: the figures could not be loaded, and are those everyone starts with. */
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  readonly club: VipClub | undefined
  readonly currency: string
}

/** VIP-07: the player's figures and what the statuses offer. Guests see amounts in `guestCurrency`. */
export function useVip(guestCurrency: string): Vip {
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const progress = useQuery({ ...progressQuery(), enabled: isPlayer })
  const { data: club } = useQuery(clubQuery())
  const hasFailed = isPlayer && progress.isError && progress.data === undefined
  const fallback = hasFailed && player ? fallbackVipProgress(player.currency) : undefined
  const figures = isPlayer ? (progress.data ?? fallback) : undefined
  return {
    isPlayer,
    figures,
    hasFailed,
    isRetrying: progress.isFetching,
    retry: () => void progress.refetch(),
    club,
    currency: figures?.currency ?? player?.currency ?? guestCurrency,
  }
}
