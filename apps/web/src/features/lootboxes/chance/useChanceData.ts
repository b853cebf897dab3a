import type { WireLootbox } from '@apogee/contract/lootboxes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { pointsQuery, ratesQuery } from '../../loyalty/queries'
import { playerQuery } from '../../profile/queries'
import { lootboxesQuery, pastLootboxesQuery } from '../queries'
import { openedOf, type PlanView, plansOf } from './plans'

export interface ChanceData {
  readonly isPlayer: boolean
  /** SAFE-02: no boxes are on offer. */
  readonly isOnBreak: boolean
  /** ROLE-14: the player has switched bonuses off. */
  readonly areBonusesOff: boolean
  readonly currency: string
  /** undefined while they load. */
  readonly plans: readonly PlanView[] | undefined
  /** Spendable points; undefined for a guest, and until they are known. */
  readonly points: number | undefined
  readonly opened: readonly WireLootbox[]
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** The data of the page with the three boxes. */
export function useChanceData(): ChanceData {
  const { currency } = useSite()
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const rates = useQuery(ratesQuery('lootboxes'))
  const boxes = useQuery({ ...lootboxesQuery(), enabled: isPlayer })
  const past = useQuery({ ...pastLootboxesQuery(), enabled: isPlayer })
  const points = useQuery({ ...pointsQuery(), enabled: isPlayer })
  const spendable = points.data?.chargeable.points
  const { refetch } = boxes
  const before = useRef(spendable)
  useEffect(() => {
    // Points were spent, perhaps on a box. Realtime reports that too, but may be late.
    if (spendable !== undefined && before.current !== undefined && spendable < before.current) void refetch()
    before.current = spendable
  }, [spendable, refetch])
  const isLoaded = rates.data && (!isPlayer || boxes.data)
  return {
    isPlayer,
    isOnBreak: isOnBreak(player),
    areBonusesOff: player?.can_issue_bonuses === false,
    currency: player?.currency ?? currency,
    plans: isLoaded ? plansOf(rates.data, boxes.data ?? []) : undefined,
    points: spendable,
    opened: openedOf(past.data?.data ?? []),
    hasFailed: !isLoaded && (rates.isError || boxes.isError),
    isRetrying: rates.isFetching || boxes.isFetching,
    retry: () => void Promise.all([rates.refetch(), isPlayer && boxes.refetch(), isPlayer && points.refetch()]),
  }
}
