import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Coins } from '../../../ui/Coins'
import { FormNote } from '../../../ui/forms/FormNote'
import { Stepper } from '../../../ui/forms/Stepper'
import { wayOut } from '../../../ui/forms/wayOut'
import { Skeleton } from '../../../ui/states/Skeleton'
import { TermLine } from '../../../ui/TermLine'
import { purchaseErrorOf, useBuyTickets } from '../mutations'
import { allowedLeft, ticketOrder } from '../tickets'
import type { LotteryView } from './useLottery'

/** CP-07: tickets for astrocoins. The typed number stays when the purchase fails. */
export function PointsWay({ view }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const { lottery, isPlayer, points } = view
  const price = lottery.comp_points_ticket_price
  return (
    <article className="hair flex flex-col gap-4 rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-16 font-[650]">{t('ways.points')}</h3>
        <Coins points={price} className="text-16 font-[680]" text={t('ways.pointsText', { points: price })} />
      </div>
      {!isPlayer ? (
        <Preview view={view} />
      ) : points === undefined ? (
        <Skeleton className="h-44 rounded-card" />
      ) : points < price ? (
        <Short missing={Math.ceil(price - points)} />
      ) : (
        <Purchase view={view} points={points} />
      )}
    </article>
  )
}

interface PurchaseProps {
  readonly view: LotteryView
  readonly points: number
}

function Purchase({ view: { lottery, status, currency, phase, areBonusesOff }, points }: PurchaseProps) {
  const t = useT('lotteries')
  const [wanted, setWanted] = useState(1)
  const [held, setHeld] = useState<number>()
  const { mutate, isPending, error, variables, isSuccess } = useBuyTickets()
  const href = useHref()
  const left = allowedLeft(lottery, status?.tickets.length ?? 0)
  const reason = error ? (areBonusesOff ? 'bonuses_off' : purchaseErrorOf(error)) : undefined
  // During the purchase the figures stay: points are deducted before the response arrives.
  const order = ticketOrder(lottery.comp_points_ticket_price, held ?? points, left, wanted)
  const buy = () => {
    setHeld(points)
    mutate(
      { lotteryId: lottery.id, count: order.count, currency },
      { onSuccess: () => setWanted(1), onSettled: () => setHeld(undefined) },
    )
  }
  return (
    <>
      <Stepper
        label={t('ways.howMany')}
        limit={t('ways.upTo', { count: order.max })}
        less={t('ways.less')}
        more={t('ways.more')}
        count={order.count}
        max={order.max}
        onChange={setWanted}
      />
      <dl className="num grid gap-2">
        <TermLine label={t('ways.have')} text={t('ways.amount', { points: Math.floor(held ?? points) })} />
        <TermLine label={t('ways.after')} text={t('ways.amount', { points: Math.floor(order.left) })} />
      </dl>
      <FormNote text={reason && t(`ways.refused.${reason}`)}>
        {reason === 'bonuses_off' && (
          <a href={href('/profile/gifts')} className={wayOut}>
            {t('won.toGifts')}
          </a>
        )}
      </FormNote>
      {isSuccess && (
        <p role="status" className="num rounded-control bg-win/10 p-3 text-pretty">
          <b className="font-[650] text-win">{t('ways.bought', { count: variables.count })}</b>{' '}
          {t('ways.boughtText', { count: variables.count })}
        </p>
      )}
      <Button
        tone="action"
        size="large"
        block
        className="mt-auto h-auto! min-h-12 py-2 text-balance whitespace-normal!"
        disabled={phase !== 'active'}
        waiting={isPending}
        waitingLabel={t('ways.buying')}
        onClick={buy}
      >
        {t('ways.buy', { count: order.count, points: order.cost })}
      </Button>
      {phase === 'future' && <p className="text-14 text-text-2">{t('tickets.soon')}.</p>}
    </>
  )
}

/** A guest sees how it works, with a link to sign up. */
function Preview({ view: { lottery } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <>
      <p className="text-pretty text-text-2">{t('ways.earn')}</p>
      <ul className="num grid gap-2">
        {[1, 3, 10].map((count) => (
          <li key={count} className="flex items-center justify-between gap-4 rounded-control bg-surface-2 px-3 py-2">
            <span>{t('tickets.count', { count })}</span>
            <Coins
              points={count * lottery.comp_points_ticket_price}
              text={t('ways.amount', { points: count * lottery.comp_points_ticket_price })}
            />
          </li>
        ))}
      </ul>
      {!isRestricted && (
        <Button tone="tonal" size="large" block className="mt-auto" onClick={() => dialogs.open('signUp', {})}>
          {t('tickets.join')}
        </Button>
      )}
    </>
  )
}

/** CP-16: how many points are missing, and how to earn them. */
function Short({ missing }: { readonly missing: number }) {
  const t = useT('lotteries')
  const href = useHref()
  const links = useListLinks()
  return (
    <div className="flex flex-1 flex-col gap-2" {...links}>
      <p className="num font-[580] text-warn">{t('ways.short', { points: missing })}</p>
      <p className="text-pretty text-text-2">{t('ways.earn')}</p>
      <a href={href('/categories/all')} className={buttonStyle({ size: 'large', block: true, className: 'mt-auto' })}>
        {t('ways.play')}
      </a>
    </div>
  )
}
