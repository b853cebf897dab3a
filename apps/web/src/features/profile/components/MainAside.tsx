import type { Player } from '../queries'
import { AccountCard } from './AccountCard'
import { PushCard } from './PushCard'
import { SoundCard } from './SoundCard'
import { SubscriptionsCard } from './SubscriptionsCard'

/** Next to the player's details: their account, their subscriptions, the messages of this browser and the site's sounds. */
export const MainAside = ({ player }: { readonly player: Player }) => (
  <div className="grid grid-cols-1 gap-4">
    <AccountCard player={player} />
    <SubscriptionsCard />
    <PushCard />
    <SoundCard player={player} />
  </div>
)
