import { Lock } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { formatMoney } from '../../../../lib/format/money'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import type { OpenWager } from '../../bonusView'
import { SummaryLine } from '../Summary'

interface LockedByBonusProps {
  readonly currency: string
  readonly wager: OpenWager
  readonly realCents: number
  readonly balanceCents: number
}

/**
 * Replaces a withdrawal that the server would reject: shows what locks the money, and both ways out with their costs.
 */
export function LockedByBonus({ currency, wager, realCents, balanceCents }: LockedByBonusProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  const dialogs = useDialogs()
  const { close } = useDialog()
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const { title, percent, leftCents, maxWinCents, validUntil } = wager
  return (
    <div className="grid gap-4">
      <section className="hair num rounded-card bg-surface-2 p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-text-2">{t('screen.overview.available')}</h3>
          <p className="display text-24">
            <Money cents={0} currency={currency} />
          </p>
        </div>
        <p className="mt-3 flex items-start gap-3">
          <Icon of={Lock} className="mt-px shrink-0 text-accent-text" />
          <span>{t('screen.held.text', { bonus: title })}</span>
        </p>
        <div
          role="progressbar"
          aria-label={t('screen.held.progress', { bonus: title })}
          aria-valuenow={percent}
          className="mt-4 h-2 overflow-hidden rounded-full bg-surface-3"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-14 text-text-2">
          <span>{t('screen.held.percent', { percent })}</span>
          <span>{t('screen.held.left', { amount: money(leftCents) })}</span>
        </p>
      </section>
      <div className="grid gap-4 md:grid-cols-2">
        <section className="hair flex flex-col rounded-card bg-surface-2 p-5">
          <h3 className="font-[650]">{t('screen.held.play')}</h3>
          <p className="mt-1 flex-1 text-text-2">
            {validUntil && `${t('screen.held.playUntil', { date: formatDate(validUntil, locale, 'dayTime', zone) })} `}
            {maxWinCents === null
              ? t('screen.held.playText')
              : t('screen.held.playMax', { max: formatMoney(maxWinCents, currency, locale, { short: true }) })}
          </p>
          <Button className="mt-4" block onClick={close}>
            {t('screen.withdrawn.toGames')}
          </Button>
        </section>
        <section className="hair flex flex-col rounded-card bg-surface-2 p-5">
          <h3 className="font-[650]">{t('screen.held.cancel')}</h3>
          <dl className="num mt-2 grid flex-1 content-start gap-1">
            <SummaryLine label={t('screen.held.lose')} tone="text-danger-text">
              {money(balanceCents - realCents)}
            </SummaryLine>
            <SummaryLine label={t('screen.held.keep')}>{money(realCents)}</SummaryLine>
          </dl>
          <Button tone="ghost" className="mt-4" block onClick={() => dialogs.open('cancelGift', { id: wager.id })}>
            {t('screen.held.cancelOpen')}
          </Button>
        </section>
      </div>
    </div>
  )
}
