import { useQuery } from '@tanstack/react-query'
import { Moon } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { isForEver } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { playerQuery } from '../../profile/queries'

/** SAFE-02: replaces a deposit that the server would reject: when the break ends, and what still works. */
export function BreakPanel({ onWithdraw }: { readonly onWithdraw: () => void }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const until = player?.break_until
  return (
    <EmptyState
      art={<Icon of={Moon} size={56} className="text-info" />}
      title={t('screen.break.title')}
      text={
        until === undefined || isForEver(until)
          ? t('screen.break.forever')
          : t('screen.break.text', { date: formatDate(until, locale, 'dayTime', zone) })
      }
      action={
        <span className="flex flex-wrap justify-center gap-3" {...links}>
          <Button onClick={onWithdraw}>{t('screen.break.withdraw')}</Button>
          <a href={href('/profile/limits')} className={buttonStyle({ tone: 'plain' })}>
            {t('screen.break.limits')}
          </a>
        </span>
      }
    />
  )
}
