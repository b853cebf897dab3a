import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useOwnRates } from '../../wallet/useOwnRates'
import { checkDraw, type Draw } from '../checkDraw'
import { winnerName, wonIn } from '../model'
import { type Win, winsQuery } from '../queries'

/** The data a win was drawn from, recomputed in this browser. */
export default function JackpotDrawDialog({ id }: { readonly id: number }) {
  const t = useT('jackpots')
  const { data: wins, isPending } = useQuery(winsQuery)
  const win = wins?.find((one) => one.id === id)
  const draw = win?.draw
  return (
    <Dialog title={t('draw.title')} size="small">
      {win && draw ? (
        <Drawn win={win} draw={draw} />
      ) : isPending ? (
        <Skeleton className="h-72 rounded-card" />
      ) : (
        <p>{t('draw.missing')}</p>
      )}
    </Dialog>
  )
}

function Drawn({ win, draw }: { readonly win: Win; readonly draw: Draw }) {
  const t = useT('jackpots')
  const { locale } = useSite()
  const zone = useReaderZone()
  const { jackpot_original_currency: currency } = win
  const { data: isGood } = useQuery({ queryKey: ['public:jackpots.check', win.id], queryFn: () => checkDraw(draw) })
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const own = useOwnRates(() => [currency])
  const paid = wonIn(win, own.currency, own.rates ?? {})
  const amount = formatMoney(paid.cents, paid.currency, locale, { rough: true })
  return (
    <>
      <p>{t('draw.lead', { name: winnerName(win.user_name), amount, level: win.jackpot_level_name })}</p>
      <p className="mt-2 text-text-2">{t(`draw.rule.${draw.rule}`)}</p>
      <dl className="mt-4 grid gap-3 text-14">
        {paid.currency !== currency && <Fact name={t('draw.paid')}>{money(win.jackpot_original_amount_cents)}</Fact>}
        <Fact name={t('draw.hash')} isCode>
          {draw.hash}
        </Fact>
        <Fact name={t('draw.secret')} isCode>
          {draw.secret}
        </Fact>
        <Fact name={t('draw.cycle')} isCode>
          {[draw.level, draw.cycle, draw.opening_round, draw.round].filter((part) => part !== undefined).join(':')}
        </Fact>
        {draw.trigger_cents !== undefined && <Fact name={t('draw.hidden')}>{money(draw.trigger_cents)}</Fact>}
        {draw.moment !== undefined && (
          <Fact name={t('draw.moment')}>{formatDate(draw.moment, locale, 'dayTime', zone)}</Fact>
        )}
        {draw.stake_cents !== undefined && draw.one_in_cents !== undefined && (
          <Fact name={t('draw.chance')}>
            {t('draw.oneIn', { count: Math.round(draw.one_in_cents / draw.stake_cents) })}
          </Fact>
        )}
      </dl>
      {isGood !== undefined && (
        <p role="status" className={`mt-5 flex items-center gap-2 ${isGood ? 'text-win' : 'text-danger-text'}`}>
          <Icon of={isGood ? CircleCheck : CircleX} />
          {t(isGood ? 'draw.good' : 'draw.bad')}
        </p>
      )}
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly isCode?: boolean
  readonly children: ReactNode
}

const Fact = ({ name, isCode = false, children }: FactProps) => (
  <div className="hair rounded-control bg-surface-2 px-3 py-2">
    <dt className="text-12 text-text-2">{name}</dt>
    <dd className={isCode ? 'break-all font-mono text-12' : 'num font-semibold'}>{children}</dd>
  </div>
)
