import { useIsOffered } from '../../../lib/flags/useIsOffered'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'

const path = '/profile/games-history?show=points'

/** Links to the history of earned and spent coins, on platforms that have it. */
export function PointsHistoryLink({ className = '' }: { readonly className?: string }) {
  const t = useT('loyalty')
  const href = useHref()
  if (!useIsOffered()(path)) return null
  return (
    <a href={href(path)} className={`text-accent-text underline underline-offset-4 ${className}`}>
      {t('mart.history')}
    </a>
  )
}
