import { Ban } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'

/** ROLE-13: informs guests from a country whose law forbids play before they try to sign up. */
export default function RestrictedNotice() {
  const t = useT('shell')
  const href = useHref()
  const links = useListLinks()
  return (
    <aside
      aria-label={t('restricted')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn/10 px-(--page-x) py-2.5"
    >
      <Icon of={Ban} className="text-warn" />
      <p className="min-w-0 flex-1 max-sm:basis-60">{t('restricted')}</p>
      <a
        href={href('/restricted-countries')}
        {...links}
        className="py-1 font-[650] text-accent-text underline underline-offset-3"
      >
        {t('restrictedWhy')}
      </a>
    </aside>
  )
}
