import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useEffect } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { playMark } from '../../../lib/sound/marks'
import { Button } from '../../../ui/Button'
import { Confetti } from '../../../ui/Confetti'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { bonusesQuery, freespinsQuery } from '../../bonuses/queries'
import { playerQuery } from '../../profile/queries'
import { TicketArt, TicketNumber, TicketSymbol } from '../components/draw/TicketArt'
import { lotteryTheme } from '../components/lotteryTheme'
import { usePrizeText } from '../components/usePrizeText'
import {
  drawQuery,
  type Lottery,
  type LotteryPrize,
  type LotteryStatus,
  lotteryQuery,
  lotteryStatusesQuery,
} from '../queries'

export interface LotteryWonProps {
  readonly slug: string
  readonly place: number
  /** The draw continues behind it. */
  readonly isLive?: true
}

/** The player's prize in a draw: its name, its conditions, and where to find it. Fills the screen. */
export default function LotteryWonDialog({ slug, place, isLive }: LotteryWonProps) {
  const t = useT('lotteries')
  const { data, isPending } = useQuery(lotteryQuery(slug))
  const lottery = data?.lottery
  const { data: draw } = useQuery({ ...drawQuery(lottery?.id ?? 0), enabled: lottery !== undefined })
  const { data: statuses } = useQuery(lotteryStatusesQuery())
  const prize = lottery?.prizes.find(({ award_place }) => award_place === place)
  const own = statuses
    ?.find(({ lottery_id: id }) => id === lottery?.id)
    ?.prizes.find(({ award_place }) => award_place === place)
  const ticket = draw?.steps.find((step) => step.award_place === place && step.is_own)?.ticket ?? own?.ticket
  if (lottery && prize && ticket)
    return <Won lottery={lottery} prize={prize} gifts={own?.gifts ?? []} ticket={ticket} isLive={isLive ?? false} />
  return (
    <Dialog title={t('won.gone')} size="small">
      {isPending ? (
        <Skeleton className="h-80 rounded-card" />
      ) : (
        <EmptyState text={t('won.goneText')} action={<ToGifts />} />
      )}
    </Dialog>
  )
}

interface WonProps {
  readonly lottery: Lottery
  readonly prize: LotteryPrize
  /** Its entries among the player's gifts; empty until it is paid. */
  readonly gifts: NonNullable<LotteryStatus['prizes'][number]['gifts']>
  readonly ticket: string
  readonly isLive: boolean
}

function Won({ lottery, prize, gifts, ticket, isLive }: WonProps) {
  const client = useQueryClient()
  useEffect(() => playMark('win', client.getQueryData(playerQuery().queryKey)), [client])
  const t = useT('lotteries')
  const common = useT('common')
  const words = usePrizeText()
  const { close } = useDialog()
  const name = words.name(prize, lottery.currency)
  const terms = words.terms(prize)
  const where = whereOf(prize)
  const { glow } = lotteryTheme(lottery)
  return (
    <Dialog title={t('won.title', { prize: name })} form="full" head={<span />}>
      <div className="relative isolate -mx-4 -mt-1 -mb-4 grid min-h-[calc(100%+1.25rem)] md:-mx-6 md:-mb-6 md:min-h-[calc(100%+1.75rem)]">
        <div className="absolute inset-0 -z-10 overflow-hidden mask-[linear-gradient(transparent,#000_14%)]">
          <Scene
            seed="lottery-won"
            width={1200}
            height={900}
            glow={glow}
            from="color-mix(in srgb, var(--scene-from) 60%, var(--bg))"
            planet={{ x: 0.5, y: 1.5, r: 0.72 }}
          />
          <span className="motion-reduce:hidden">
            <Confetti />
          </span>
        </div>
        <TicketSymbol />
        <div className="mx-auto grid w-full max-w-xl content-center justify-items-center gap-4 px-(--page-x) pb-8 text-center">
          <TicketArt
            variant="won"
            title={lottery.title}
            className="w-full max-w-84 -rotate-2 motion-safe:animate-[won_700ms_var(--ease-in)_backwards]"
          >
            <TicketNumber>{ticket}</TicketNumber>
          </TicketArt>
          <p className="num mt-4 text-16">{t('won.lead', { ticket })}</p>
          <p className="display text-32 text-balance wrap-anywhere lg:text-44">{name}</p>
          <p className="num text-16">
            {t('won.place', { prize: words.place(prize.award_place), lottery: lottery.title })}
          </p>
          {terms && <p className="num text-16 text-pretty">{terms}</p>}
          <Facts gifts={gifts} />
          <p className="text-pretty">{t(`won.${where}`)}</p>
          <div className="mt-2 grid w-full max-w-sm gap-3">
            {where === 'gift' && <ToGifts />}
            <Button size="large" block tone={where === 'gift' ? 'ghost' : 'light'} onClick={close}>
              {isLive ? t('won.watch') : common('actions.close')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** The place of the prize. */
function whereOf({ stuff, money_award_cents: cents, wager_multiplier: wager, freespins_count: spins }: LotteryPrize) {
  if (spins > 0 || (cents > 0 && wager > 0)) return 'gift'
  if (cents > 0) return 'money'
  return stuff === '' ? 'points' : 'thing'
}

/** The gift's conditions and expiry, if it has any. */
function Facts({ gifts }: Pick<WonProps, 'gifts'>) {
  const t = useT('lotteries')
  const { locale } = useSite()
  const zone = useReaderZone()
  const gift = useGift(gifts)
  if (!gift) return null
  const { activatable_until: until, wager } = gift
  const days = 'wager_days' in gift ? gift.wager_days : 0
  const facts = [
    // Other platforms do not send it for free spins.
    ...(wager === undefined
      ? []
      : [[t('won.wager'), wager > 0 ? t('won.times', { count: wager }) : t('won.noWager')] as const]),
    ...(wager !== undefined && wager > 0 && days > 0
      ? [[t('won.wagerDays'), t('won.days', { count: days })] as const]
      : []),
    ...(until === null ? [] : [[t('won.until'), formatDate(until, locale, 'day', zone)] as const]),
  ]
  return (
    <dl className="num hair grid w-full auto-cols-fr grid-flow-col divide-x divide-line rounded-card bg-bg/60">
      {facts.map(([label, value]) => (
        <div key={label} className="px-2 py-3">
          <dt className="text-12 text-text-2">{label}</dt>
          <dd className="font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The prize as one of the player's gifts; undefined if it is not a gift, or has not been credited yet. */
function useGift(gifts: WonProps['gifts']) {
  const found = gifts.find(({ kind }) => kind === 'freespins') ?? gifts[0]
  const { data: freespins } = useQuery({ ...freespinsQuery(), enabled: found?.kind === 'freespins' })
  const { data: bonuses } = useQuery({ ...bonusesQuery(), enabled: found?.kind === 'bonus' })
  const held = found?.kind === 'freespins' ? freespins : bonuses
  return held?.find(({ id }) => id === found?.id)
}

function ToGifts() {
  const t = useT('lotteries')
  const router = useRouter()
  const href = useHref()
  return (
    <Button tone="action" size="large" block onClick={() => void router.navigate({ href: href('/profile/gifts') })}>
      <Icon of={Gift} />
      {t('won.toGifts')}
    </Button>
  )
}
