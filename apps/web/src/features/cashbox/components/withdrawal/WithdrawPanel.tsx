import { useT } from '../../../../lib/i18n/TextsProvider'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { MethodStep } from '../MethodStep'
import type { StepName } from '../StepBar'
import { Available } from './Available'
import { useWithdrawal } from './useWithdrawal'
import { WithdrawForm } from './WithdrawForm'
import { Withdrawn } from './Withdrawn'

interface WithdrawPanelProps {
  readonly currency: string
  readonly availableCents: number
  readonly balanceCents: number
  readonly at: number
  readonly onAt: (at: number) => void
  readonly onHistory: () => void
}

const steps: readonly StepName[] = ['method', 'amount']

/** Method, amount and destination; after that the withdrawal is pending and can be reversed. */
export function WithdrawPanel({ currency, availableCents, balanceCents, at, onAt, onHistory }: WithdrawPanelProps) {
  const t = useT('cashbox')
  const withdrawal = useWithdrawal(currency, availableCents)
  const { form, method } = withdrawal
  const { process, choice } = form
  if (process.isSuccess && choice) return <Withdrawn payment={process.data.payment} onHistory={onHistory} />
  if (at === 1 || !choice)
    return (
      <MethodStep
        action="cashout"
        currency={currency}
        choice={choice}
        onChoose={form.setChoice}
        onContinue={() => onAt(2)}
        steps={steps}
        at={1}
        head={
          <div className="mb-5">
            <Available {...{ currency, availableCents, balanceCents }} />
          </div>
        }
      />
    )
  if (method.isError)
    return (
      <ErrorState
        title={t('screen.method.failedTitle')}
        text={t('screen.method.failedText')}
        onRetry={() => void method.refetch()}
        retrying={method.isFetching}
      />
    )
  return (
    <WithdrawForm {...{ withdrawal, choice, steps, currency, availableCents, balanceCents }} onBack={() => onAt(1)} />
  )
}
