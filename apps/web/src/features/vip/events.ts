import { refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { ownAdventureQuery, progressQuery } from './queries'

export const vipEvents = handlers({
  // Deposits and bets change a balance. The figures are sums that only the server can compute.
  balance: (_, cache) => refetch(cache, { queryKey: progressQuery().queryKey }),
  vip_adventure_changes: (_, cache) => refetch(cache, { queryKey: ownAdventureQuery().queryKey }),
})
