import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { pointsQuery, ratesQuery } from '../../loyalty/queries'
import { playerQuery } from '../../profile/queries'
import { lootboxesQuery, pastLootboxesQuery } from '../queries'
import { openedOf, plansOf } from './plans'

/** The data of the page with the three boxes. */
export function useChanceData() {
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
    /** SAFE-02: no boxes are on offer. */
    isOnBreak: isOnBreak(player),
    /** ROLE-14: the player has switched bonuses off. */
    areBonusesOff: player?.can_issue_bonuses === false,
    currency: player?.currency ?? currency,
    /** undefined while they load. */
    plans: isLoaded ? plansOf(rates.data, boxes.data ?? []) : undefined,
    /** Spendable points; undefined for a guest, and until they are known. */
    points: spendable,
    opened: openedOf(past.data?.data ?? []),
    hasFailed: !isLoaded && (rates.isError || boxes.isError),
    isRetrying: rates.isFetching || boxes.isFetching,
    retry: () => void Promise.all([rates.refetch(), isPlayer && boxes.refetch(), isPlayer && points.refetch()]),
  }
}

export type ChanceData = ReturnType<typeof useChanceData>
