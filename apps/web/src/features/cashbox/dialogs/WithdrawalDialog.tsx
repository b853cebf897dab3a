import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/dialog/Dialog'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { WithdrawalProgress } from '../components/withdrawal/WithdrawalProgress'
import { paymentsQuery } from '../queries'

export interface WithdrawalDialogProps {
  readonly id: number
}

/** One withdrawal of the history, open or ended. */
export default function WithdrawalDialog({ id }: WithdrawalDialogProps) {
  const t = useT('cashbox')
  const { data: payments, isError, refetch, isFetching } = useQuery(paymentsQuery())
  const payment = payments?.find((one) => one.id === id)
  return (
    <Dialog title={t('screen.history.withdrawal')} size="medium">
      {payment ? (
        <WithdrawalProgress payment={payment} />
      ) : isError || payments ? (
        <ErrorState
          title={t('screen.history.failedTitle')}
          text={t('screen.history.failedText')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Dialog>
  )
}
