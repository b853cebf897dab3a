import type { QueryClient } from '@tanstack/react-query'
import { isOnBreak } from '../../lib/onBreak'
import { handlers } from '../../lib/realtime/registry'
import { toast } from '../../lib/toasts'
import { playerQuery } from '../profile/queries'
import { addNews, dropNews } from './inbox'
import { newsOfMessage } from './messages'
import { type News, newsOfPayment } from './news'

function tell(cache: QueryClient, id: string, news: News | undefined): void {
  const player = cache.getQueryData(playerQuery().queryKey)
  if (player && news) addNews(player.id, { id, news })
}

export const notificationEvents = handlers({
  payments_events: (payment, cache) => tell(cache, `payment-${payment.id}`, newsOfPayment(payment)),
  // A gift is news while it waits to be activated (wire-facts 12.1).
  bonuses_changes: ({ id, stage, title, amount_cents: cents, currency }, cache) => {
    if (stage === 'issued') tell(cache, `bonus-${id}`, { kind: 'bonus', title, cents, currency })
    else dropNews(`bonus-${id}`)
  },
  freespins_changes: ({ id, stage, title }, cache) => {
    if (stage === 'issued') tell(cache, `freespins-${id}`, { kind: 'freespins', title })
    else dropNews(`freespins-${id}`)
  },
  personal_notifications: (one, cache) => {
    // SAFE-02: it was sent just before the break began.
    if (one.kind === 'promotional' && isOnBreak(cache.getQueryData(playerQuery().queryKey))) return
    const news = newsOfMessage(one)
    tell(cache, `personal-${one.id}`, news)
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
