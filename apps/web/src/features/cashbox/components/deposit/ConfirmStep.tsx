import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { recordCanceled } from '../../canceledDeposit'
import type { Payment } from '../../model'
import { paymentsQuery } from '../../queries'
import { Charging, PaymentEnd } from '../payment/PaymentEnd'
import { PaymentFrame } from '../payment/PaymentFrame'
import { StepBar, type StepName } from '../StepBar'
import { CoinStep, type CoinTarget } from './CoinStep'

/** A deposit that has started and continues on this page. */
export interface Begun {
  readonly payment: Payment
  readonly url?: string
  readonly coin?: CoinTarget
}

/** How a deposit continues here; undefined when the player has to leave for the provider's page. */
export function begunOf(answer: Result<'cashbox.process'>, isFramed: boolean): Begun | undefined {
  if (answer.mode === 'notify') return { payment: answer.payment }
  if (answer.mode !== 'redirect') return undefined
  const { payment, url, coin, frame } = answer
  if (coin) return { payment, url, coin }
  return isFramed && frame ? { payment, url } : undefined
}

interface ConfirmStepProps {
  readonly begun: Begun
  readonly steps: readonly StepName[]
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** Realtime reports a payment at once; without a message it is polled at this interval while the player waits. */
const pollMs = 3000

/** Last step: the provider's page in a frame, the address for the coins, or a short wait; then the outcome. */
export function ConfirmStep({ begun, steps, onAgain, onOther }: ConfirmStepProps) {
  const [isLeft, setIsLeft] = useState(false)
  const { data } = useQuery({
    ...paymentsQuery(),
    refetchInterval: ({ state }) => (isOpen(find(state.data, begun)) ? pollMs : false),
  })
  const payment = find(data, begun)
  const isDone = !isOpen(payment)
  useEffect(() => {
    if (payment.state === 'canceled') recordCanceled(payment)
  }, [payment])
  return (
    <>
      {!isDone && <StepBar steps={steps} at={steps.length} />}
      {isDone ? (
        <PaymentEnd payment={payment} onAgain={onAgain} onOther={onOther} />
      ) : begun.coin ? (
        <CoinStep coin={begun.coin} url={begun.url} payment={payment} />
      ) : begun.url && !isLeft ? (
        <PaymentFrame url={begun.url} onLeft={() => setIsLeft(true)} />
      ) : (
        <Charging payment={payment} />
      )}
    </>
  )
}

const find = (payments: readonly Payment[] | undefined, { payment }: Begun): Payment =>
  payments?.find(({ id }) => id === payment.id) ?? payment

const isOpen = ({ state }: Payment): boolean => state === 'pending'
