import type { Player } from '../queries'
import { AccountCard } from './AccountCard'
import { SubscriptionsCard } from './SubscriptionsCard'

/** Next to the player's details: their account and their subscriptions. */
export const MainAside = ({ player }: { readonly player: Player }) => (
  <div className="grid grid-cols-1 gap-4">
    <AccountCard player={player} />
    <SubscriptionsCard />
  </div>
)
