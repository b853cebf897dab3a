import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useDialog } from '../../../ui/dialogContext'
import { Skeleton } from '../../../ui/Skeleton'
import type { Payment } from '../model'
import { useRecall } from '../mutations'
import { paymentsQuery } from '../queries'

export interface RecallProps {
  readonly id: number
}

/** CASH-10: what taking a withdrawal back means, before it is done. It may have been approved meanwhile. */
export default function RecallDialog({ id }: RecallProps) {
  const t = useT('cashbox')
  const { close } = useDialog()
  const { data: payments, isError } = useQuery(paymentsQuery())
  const payment = payments?.find((one) => one.id === id)
  if (payment?.recallable) return <Asked payment={payment} />
  const isKnown = payments !== undefined || isError
  return (
    <Dialog
      title={t('screen.recall.title')}
      size="small"
      foot={
        <Button size="large" block onClick={close}>
          {t('screen.recall.close')}
        </Button>
      }
    >
      {isKnown ? <p>{t('screen.recall.tooLate')}</p> : <Skeleton className="h-16 rounded-card" />}
    </Dialog>
  )
}

function Asked({ payment }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { close } = useDialog()
  const failureOf = useFormFailure()
  const recall = useRecall()
  const amount = formatMoney(payment.amount_cents, payment.currency, locale)
  const takeBack = async () => {
    try {
      await recall.mutateAsync(payment.id)
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
          <Button
            size="large"
            block
            waiting={recall.isPending}
            waitingLabel={t('screen.history.takingBack')}
            onClick={() => void takeBack()}
          >
            {t('screen.history.takeBack', { amount })}
          </Button>
          <Button tone="ghost" size="large" block onClick={close}>
            {t('screen.recall.keep')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('screen.recall.text', { amount })}</p>
    </Dialog>
  )
}
