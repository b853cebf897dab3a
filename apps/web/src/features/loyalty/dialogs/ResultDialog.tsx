import { isWheelKey } from '@apogee/rules/lootboxes/boxes'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { type Missing, missingOf } from '../missingOf'

export interface ResultDialogProps {
  readonly kind: 'success' | 'failure'
  /** The reward of the exchange, in the player's language. */
  readonly prize?: string
  /** It is among the gifts, where it can be activated. */
  readonly isGift?: true
  /** Tickets for a lottery. */
  readonly isTicket?: true
  /** The group key of the boxes of prizes that were bought, and how many. */
  readonly box?: string
  readonly count?: number
  /** The amount missing for the exchange: minor units of a currency, or points. */
  readonly missing?: Missing
  /** The target of Try again; by default the page below. */
  readonly again?: string
}

/**
 * MOD-15, ERR-14: the result of an exchange. The server's reason is never shown (OPEN-64), but the missing amount is.
 */
export default function ResultDialog({ kind, prize, isGift, isTicket, box, count, missing, again }: ResultDialogProps) {
  const t = useT('loyalty')
  const common = useT('common')
  const router = useRouter()
  const { close } = useDialog()
  const { locale } = useSite()
  const giftsHref = useHref()('/profile/gifts')
  const retry = () => (again ? void router.navigate({ href: again }) : close())
  const lack = missingOf(missing)
  const isDone = kind === 'success'
  const reason = () => {
    if (isDone && box && prize) return t(isWheelKey(box) ? 'result.spin' : 'result.box', { prize })
    if (isDone && isTicket && prize) return t('result.tickets', { prize })
    if (isDone) return prize ? t('result.prize', { prize }) : t('result.doneText')
    if (lack?.kind === 'money') return t('result.missing', { amount: formatMoney(lack.cents, lack.currency, locale) })
    return lack ? t('result.missingPoints', { points: lack.points }) : t('result.failedText')
  }
  return (
    <Dialog title={t(isDone ? 'result.done' : 'result.failed')} size="small">
      <EmptyState
        art={
          <span
            className={`grid size-20 place-items-center rounded-full ${isDone ? 'bg-win/12 text-win' : 'bg-warn/12 text-warn'}`}
          >
            <Icon of={isDone ? CircleCheck : CircleX} size={40} />
          </span>
        }
        title={t(isDone ? 'result.doneTitle' : lack ? 'result.missingTitle' : 'result.failedTitle')}
        text={reason()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="large" tone={isDone && !isGift && !isTicket && !box ? 'action' : 'second'} onClick={close}>
              {common('actions.close')}
            </Button>
            {isGift && (
              <Button size="large" tone="action" onClick={() => void router.navigate({ href: giftsHref })}>
                {t('result.gifts')}
              </Button>
            )}
            {isTicket && <ToLotteries />}
            {isDone && box && (isWheelKey(box) ? <ToWheel /> : <ToBox box={box} count={count ?? 1} />)}
            {!isDone && (
              <Button size="large" tone="action" onClick={retry}>
                {common('actions.retry')}
              </Button>
            )}
          </div>
        }
      />
    </Dialog>
  )
}

function ToLotteries() {
  const t = useT('loyalty')
  const router = useRouter()
  const href = useHref()
  return (
    <Button size="large" tone="action" onClick={() => void router.navigate({ href: href('/lotteries') })}>
      {t('result.toLottery')}
    </Button>
  )
}

function ToWheel() {
  const t = useT('loyalty')
  const router = useRouter()
  const href = useHref()
  return (
    <Button size="large" tone="action" onClick={() => void router.navigate({ href: href('/rocketmart-wheel') })}>
      {t('result.toWheel')}
    </Button>
  )
}

function ToBox({ box, count }: { readonly box: string; readonly count: number }) {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  return (
    <Button size="large" tone="action" onClick={() => dialogs.replace('openBox', { plan: box })}>
      {t(count > 1 ? 'result.openFirst' : 'result.open')}
    </Button>
  )
}
