import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isShown } from '@apogee/rules/lootboxes/boxes'
import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { localClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'
import { playerQuery } from '../../profile/queries'
import { segmentOf, spinsOf, spunOf, type WheelName } from '../model'
import { lootboxesQuery, pastLootboxesQuery, segmentsConfigQuery, type WheelItem, wheelConfigQuery } from '../queries'

export interface WheelData {
  readonly isPlayer: boolean
  /** SAFE-02: no spins are on offer. */
  readonly isOnBreak: boolean
  /** ROLE-14: the player has switched bonuses off. */
  readonly areBonusesOff: boolean
  readonly currency: string
  /** The sectors as configured; undefined while they load. */
  readonly preview: readonly WheelItem[] | undefined
  /** LB-06: the player's spins, LB-08: those used today; undefined while they load. */
  readonly spins: readonly WireLootbox[] | undefined
  readonly spun: readonly WireLootbox[]
  /** Spins of the other wheel. */
  readonly otherWheelSpins: number
  readonly past: readonly WireLootbox[]
  /** The parts that failed to load. */
  readonly failed: { readonly preview: boolean; readonly spins: boolean }
  readonly isRetrying: boolean
  readonly retry: () => void
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The data of a wheel's page. A box that is being spun keeps its old state until its prize has been announced. */
export function useWheelData(name: WheelName, turning: WireLootbox | undefined): WheelData {
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
    isOnBreak: isOnBreak(player),
    areBonusesOff: player?.can_issue_bonuses === false,
    currency: player?.currency ?? guestCurrency,
    preview: name === 'mart' ? mart.data : segments.data && segmentOf(segments.data, groups).items,
    spins: boxes && spinsOf(boxes, name),
    spun: spunOf(boxes ?? [], name),
    otherWheelSpins: spinsOf(boxes ?? [], name === 'mart' ? 'play' : 'mart').length,
    past: spunOf(past.data?.data ?? [], name).filter(({ id }) => id !== turning?.id),
    failed: { preview: config.isError && !config.data, spins: list.isError && !list.data },
    isRetrying: list.isFetching || config.isFetching,
    retry: () => void Promise.all([config.refetch(), isPlayer && list.refetch(), isPlayer && past.refetch()]),
  }
}
