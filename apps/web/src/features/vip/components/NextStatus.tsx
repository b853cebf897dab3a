import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatShare } from '../../../lib/format/formatShare'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { playerQuery } from '../../profile/queries'
import { activeOf, nameOf, nextOf, pictureOf } from '../model'
import { useGiftText } from './adventure/useGiftText'
import type { Vip } from './useVip'

/** The benefits of the next status and how to get there; for guests, how to start. */
export function NextStatus({ vip }: { readonly vip: Vip }) {
  const { data: player } = useQuery(playerQuery())
  if (!vip.isPlayer) return <GuestStart />
  // SAFE-02: a player on a break is not invited to play.
  if (!vip.figures || isOnBreak(player)) return null
  return <Ahead vip={vip} figures={vip.figures} />
}

function Ahead({ vip, figures }: { readonly vip: Vip; readonly figures: NonNullable<Vip['figures']> }) {
  const t = useT('vip')
  const shell = useT('shell')
  const href = useHref()
  const links = useListLinks()
  const next = nextOf(figures)
  const brings = useBrings(vip, next)
  const status = shell(`rank.${nameOf(next ?? activeOf(figures))}`)
  return (
    <Panel
      picture={pictureOf(next ?? activeOf(figures))}
      title={t(next ? 'next.brings' : 'next.top', { status })}
      text={next ? brings : t('next.topText')}
    >
      <div className="w-full" {...links}>
        {next && (
          <a href={href('/categories/all')} className={buttonStyle({ tone: 'action', size: 'large', block: true })}>
            {t('next.play')}
          </a>
        )}
        <p className="mt-3 text-12 text-pretty text-text-2">
          {t('next.thanks')}{' '}
          <a href={href('/profile/limits')} className="text-accent-text underline underline-offset-4">
            {t('next.limits')}
          </a>
        </p>
      </div>
    </Panel>
  )
}

function useBrings({ club, currency }: Vip, next: string | undefined): string {
  const t = useT('vip')
  const { locale } = useSite()
  const sayGift = useGiftText(currency)
  const offer = club?.statuses.find(({ status }) => status === next)
  if (!offer) return ''
  const parts: string[] = []
  if (offer.gift) parts.push(sayGift(offer.gift))
  if (offer.reload) {
    const share = formatShare(String(offer.reload.percent), locale)
    const most = offer.reload.most.find((one) => one.currency === currency)
    const amount = most && formatMoney(most.amount_cents, currency, locale, { short: true })
    parts.push(amount ? t('next.reload', { share, amount }) : t('next.reloadOnly', { share }))
  }
  if (offer.managerTime) parts.push(t('next.manager'))
  return parts.join(', ')
}

function GuestStart() {
  const t = useT('vip')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <Panel picture={pictureOf('REGULAR')} title={t('guest.title')} text={t('guest.text')}>
      {!isRestricted && (
        <Button tone="light" size="large" className="max-md:w-full" onClick={() => dialogs.open('signUp', {})}>
          {t('guest.signUp')}
        </Button>
      )}
    </Panel>
  )
}

interface PanelProps {
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Panel({ picture, title, text, children }: PanelProps) {
  return (
    <section className="hair flex flex-wrap items-center justify-between gap-4 rounded-card bg-linear-150 from-(--skeleton-a) to-surface-1 p-4 lg:p-6">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <img src={picture} alt="" width={64} height={64} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-16 font-[650]">{title}</h2>
          <p className="num mt-1 text-12 text-pretty text-text-2">{text}</p>
        </div>
      </div>
      {children}
    </section>
  )
}
