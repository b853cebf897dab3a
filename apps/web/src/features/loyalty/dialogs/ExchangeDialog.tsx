import { isWheelKey } from '@apogee/rules/lootboxes/boxes'
import { type CompType, nextStep, redeemVerdict } from '@apogee/rules/loyalty/shop'
import { isMultiAccount } from '@apogee/rules/profile/roles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerQuery } from '../../profile/queries'
import { BoxPrizes } from '../components/BoxPrizes'
import { CardArt } from '../components/CardArt'
import { Conditions } from '../components/Conditions'
import { Deal } from '../components/Deal'
import { GuestDeal, GuestFoot, ShortDeal, ShortFoot } from '../components/NoDeal'
import { useReward } from '../components/useReward'
import { useShop } from '../components/useShop'
import { isShort, useExchange } from '../mutations'
import { pointsQuery } from '../queries'
import { isGift, missingFor, orderOf, type ShopCard, spendable } from '../shop'

export interface ExchangeDialogProps {
  readonly type: CompType
  readonly group: string
  /** The player's currency, or that of a guest's country. */
  readonly currency: string
}

/** CP-14 to CP-17, CP-20: a card of the shop, its details, and the exchange. */
export default function ExchangeDialog({ type, group, currency }: ExchangeDialogProps) {
  const t = useT('loyalty')
  const { data: player } = useQuery(playerQuery())
  const { data: points } = useQuery({ ...pointsQuery(), enabled: !!player })
  const { shelves, isPending } = useShop(currency)
  // During an exchange the dialog does not change, because the points are deducted before the response arrives.
  const [held, setHeld] = useState<number>()
  const card = Object.values(shelves)
    .flat()
    .find((one) => one.type === type && one.group === group)
  const chargeable = held ?? spendable(points)
  if (!card || (player && chargeable === undefined))
    return (
      <Dialog title={t('mart.exchange')} size="large">
        {isPending || card ? (
          <Skeleton className="h-80 rounded-card" />
        ) : (
          <EmptyState title={t('exchange.gone')} text={t('exchange.goneText')} />
        )}
      </Dialog>
    )
  if (!player)
    return (
      <Framed card={card} foot={<GuestFoot />}>
        <GuestDeal card={card} />
      </Framed>
    )
  const verdict = redeemVerdict({ isGuest: false, chargeable }, card.points)
  if (verdict !== 'allowed')
    return (
      <Framed card={card} foot={<ShortFoot />}>
        <ShortDeal card={card} chargeable={chargeable ?? 0} />
      </Framed>
    )
  const step = nextStep({
    isMultiAccount: isMultiAccount(player.statuses.map(({ id }) => id)),
    canIssueBonuses: player.can_issue_bonuses,
  })
  return (
    <Purchase card={card} chargeable={chargeable ?? 0} stop={step === 'exchange' ? undefined : step} onHold={setHeld} />
  )
}

interface FramedProps {
  readonly card: ShopCard
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** The image and the conditions, next to the action or, on narrow screens, around it. */
function Framed({ card, foot, children }: FramedProps) {
  const { name } = useReward()
  return (
    <Dialog
      title={name(card)}
      size="large"
      foot={foot}
      aside={
        <div className="flex h-full flex-col gap-6 overflow-y-auto bg-surface-2 p-6">
          <CardArt
            card={card}
            className={`w-full shrink-0 rounded-card ${card.box ? 'aspect-[2/1]' : 'aspect-[5/3]'}`}
          />
          {card.box && <BoxPrizes box={card.box} />}
          <Conditions card={card} />
        </div>
      }
    >
      <div className="grid gap-6">
        <CardArt card={card} className="h-28 w-full rounded-card lg:hidden short:hidden" />
        {children}
        <div className="grid gap-6 lg:hidden">
          {card.box && <BoxPrizes box={card.box} />}
          <Conditions card={card} />
        </div>
      </div>
    </Dialog>
  )
}

/** Where to find the reward. */
function noteOf(card: ShopCard) {
  if (card.box) return isWheelKey(card.box.key) ? 'noteSpin' : 'noteBox'
  if (card.lotteryId !== undefined) return 'noteTicket'
  return isGift(card) ? 'noteGift' : 'noteMoney'
}

interface PurchaseProps {
  readonly card: ShopCard
  readonly chargeable: number
  /** CP-20: a question or message that comes first. */
  readonly stop: 'multi_account' | 'bonuses_off' | undefined
  readonly onHold: (chargeable: number | undefined) => void
}

function Purchase({ card, chargeable, stop, onHold }: PurchaseProps) {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  const { gets } = useReward()
  const [wanted, setWanted] = useState(1)
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useExchange()
  const order = orderOf(card, chargeable, wanted)
  const waits = isGift(card)
  const send = (switchOn: boolean) => {
    onHold(chargeable)
    mutate(
      {
        type: card.type,
        group: card.group,
        currency: card.currency,
        points: order.cost,
        switchOn,
        ...(card.lotteryId !== undefined && { tickets: { lotteryId: card.lotteryId, count: order.count } }),
      },
      {
        onSuccess: () =>
          dialogs.replace('result', {
            kind: 'success',
            prize: gets(card, order.count),
            ...(waits && { isGift: true }),
            ...(card.lotteryId !== undefined && { isTicket: true }),
            ...(card.box && { box: card.box.key, count: order.count }),
          }),
        onError: (error) => {
          setAsked(false)
          onHold(undefined)
          const missing = { points: missingFor({ points: order.cost }, chargeable) || 1 }
          dialogs.open('result', { kind: 'failure', ...(isShort(error) && { missing }) })
        },
      },
    )
  }
  if (asked && stop)
    return <Stop stop={stop} waiting={isPending} onBack={() => setAsked(false)} onConfirm={() => send(true)} />
  return (
    <Framed
      card={card}
      foot={
        <>
          <Button
            tone="action"
            size="large"
            block
            waiting={isPending}
            waitingLabel={t('exchange.nowWaiting')}
            onClick={() => (stop ? setAsked(true) : send(false))}
          >
            {t('exchange.now', { points: order.cost })}
          </Button>
          <p className="text-center text-12 text-text-2">{t(`exchange.${noteOf(card)}`)}</p>
        </>
      }
    >
      <Deal card={card} chargeable={chargeable} order={order} onCount={setWanted} />
    </Framed>
  )
}

interface StopProps {
  readonly stop: 'multi_account' | 'bonuses_off'
  readonly waiting: boolean
  readonly onBack: () => void
  readonly onConfirm: () => void
}

function Stop({ stop, waiting, onBack, onConfirm }: StopProps) {
  const t = useT('loyalty')
  const isOff = stop === 'bonuses_off'
  return (
    <Dialog
      title={t(isOff ? 'exchange.offTitle' : 'exchange.multiTitle')}
      size="small"
      foot={
        <>
          {isOff && (
            <Button tone="action" size="large" block waiting={waiting} onClick={onConfirm}>
              {t('exchange.offConfirm')}
            </Button>
          )}
          <Button tone="ghost" size="large" block onClick={onBack}>
            {t(isOff ? 'exchange.back' : 'exchange.shop')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t(isOff ? 'exchange.offText' : 'exchange.multiText')}</p>
    </Dialog>
  )
}
