import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { pathBelow } from '../pathBelow'
import { providersQuery } from '../queries'
import { FindHelp } from './signUp/FindHelp'

/** Sign-in with external accounts, if the operator offers any; says why one of them failed. */
export function OtherProviders({ redirect }: { readonly redirect: string | undefined }) {
  const t = useT('auth')
  const { locale } = useSite()
  const router = useRouter()
  const { data: providers = [] } = useQuery(providersQuery)
  if (providers.length === 0) return null
  const word = new URLSearchParams(location.search).get('provider') ?? ''
  const back = new URLSearchParams({ locale, redirect: redirect ?? pathBelow(router) })
  return (
    <div className="grid gap-3">
      <FormNote text={word === '' ? undefined : textIf(t, `providers.${word}`)}>
        {word === 'self_excluded' && <FindHelp />}
      </FormNote>
      {providers.map(({ name, title, url }) => (
        // Another site: a page load, not a route.
        <a key={name} href={`${url}?${back}`} className={buttonStyle({ tone: 'ghost', size: 'large', block: true })}>
          <Icon of={LogIn} />
          {t('providers.with', { name: title })}
        </a>
      ))}
    </div>
  )
}
