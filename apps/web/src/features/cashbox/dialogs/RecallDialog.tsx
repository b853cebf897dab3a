import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useRecall } from '../mutations'
import { paymentsQuery } from '../queries'

export interface RecallProps {
  readonly id: number
}

/**
 * CASH-10: explains what reversing a withdrawal means before it is done. It may have been approved since the list
 * loaded.
 */
export default function RecallDialog({ id }: RecallProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { close } = useDialog()
  const failureOf = useFormFailure()
  const recall = useRecall()
  const { data: payments, isError } = useQuery(paymentsQuery())
  const payment = payments?.find((one) => one.id === id)
  const isKnown = payments !== undefined || isError
  // A reversal that is pending or just succeeded is not too late: the dialog closes without changing its text.
  const isOpen = payment !== undefined && (payment.recallable || recall.isPending || recall.isSuccess)
  const amount = payment ? formatMoney(payment.amount_cents, payment.currency, locale) : ''
  const takeBack = async () => {
    try {
      await recall.mutateAsync(id)
      toast({ kind: 'success', title: t('screen.history.takenBack', { amount }) })
      close()
    } catch (failed) {
      toast({ kind: 'warning', title: failureOf(failed, []).general ?? t('screen.history.failedTitle') })
    }
  }
  return (
    <Dialog
      title={t('screen.recall.title')}
      size="small"
      foot={
        <>
          {isOpen && (
            <Button
              size="large"
              block
              waiting={recall.isPending}
              waitingLabel={t('screen.history.takingBack')}
              onClick={() => void takeBack()}
            >
              {t('screen.history.takeBack')}
            </Button>
          )}
          <Button tone="ghost" size="large" block onClick={close}>
            {t(isOpen ? 'screen.recall.keep' : 'screen.recall.close')}
          </Button>
        </>
      }
    >
      {isKnown ? (
        <p className="text-text-2">{isOpen ? t('screen.recall.text', { amount }) : t('screen.recall.tooLate')}</p>
      ) : (
        <Skeleton className="h-16 rounded-card" />
      )}
    </Dialog>
  )
}
