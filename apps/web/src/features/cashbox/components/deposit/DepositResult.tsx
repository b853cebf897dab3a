import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { useDialog } from '../../../../ui/dialog/dialogContext'
import { Icon } from '../../../../ui/Icon'
import { Money } from '../../../../ui/Money'
import { DepositGifts } from '../../../bonuses/components/DepositGifts'
import { bonusesQuery, freespinsQuery } from '../../../bonuses/queries'
import { accountsQuery } from '../../../wallet/queries'
import type { Payment } from '../../model'

interface DepositResultProps {
  readonly payment: Pick<Payment, 'id' | 'amount_cents' | 'currency'>
}

/** The result of a deposit: the amount, the bonus with its conditions, and a link to play. */
export function DepositResult({ payment }: DepositResultProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const { data: accounts } = useQuery(accountsQuery())
  const balance = accounts?.find(({ currency }) => currency === payment.currency)
  const amount = formatMoney(payment.amount_cents, payment.currency, locale)
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="outline-none pt-4 pb-2 text-center md:pt-6">
      <span className="mx-auto mb-4 grid size-16 place-items-center rounded-full bg-win/13 text-win">
        <Icon of={CircleCheck} size={32} />
      </span>
      <h3 className="display text-24 text-balance">{t('screen.returned.success', { amount })}</h3>
      {balance && (
        <p className="num mt-1 text-text-2">
          {t('screen.summary.now')}{' '}
          <Money
            live
            cents={balance.amount_cents}
            currency={balance.currency}
            className="font-[650] whitespace-nowrap text-text"
          />
        </p>
      )}
      <DepositGifts payment={payment.id} />
      <div className="mt-6 flex justify-center">
        <PlayOn payment={payment.id} />
      </div>
    </div>
  )
}

/** Back to the game that the cashbox was opened over, else to the lobby. */
function PlayOn({ payment }: { readonly payment: number }) {
  const t = useT('cashbox')
  const href = useHref()
  const links = useListLinks()
  const { close } = useDialog()
  const isAtGame = useRouterState({ select: ({ location }) => location.pathname.startsWith('/play/') })
  const { data: bonuses = [] } = useQuery(bonusesQuery())
  const { data: spins = [] } = useQuery(freespinsQuery())
  // Only one primary button: while something waits to be activated, it is that one.
  const isWaiting = [...bonuses, ...spins].some(({ payment_id: id, activatable }) => id === payment && activatable)
  const look = { size: 'large', tone: isWaiting ? 'second' : 'action' } as const
  const label = t('screen.confirm.play')
  if (isAtGame)
    return (
      <Button {...look} onClick={close}>
        {label}
      </Button>
    )
  return (
    <span {...links}>
      <a href={href('/')} className={buttonStyle(look)}>
        {label}
      </a>
    </span>
  )
}

// The pressed button has been removed, so keyboard users continue from here.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
