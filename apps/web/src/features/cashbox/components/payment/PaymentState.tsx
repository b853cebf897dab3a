import { Check, CircleX, Hourglass, type LucideIcon, Send, TriangleAlert, Undo2 } from 'lucide-react'
import { humanize } from '../../../../lib/browser/humanize'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Tag } from '../../../../ui/Tag'
import type { Payment } from '../../model'

type Tone = 'win' | 'warn' | 'danger' | 'info' | 'mute'

const styles: Readonly<Record<Payment['state'], readonly [Tone, LucideIcon]>> = {
  succeeded: ['win', Check],
  pending: ['info', Hourglass],
  reserved: ['info', Hourglass],
  processing: ['info', Send],
  recalled: ['mute', Undo2],
  canceled: ['warn', TriangleAlert],
  declined: ['danger', CircleX],
  rejected: ['danger', CircleX],
}

/**
 * CASH-09: a status as text with an icon. A pending deposit waits for the payment, a pending withdrawal is under
 * review. Another platform may have additional states.
 */
export function PaymentState({ payment }: { readonly payment: Payment }) {
  const t = useT('cashbox')
  const { state } = payment
  const [tone, icon] = styles[state] ?? ['mute', Hourglass]
  const isWaiting = payment.action === 'deposit' && state === 'pending'
  return (
    <Tag tone={tone} icon={icon}>
      {state in styles ? t(isWaiting ? 'states.waiting' : `states.${state}`) : humanize(state)}
    </Tag>
  )
}
