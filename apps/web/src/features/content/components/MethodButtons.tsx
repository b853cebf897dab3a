import type { MouseEvent } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { buttonStyle } from '../../../ui/buttonStyle'
import { useIsOnBreak } from '../../profile/useIsOnBreak'

interface MethodButtonsProps {
  readonly isPlayer: boolean
  readonly canDeposit: boolean
  readonly canWithdraw: boolean
  /** For screen reader users, who cannot see a button's row. */
  readonly method: string
}

/** CASH-13: a player pays with the method; a guest signs up first, where that is allowed. */
export function MethodButtons({ isPlayer, canDeposit, canWithdraw, method }: MethodButtonsProps) {
  const t = useT('content')
  const href = useHref()
  const dialogs = useDialogs()
  const isPaused = useIsOnBreak()
  const { isRestricted } = useSite()
  const instead = (open: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  const button = (key: 'deposit' | 'withdraw' | 'registration', path: string, open: () => void) => (
    <a
      href={href(path)}
      aria-label={`${t(`payments.buttons.${key}`)}, ${method}`}
      className={buttonStyle({ tone: 'ghost', size: 'small', className: 'flex-1 md:flex-none pointer-coarse:h-11' })}
      onClick={instead(open)}
    >
      {t(`payments.buttons.${key}`)}
    </a>
  )
  return (
    <div className="flex gap-2 md:flex-col print:hidden">
      {!isPlayer && !isRestricted && button('registration', '/registration', () => dialogs.open('signUp', {}))}
      {isPlayer &&
        canDeposit &&
        !isPaused &&
        button('deposit', '/deposit', () => dialogs.open('cashbox', { step: 'deposit' }))}
      {isPlayer && canWithdraw && button('withdraw', '/withdraw', () => dialogs.open('cashbox', { step: 'withdraw' }))}
    </div>
  )
}
