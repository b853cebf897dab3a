import { rateIn } from '@apogee/rules/loyalty/shop'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { shipOfPlayer, shipPicture } from '../../../lib/shipPicture'
import { Button } from '../../../ui/Button'
import { Coins } from '../../../ui/Coins'
import { Scene } from '../../../ui/Scene'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerQuery } from '../../profile/queries'
import { earningQuery, pointsQuery } from '../queries'
import { PointsHistoryLink } from './PointsHistoryLink'

interface MartBannerProps {
  readonly title: string
  readonly text: string
  /** A group's page has its own title below. */
  readonly titleAs: 'h1' | 'p'
  readonly isPlayer: boolean
  readonly currency: string
}

export const martTextId = 'how'

/** CP-09: introduces the shop: how to earn coins, and how many the player has. */
export function MartBanner({ title, text, titleAs: Title, isPlayer, currency }: MartBannerProps) {
  const t = useT('loyalty')
  const { brand, locale } = useSite()
  const { data: earning } = useQuery(earningQuery())
  const { data: player } = useQuery({ ...playerQuery(), enabled: isPlayer })
  const rate = earning && rateIn(earning.rates, currency)
  const earn =
    rate && t('mart.earn', { amount: formatMoney(rate.amount_cents, rate.currency, locale, { short: true }) })
  return (
    <header className="relative isolate overflow-hidden rounded-sheet">
      <Scene
        seed="rocket-mart"
        width={1200}
        height={240}
        glow="color-mix(in srgb, var(--vip-gold) 60%, var(--action-from))"
        from="color-mix(in srgb, var(--action-from) 24%, var(--bg))"
        planet={{ x: 0.56, y: 1.7, r: 0.95 }}
        className="-z-10"
      />
      <div className="grid items-center gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8 md:p-8">
        <div className="flex min-w-0 items-center gap-4 md:gap-8">
          <div className="min-w-0 flex-1">
            <Title className="display text-24 text-balance wrap-break-word hyphens-auto lg:text-32">{title}</Title>
            <p className="mt-2 max-w-[46ch] text-pretty">
              {text} {earn}
            </p>
            <a href={`#${martTextId}`} className="mt-2 inline-block py-1 font-[580] underline underline-offset-4">
              {t('mart.how')}
            </a>
          </div>
          <img
            src={player ? shipPicture(shipOfPlayer(player)) : `/media/art/1/${brand.emblem}/256.webp`}
            alt=""
            width={160}
            height={160}
            className="size-20 shrink-0 self-start max-[22rem]:hidden md:hidden lg:block lg:size-40 lg:self-center"
          />
        </div>
        <div className="hair rounded-card bg-bg/70 p-4 md:w-68 md:p-6">{isPlayer ? <OwnCoins /> : <GuestWay />}</div>
      </div>
    </header>
  )
}

function OwnCoins() {
  const t = useT('loyalty')
  const links = useListLinks()
  const { data: points } = useQuery(pointsQuery())
  const count = points && Math.floor(points.chargeable.points)
  return (
    <div {...links}>
      <p className="text-14 text-text-2">{t('mart.balance')}</p>
      {count === undefined ? (
        <Skeleton className="my-1 h-10 w-32" />
      ) : (
        <p className="my-1" aria-live="polite">
          <Coins points={count} size={48} className="text-32 font-[680]" text={t('mart.points', { points: count })} />
        </p>
      )}
      <p className="text-14 text-text-2">
        {t('mart.forever')} <PointsHistoryLink />
      </p>
    </div>
  )
}

function GuestWay() {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <>
      <p className="font-[650]">{t('mart.guestTitle')}</p>
      <p className="mt-1 text-14 text-text-2">{t('mart.guestText')}</p>
      {!isRestricted && (
        <Button tone="light" className="mt-4" onClick={() => dialogs.open('signUp', {})}>
          {t('mart.signUp')}
        </Button>
      )}
    </>
  )
}
