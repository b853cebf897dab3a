import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import type { Player } from '../queries'

/** Account data that has its own dialogs or cannot change: email address, number, currency and language. */
export function AccountCard({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const { locale, brand } = useSite()
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale)
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="font-[650]">{t('sections.account')}</h2>
      <dl className="mt-2 divide-y divide-line">
        <Line name={t('page.email')}>{player.email}</Line>
        <Line name={t('page.number')}>{player.id}</Line>
        <Line name={t('page.currency')} action={t('page.changeCurrency')} onPress={() => dialogs.open('currency')}>
          {player.currency}
        </Line>
        {brand.locales.length > 1 && (
          <Line name={t('page.language')} action={t('page.changeLanguage')} onPress={() => dialogs.open('language')}>
            {language}
          </Line>
        )}
      </dl>
    </section>
  )
}

interface LineProps {
  readonly name: string
  readonly children: ReactNode
  readonly action?: string
  readonly onPress?: () => void
}

function Line({ name, children, action, onPress }: LineProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <dt className="text-14 text-text-2">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4 font-medium wrap-anywhere">
        {children}
        {action && (
          <button
            type="button"
            onClick={onPress}
            className="min-h-6 text-14 text-accent-text underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {action}
          </button>
        )}
      </dd>
    </div>
  )
}
