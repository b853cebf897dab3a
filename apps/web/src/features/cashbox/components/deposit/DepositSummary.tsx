import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Money } from '../../../../ui/Money'
import type { BonusView } from '../../bonusView'
import { SummaryLine } from '../Summary'

interface DepositSummaryProps {
  readonly currency: string
  readonly cents: number
  readonly fee: string
  readonly bonus: BonusView | undefined
  readonly balanceCents: number
}

/** The total of a deposit before it is paid, including the bonus and all its conditions. */
export function DepositSummary({ currency, cents, fee, bonus, balanceCents }: DepositSummaryProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const bonusCents = bonus?.centsOf(cents) ?? 0
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const binding =
    bonus && bonusCents > 0
      ? ([
          ['toWager', bonus.wager > 0 ? money(bonusCents * bonus.wager) : t('screen.bonus.noWager')],
          ['maxBet', bonus.maxBetCents === null ? undefined : money(bonus.maxBetCents)],
          ['maxWin', bonus.maxWinCents === null ? undefined : money(bonus.maxWinCents)],
          ['days', bonus.wagerDays === null ? undefined : t('screen.summary.daysValue', { count: bonus.wagerDays })],
        ] as const)
      : []
  return (
    <section className="num">
      <div className="flex items-baseline justify-between gap-4 md:block">
        <h3 className="text-text-2">{t('screen.summary.title')}</h3>
        <p className="display text-20 md:mt-1 md:text-32">
          <Money cents={balanceCents + cents} currency={currency} />
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 flex h-3 gap-1 overflow-hidden rounded-small">
        <span className="rounded-small bg-text-2" style={{ flexGrow: cents }} />
        {bonusCents > 0 && <span className="rounded-small bg-win" style={{ flexGrow: bonusCents }} />}
      </div>
      <dl className="mt-4 grid gap-2">
        <SummaryLine label={t('screen.summary.deposit')} dot="bg-text-2">
          {money(cents)}
        </SummaryLine>
        {bonusCents > 0 && (
          <SummaryLine label={t('screen.summary.bonus')} dot="bg-win" tone="text-win">
            + {money(bonusCents)}
          </SummaryLine>
        )}
        {bonusCents > 0 && (
          <SummaryLine label={t('screen.summary.activated')}>{money(balanceCents + cents + bonusCents)}</SummaryLine>
        )}
        <SummaryLine label={t('screen.summary.fee')}>{fee}</SummaryLine>
      </dl>
      {binding.length > 0 && (
        <>
          <dl className="mt-4 grid gap-2 pt-4 shadow-[inset_0_1px_0_var(--line)]">
            {binding.map(
              ([name, value]) =>
                value && (
                  <SummaryLine key={name} label={t(`screen.summary.${name}`)}>
                    {value}
                  </SummaryLine>
                ),
            )}
          </dl>
          <p className="mt-3 text-12 text-text-2">{t('screen.bonus.activate')}</p>
        </>
      )}
    </section>
  )
}
