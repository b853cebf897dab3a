import { Check } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'

/** Marks a tournament that the player has joined. */
export function JoinedMark() {
  const t = useT('tournaments')
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-(--on-light)/70 pr-2.5 pl-1.5 text-12 font-[620] text-accent-text">
      <Icon of={Check} size={16} />
      {t('join.joined')}
    </span>
  )
}
