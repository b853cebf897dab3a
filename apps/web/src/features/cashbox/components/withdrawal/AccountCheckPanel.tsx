import { ShieldAlert } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { EmptyState } from '../../../../ui/states/EmptyState'

/** Replaces a deposit while staff check the account: what still works, and whom to contact. */
export function AccountCheckPanel({ onWithdraw }: { readonly onWithdraw: () => void }) {
  const t = useT('cashbox')
  const href = useHref()
  const links = useListLinks()
  return (
    <EmptyState
      art={<Icon of={ShieldAlert} size={56} className="text-info" />}
      title={t('screen.review.title')}
      text={t('screen.review.text')}
      action={
        <span className="flex flex-wrap justify-center gap-3" {...links}>
          <Button onClick={onWithdraw}>{t('screen.break.withdraw')}</Button>
          <a href={href('/support')} className={buttonStyle({ tone: 'plain' })}>
            {t('screen.review.support')}
          </a>
        </span>
      }
    />
  )
}
