import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { playerQuery } from '../../features/profile/queries'
import { useT } from '../../lib/i18n/TextsProvider'
import { useSite } from '../../lib/site'
import { Icon } from '../../ui/Icon'

/** ROLE-13: a guest whose country's law forbids to play is told before he tries to sign up. */
export function RestrictedNotice() {
  const t = useT('shell')
  const { isRestricted } = useSite()
  const { data: player } = useQuery(playerQuery())
  if (!isRestricted || player) return null
  return (
    <p className="flex items-center gap-3 border-b border-line bg-warn/10 px-4 py-2.5 lg:px-6">
      <Icon of={Ban} className="text-warn" />
      {t('restricted')}
    </p>
  )
}
