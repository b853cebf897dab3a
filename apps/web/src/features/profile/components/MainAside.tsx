import type { Player } from '../queries'
import { AccountCard } from './AccountCard'
import { SubscriptionsCard } from './SubscriptionsCard'

/** Beside the player's data: his account, and what he wants to be told. */
export const MainAside = ({ player }: { readonly player: Player }) => (
  <div className="grid gap-4 lg:gap-6">
    <AccountCard player={player} />
    <SubscriptionsCard />
  </div>
)
