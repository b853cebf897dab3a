import { patch, refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { unseenAward } from './award'
import { type Jackpot, jackpotsQuery, type Level, type Win, winsQuery } from './queries'

/**
 * A pool shrinks only after a win, and then its level gets a new hash: a smaller amount with the same hash is older. Without
 * hashes messages count in the order they arrive.
 */
function isOlder(message: Jackpot, shown: Jackpot): boolean {
  const levels = new Map(shown.levels.map((level) => [level.id, level]))
  return message.levels.some(({ id, amount_cents, drop }) => {
    const known = levels.get(id)
    return drop !== undefined && known?.drop?.hash === drop.hash && amount_cents < known.amount_cents
  })
}

/** One message is sent to the players of all brands, so keep the names from this brand's list. */
const withNamesOf = (shown: Jackpot, message: Jackpot): Jackpot => ({
  ...message,
  name: shown.name,
  levels: message.levels.map((level) => {
    const known = shown.levels.find(({ id }) => id === level.id)
    return known ? { ...level, name: known.name, ...(known.art !== undefined && { art: known.art }) } : level
  }),
})

/** A level has restarted: it has a new hash, or a smaller amount where the platform sends no hashes. */
const hasRestarted = (shown: Level, message: Level): boolean =>
  shown.drop && message.drop ? shown.drop.hash !== message.drop.hash : message.amount_cents < shown.amount_cents

/** Wins of other platforms have no ids: the same player cannot win twice in the same millisecond. */
const isSame = (one: Win, other: Win): boolean =>
  one.id === other.id && one.user_name === other.user_name && one.created_at === other.created_at

export const jackpotsEvents = handlers({
  'public:jackpots_changes': (message, cache) => {
    const { queryKey } = jackpotsQuery
    const shown = cache.getQueryData(queryKey)
    const old = shown?.find(({ id }) => id === message.id)
    if (!shown) return patch(cache, queryKey, (held) => held)
    if (old && isOlder(message, old)) return
    patch(cache, queryKey, () =>
      old ? shown.map((one) => (one === old ? withNamesOf(old, message) : one)) : [...shown, message],
    )
    const isWon = old?.levels.some((level) =>
      message.levels.some((one) => one.id === level.id && hasRestarted(level, one)),
    )
    if (isWon) refetch(cache, { queryKey: winsQuery.queryKey })
  },
  jackpot_win_award: (message, cache) => {
    unseenAward.set(message)
    patch(cache, winsQuery.queryKey, (wins) => (wins.some((win) => isSame(win, message)) ? wins : [message, ...wins]))
  },
})
