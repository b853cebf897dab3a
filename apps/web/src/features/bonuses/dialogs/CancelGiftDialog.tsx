import { fromDecimal } from '@apogee/rules/money/units'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/Skeleton'
import { useCancelBonus } from '../mutations'
import { bonusesQuery, cancelInfoQuery } from '../queries'

export interface CancelGiftProps {
  readonly id: number
}

/** SAFE-08: what is lost and what stays, before a bonus is cancelled. */
export default function CancelGiftDialog({ id }: CancelGiftProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const { close } = useDialog()
  const { data: bonus } = useQuery({ ...bonusesQuery(), select: (all) => all.find((one) => one.id === id) })
  const { data: info, isError, refetch, isFetching } = useQuery(cancelInfoQuery(id))
  const { mutate, isPending } = useCancelBonus()
  const write = (amount: string) =>
    info ? formatMoney(Number(fromDecimal(amount, subunitsOf(info.currency)) ?? 0n), info.currency, locale) : ''
  const isMoney = info !== undefined && Number(info.total_withdrawal_amount) > 0
  const cancel = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ kind: 'success', id: 'gift', title: t('cancel.done') })
        close()
      },
      onError: () => toast({ kind: 'error', id: 'gift', title: t('cancel.failed'), text: t('cancel.failedText') }),
    })
  return (
    <Dialog
      title={t('cancel.title')}
      size="small"
      foot={
        info && (
          <>
            <Button tone="danger" size="large" block waiting={isPending} onClick={cancel}>
              {isMoney ? t('cancel.lose', { amount: write(info.total_withdrawal_amount) }) : t('cancel.confirm')}
            </Button>
            <Button tone="ghost" size="large" block onClick={close}>
              {t('cancel.keep')}
            </Button>
          </>
        )
      }
    >
      {isError && (
        <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!info && !isError && <Skeleton className="h-40 rounded-card" />}
      {info && (
        <div className="grid gap-4">
          <p className="text-text-2">
            {t(isMoney ? 'cancel.text' : 'cancel.textUnused', { title: bonus?.title ?? '' })}
          </p>
          <dl className="grid gap-3">
            <Part isLost title={t('cancel.lost')} total={write(info.total_withdrawal_amount)}>
              {isMoney && (
                <>
                  <Line label={t('cancel.bonusMoney')} value={write(info.bonus_balance)} />
                  <Line label={t('cancel.winnings')} value={write(info.bonus_winnings)} />
                </>
              )}
            </Part>
            <Part title={t('cancel.stays')} total={write(info.cash_balance)}>
              <Line label={t('cancel.realMoney')} value={write(info.cash_balance)} />
            </Part>
          </dl>
        </div>
      )}
    </Dialog>
  )
}

interface PartProps {
  readonly isLost?: boolean
  readonly title: string
  readonly total: string
  readonly children?: React.ReactNode
}

/** A side of what cancelling does. */
export function Part({ isLost = false, title, total, children }: PartProps) {
  return (
    <div className="hair rounded-card bg-surface-2 p-4">
      <div className="num flex items-center gap-3">
        <Icon of={isLost ? X : Check} className={isLost ? 'text-danger-text' : 'text-win'} />
        <dt className="min-w-0 flex-1 font-[650]">{title}</dt>
        <dd className="text-20 font-[680]">{total}</dd>
      </div>
      {children}
    </div>
  )
}

const Line = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="num mt-2 flex justify-between gap-4 pl-8 text-14 text-text-2">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
