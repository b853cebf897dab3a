import { useRouterState } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { listedLocales, localeNames } from '../../lib/i18n/locales'
import { useT } from '../../lib/i18n/TextsProvider'
import { pageAddress } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { Dialog } from '../../ui/dialog/Dialog'
import { Icon } from '../../ui/Icon'
import { useChooseLocale } from '../page/useChooseLocale'

/** The brand's languages. Each is a plain link that reloads the page in that language. */
export default function LanguageDialog() {
  const t = useT('shell')
  const site = useSite()
  const { brand, locale } = site
  const path = useRouterState({ select: (state) => state.location.href })
  const choose = useChooseLocale()
  return (
    <Dialog title={t('language.title')} size="small">
      <p className="mb-4 text-text-2">{t('language.text')}</p>
      <ul className="space-y-2">
        {listedLocales(brand.locales).map((code) => (
          <li key={code}>
            <a
              href={pageAddress(path, { ...site, locale: code })}
              hrefLang={code}
              lang={code}
              aria-current={code === locale ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                void choose(code, path)
              }}
              className="flex h-12 items-center justify-between rounded-control bg-surface-2 px-4 font-[550] shadow-line hover:bg-surface-3 aria-[current=true]:bg-surface-3 aria-[current=true]:shadow-selected"
            >
              {localeNames[code]}
              {code === locale && <Icon of={Check} className="text-accent-text" />}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
