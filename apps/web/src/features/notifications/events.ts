import type { QueryClient } from '@tanstack/react-query'
import { isOnBreak } from '../../lib/onBreak'
import { isNewest } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { playMark } from '../../lib/sound/marks'
import { toast } from '../../lib/toasts'
import { playerQuery } from '../profile/queries'
import { addNews, dropNews } from './inbox'
import { type News, newsOfPayment } from './news'
import { newsOfMessage } from './newsOfMessage'

interface NewsChange {
  readonly id: string
  readonly version: number | undefined
  /** Undefined if the event is not, or no longer, news. */
  readonly news: News | undefined
}

/** The newest message about a subject decides: a late older one does not restore a removed notification. */
function applyNews(cache: QueryClient, { id, version, news }: NewsChange): void {
  const player = cache.getQueryData(playerQuery().queryKey)
  if (!player || !isNewest(cache, `notifications.${id}`, { version })) return
  if (news) {
    addNews(player.id, { id, version, news })
    if (news.kind === 'payment' && news.outcome === 'done')
      playMark(news.action === 'deposit' ? 'deposit' : 'landed', player)
  } else dropNews(id)
}

const expiryOf = (until: string | null) => (until === null ? {} : { expiresMs: Date.parse(until) })

export const notificationEvents = handlers({
  payments_events: (payment, cache) => {
    const { id, version } = payment
    applyNews(cache, { id: `payment-${id}`, version, news: newsOfPayment(payment) })
  },
  // A gift is news while it waits to be activated (wire-facts 12.1).
  bonuses_changes: ({ id, version, stage, title, amount_cents: cents, currency, activatable_until: until }, cache) => {
    const news =
      stage === 'issued' ? ({ kind: 'bonus', title, cents, currency, ...expiryOf(until) } as const) : undefined
    applyNews(cache, { id: `bonus-${id}`, version, news })
  },
  freespins_changes: ({ id, version, stage, title, activatable_until: until }, cache) => {
    const news = stage === 'issued' ? ({ kind: 'freespins', title, ...expiryOf(until) } as const) : undefined
    applyNews(cache, { id: `freespins-${id}`, version, news })
  },
  personal_notifications: (one, cache) => {
    // SAFE-02: it was sent just before the break began.
    if (one.kind === 'promotional' && isOnBreak(cache.getQueryData(playerQuery().queryKey))) return
    const news = newsOfMessage(one)
    applyNews(cache, { id: `personal-${one.id}`, version: one.version, news })
    const { button } = news
    toast({
      kind: 'message',
      id: `personal-${one.id}`,
      title: news.title,
      text: news.text,
      ...(button && { action: { label: button.title, path: button.path } }),
    })
  },
})
