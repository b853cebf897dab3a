import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { useIsOffered } from '../../../lib/useIsOffered'

const path = '/profile/games-history?show=points'

/** Leads to how coins were earned and spent, where the platform tells it. */
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
