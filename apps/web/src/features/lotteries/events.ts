import type { MessageOf } from '@apogee/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { patch, refetch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { areSalesClosed } from './model'
import { drawQuery, type Lottery, lotteriesQuery, lotteryQuery, lotteryStatusesQuery, type OneLottery } from './queries'

/**
 * The fields that change while a lottery is shown. Its texts and prizes are in the reader's language and are refetched.
 */
function changed(held: Lottery, message: MessageOf<'public:lotteries_changes'>): Lottery {
  if (isStale(held, message)) return held
  const { version, in_progress, lottery_tickets_count, finished_at, fair } = message
  return { ...held, version, in_progress, lottery_tickets_count, finished_at, ...(fair && { fair }) }
}

/** The cached pages of a lottery: messages identify it by id, addresses by slug. */
const pagesOf = (cache: QueryClient, id: number) =>
  cache
    .getQueriesData<OneLottery>({ queryKey: ['lotteries.one'] })
    .flatMap(([, held]) => (held?.lottery.id === id ? [held.lottery] : []))

function cacheLottery(cache: QueryClient, message: MessageOf<'public:lotteries_changes'>): void {
  const list = lotteriesQuery().queryKey
  const listed = cache.getQueryData(list)?.all
  const inList = listed?.find(({ id }) => id === message.id)
  const shown = pagesOf(cache, message.id)
  const held = [...(inList ? [inList] : []), ...shown].filter((one) => !isStale(one, message))
  const isDrawn = held.some((one) => one.finished_at === null && message.finished_at !== null)
  const isClosed = held.some((one) => !areSalesClosed(one) && areSalesClosed(message))
  patch(cache, list, (held) => ({
    ...held,
    all: held.all.map((one) => (one.id === message.id ? changed(one, message) : one)),
  }))
  for (const one of shown)
    patch(cache, lotteryQuery(one.frontend_identifier).queryKey, (held) => ({
      ...held,
      lottery: changed(held.lottery, message),
    }))
  // It is unknown, or its sales have closed (the response has the platform's time), or it has winners now.
  if (listed && (!inList || isDrawn || isClosed)) refetch(cache, { queryKey: list })
  if (!isDrawn && !isClosed) return
  for (const one of shown) refetch(cache, { queryKey: lotteryQuery(one.frontend_identifier).queryKey })
  if (isDrawn) refetch(cache, { queryKey: drawQuery(message.id).queryKey })
}

/** Caches the player's tickets in a lottery; a message no newer than the cached one changes nothing. */
function cacheStatus(cache: QueryClient, status: MessageOf<'lotteries_statuses'>): void {
  patch(cache, lotteryStatusesQuery().queryKey, (all) => {
    const held = all.find(({ lottery_id: id }) => id === status.lottery_id)
    if (!held) return [...all, status]
    return isStale(held, status) ? all : all.map((one) => (one === held ? status : one))
  })
}

/** RTM-03 */
export const lotteriesEvents = handlers({
  'public:lotteries_changes': (lottery, cache) => cacheLottery(cache, lottery),
  lotteries_statuses: (status, cache) => cacheStatus(cache, status),
})
