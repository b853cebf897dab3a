import type { Player } from '../queries'
import { AccountCard } from './AccountCard'
import { SubscriptionsCard } from './SubscriptionsCard'

/** Beside the player's data: his account, and what he wants to be told. */
export const MainAside = ({ player }: { readonly player: Player }) => (
  <div className="grid grid-cols-1 gap-4">
    <AccountCard player={player} />
    <SubscriptionsCard />
  </div>
)
