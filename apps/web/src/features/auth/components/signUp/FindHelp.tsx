import { useT } from '../../../../lib/i18n/TextsProvider'
import { wayOut } from '../../../../ui/forms/wayOut'
import { PageLink } from './PageLink'

/** A link to help with gambling, next to an error about a self-exclusion. */
export function FindHelp() {
  const t = useT('auth')
  return (
    <span className={wayOut}>
      <PageLink slug="responsible-gaming">{t('signUp.help')}</PageLink>
    </span>
  )
}
