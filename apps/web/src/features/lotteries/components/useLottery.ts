import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { type ServerTime, skewOf, useByTime } from '../../../lib/time/platformTime'
import { pointsQuery } from '../../loyalty/queries'
import { playerQuery } from '../../profile/queries'
import { type Show, showOf } from '../draw/show'
import { fundOf, isOpenTo, type Phase, phaseOf, showMsOf, statusIn } from '../model'
import {
  drawQuery,
  type Lottery,
  type LotteryDraw,
  type LotteryStatus,
  lotteryQuery,
  lotteryStatusesQuery,
} from '../queries'

export interface LotteryView {
  readonly lottery: Lottery
  readonly phase: Phase
  readonly time: ServerTime
  readonly skewMs: number
  readonly fundCents: number
  readonly isPlayer: boolean
  readonly isOnBreak: boolean
  readonly areBonusesOff: boolean
  /** The lottery is limited to groups that this visitor is not in. */
  readonly isForOthers: boolean
  readonly currency: string
  /** undefined: a guest, no tickets, or not loaded yet. */
  readonly status: LotteryStatus | undefined
  readonly isStatusPending: boolean
  readonly hasStatusFailed: boolean
  readonly retryStatus: () => void
  /** Spendable astrocoins. */
  readonly points: number | undefined
  /** null: not drawn yet, or a platform that does not send it. */
  readonly draw: LotteryDraw | null | undefined
  readonly hasDrawFailed: boolean
  readonly retryDraw: () => void
  readonly show: Show | undefined
}

const again = 2_000

/** Everything a lottery's page shows. undefined until it has loaded. */
export function useLottery(slug: string): LotteryView | undefined {
  const { currency } = useSite()
  const { data } = useQuery(lotteryQuery(slug))
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const statuses = useQuery({ ...lotteryStatusesQuery(), enabled: isPlayer })
  const points = useQuery({ ...pointsQuery(), enabled: isPlayer })
  const lottery = data?.lottery
  const time = data ?? {}
  const drawAtMs = lottery?.draw_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(lottery.draw_at)
  const isDue = useByTime(time, (nowMs) => nowMs >= drawAtMs)
  const draw = useQuery({
    ...drawQuery(lottery?.id ?? 0),
    enabled: lottery !== undefined && isDue,
    // The draw becomes available at this moment: a page that requests it slightly early must retry.
    refetchInterval: ({ state }) => (state.data === null && lottery?.finished_at === null ? again : false),
  })
  const show = draw.data ? showOf(draw.data.steps) : undefined
  const showMs = show?.endMs ?? (lottery ? showMsOf(lottery) : 0)
  const finishedAt = lottery?.finished_at ?? draw.data?.drawn_at ?? null
  const phase = useByTime(time, (nowMs) =>
    lottery ? phaseOf({ ...lottery, finished_at: finishedAt }, nowMs, showMs) : 'archive',
  )
  if (!lottery) return undefined
  return {
    lottery,
    phase,
    time,
    skewMs: skewOf(time),
    fundCents: fundOf(lottery),
    isPlayer,
    isOnBreak: isOnBreak(player),
    areBonusesOff: player?.can_issue_bonuses === false,
    isForOthers: !isOpenTo(lottery, player?.statuses.map(({ id }) => id) ?? []),
    currency: player?.currency ?? currency,
    status: statusIn(statuses.data, lottery.id),
    isStatusPending: isPlayer && statuses.isPending,
    hasStatusFailed: statuses.isError && !statuses.data,
    retryStatus: () => void statuses.refetch(),
    points: points.data?.chargeable.points,
    draw: draw.data,
    hasDrawFailed: draw.isError,
    retryDraw: () => void draw.refetch(),
    show,
  }
}
