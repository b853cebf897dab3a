import { useCurrentInView } from '../../../lib/browser/useCurrentInView'
import { useT } from '../../../lib/i18n/TextsProvider'
import { cardsOf } from '../model'
import { StatusCard } from './StatusCard'
import type { Vip } from './useVip'

/** VIP-09, VIP-10: a card per status; on a phone they scroll, with the player's own in view. */
export function Ladder({ vip }: { readonly vip: Vip }) {
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
