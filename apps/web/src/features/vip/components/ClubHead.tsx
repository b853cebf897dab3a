import type { ReactNode } from 'react'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView'
import { formatShare } from '../../../lib/format/formatShare'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Scene } from '../../../ui/Scene'
import { activeOf, cardsOf, leftToDo, nameOf, nextOf, percentOf } from '../model'
import { QuarterEnd } from './QuarterEnd'
import { StatusCard } from './StatusCard'
import type { Vip } from './useVip'

interface ClubHeadProps {
  /** Title and sentence, without a scene. */
  readonly head: ReactNode
  readonly tabs: ReactNode
  readonly vip: Vip
}

/** The player's place in the club: a sentence, the end of the quarter, and the ladder of statuses, over one scene. */
export function ClubHead({ head, tabs, vip }: ClubHeadProps) {
  return (
    <div className="relative isolate overflow-hidden">
      <Scene
        seed="vip-club"
        width={1200}
        height={450}
        glow="var(--vip-diamond)"
        from="color-mix(in srgb, var(--vip-diamond) 30%, var(--bg))"
        planet={{ x: 0.5, y: 1.7, r: 0.92 }}
        className="-z-10"
      />
      {head}
      <div className="mx-auto w-full max-w-[90rem] px-(--page-x) pb-6 lg:pb-8">
        <div className="mb-6 lg:mb-8">{tabs}</div>
        <QuarterEnd vip={vip} />
        <Ladder vip={vip} />
      </div>
    </div>
  )
}

/** The player's status and what is missing for the next one; undefined for visitors who are not in the club. */
export function useStatusText({ figures, hasFailed }: Vip): string | undefined {
  const t = useT('vip')
  const shell = useT('shell')
  const { locale } = useSite()
  if (!figures || hasFailed) return undefined
  const status = shell(`rank.${nameOf(activeOf(figures))}`)
  const above = nextOf(figures)
  if (!above) return t('standing.top', { status })
  const next = shell(`rank.${nameOf(above)}`)
  const left = leftToDo(figures)
  if (left === 'top' || left === 'both') return t('standing.both', { status, next })
  const percent =
    left === 'bets'
      ? percentOf(figures.betSumCents, figures.betSumThresholdCents)
      : percentOf(figures.depositAmountCents, figures.depositThresholdCents)
  return t(`standing.${left}`, { status, next, share: formatShare(String(percent), locale) })
}

/** VIP-09, VIP-10: a card per status; on a phone they scroll, with the player's own in view. */
function Ladder({ vip }: { readonly vip: Vip }) {
  const t = useT('vip')
  const active = vip.figures?.activeStatus
  const list = useCurrentInView<HTMLUListElement>(active)
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without focusable content needs the focus itself
      tabIndex={0}
      aria-label={t('cards.label')}
      className={`scrollbar-none relative -mx-(--page-x) mt-6 flex snap-x scroll-px-(--page-x) ${active === undefined ? '' : 'items-end'} gap-3 overflow-x-auto px-(--page-x) lg:mx-0 lg:mt-8 lg:gap-4 lg:px-0`}
    >
      {cardsOf(vip.figures).map((card) => (
        <StatusCard key={card.status} card={card} vip={vip} />
      ))}
    </ul>
  )
}
