import { CircleCheck, Clock } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import type { Player } from '../queries'
import { FactList } from './FactList'

/** What of the player is proven, and what is not yet. */
export function VerificationPanel({ player }: { readonly player: Player | null }) {
  const t = useT('profile')
  const state = (isDone: boolean) => (
    <Tag tone={isDone ? 'win' : 'warn'} icon={isDone ? CircleCheck : Clock}>
      {t(isDone ? 'page.proven' : 'page.open')}
    </Tag>
  )
  return (
    player && (
      <FactList
        facts={[
          [t('page.emailProof'), state(player.confirmed_at !== null)],
          [t('page.identityProof'), state(player.verified || player.sumsub_verified === true)],
        ]}
      />
    )
  )
}
