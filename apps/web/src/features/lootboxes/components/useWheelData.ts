import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isShown } from '@apogee/rules/lootboxes/boxes'
import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'
import { playerQuery } from '../../profile/queries'
import { segmentOf, spinsOf, spunOf, type WheelName } from '../model'
import { lootboxesQuery, pastLootboxesQuery, segmentsConfigQuery, wheelConfigQuery } from '../queries'

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The data of a wheel's page. A box that is being spun keeps its old state until its prize has been announced. */
export function useWheelData(name: WheelName, turning: WireLootbox | undefined) {
  const { currency: guestCurrency } = useSite()
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const list = useQuery({ ...lootboxesQuery(), enabled: isPlayer })
  const past = useQuery({ ...pastLootboxesQuery(), enabled: isPlayer })
  const mart = useQuery({ ...wheelConfigQuery(), enabled: name === 'mart' })
  const segments = useQuery({ ...segmentsConfigQuery(), enabled: name === 'play' })
  const groups = player?.statuses.map(({ id }) => id) ?? []
  const config = name === 'mart' ? mart : segments
  const now = usePlatformNow(localClock)
  const boxes = list.data
    ?.map((box) => (box.id === turning?.id ? turning : box))
    // LB-08, OPEN-46: by the reader's own day, which the server does not know.
    .filter((box) => now === undefined || isShown(box, new Date(now), readersZone()))
  return {
    isPlayer,
    /** SAFE-02: no spins are on offer. */
    isOnBreak: isOnBreak(player),
    /** ROLE-14: the player has switched bonuses off. */
    areBonusesOff: player?.can_issue_bonuses === false,
    currency: player?.currency ?? guestCurrency,
    /** The sectors as configured; undefined while they load. */
    preview: name === 'mart' ? mart.data : segments.data && segmentOf(segments.data, groups).items,
    /** LB-06: the player's spins, LB-08: those used today; undefined while they load. */
    spins: boxes && spinsOf(boxes, name),
    spun: spunOf(boxes ?? [], name),
    /** Spins of the other wheel. */
    otherWheelSpins: spinsOf(boxes ?? [], name === 'mart' ? 'play' : 'mart').length,
    past: spunOf(past.data?.data ?? [], name).filter(({ id }) => id !== turning?.id),
    /** The parts that failed to load. */
    failed: { preview: config.isError && !config.data, spins: list.isError && !list.data },
    isRetrying: list.isFetching || config.isFetching,
    retry: () => void Promise.all([config.refetch(), isPlayer && list.refetch(), isPlayer && past.refetch()]),
  }
}

export type WheelData = ReturnType<typeof useWheelData>
