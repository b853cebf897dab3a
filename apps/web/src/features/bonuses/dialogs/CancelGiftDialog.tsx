import { isUnstarted } from '@apogee/rules/bonuses/stages'
import { fromDecimal } from '@apogee/rules/money/units'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { Line, Part } from '../components/CancelPart'
import { useCancelBonus } from '../mutations'
import { bonusesQuery, cancelInfoQuery } from '../queries'

export interface CancelGiftProps {
  readonly id: number
}

/** SAFE-08: shows the losses and the rest before a bonus is cancelled. */
export default function CancelGiftDialog({ id }: CancelGiftProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const { close } = useDialog()
  const { data: bonus } = useQuery({ ...bonusesQuery(), select: (all) => all.find((one) => one.id === id) })
  const { data: info, isError, refetch, isFetching } = useQuery(cancelInfoQuery(id))
  const { mutate, isPending } = useCancelBonus()
  const currency = info?.currency ?? bonus?.currency
  const write = (amount: string) =>
    currency ? formatMoney(Number(fromDecimal(amount, subunitsOf(currency)) ?? 0n), currency, locale) : amount
  const isMoney = info !== undefined && Number(info.total_withdrawal_amount) > 0
  // A bonus that has not begun holds no money yet: what it would have given is lost.
  const unused = bonus && isUnstarted(bonus.stage) ? formatMoney(bonus.amount_cents, bonus.currency, locale) : undefined
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
          <div className="grid gap-3">
            <Part isLost title={t('cancel.lost')} total={unused ?? write(info.total_withdrawal_amount)}>
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
          </div>
        </div>
      )}
    </Dialog>
  )
}
