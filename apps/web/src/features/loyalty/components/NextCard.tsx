import { ArrowRight } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Coins } from '../../../ui/Coins'
import { Icon } from '../../../ui/Icon'
import { missingFor, nextCard } from '../shop'
import { CardArt } from './CardArt'
import { CoinBar } from './CoinBar'
import { useReward } from './useReward'
import { useShop } from './useShop'

interface NextCardProps {
  readonly currency: string
  readonly chargeable: number
}

/** CP-13: the shop's highlighted card, with what the player still lacks for it. */
export function NextCard({ currency, chargeable }: NextCardProps) {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  const href = useHref()
  const links = useListLinks()
  const { name, terms } = useReward()
  const { shelves } = useShop(currency)
  const card = nextCard(Object.values(shelves).flat(), chargeable)
  if (!card) return null
  const missing = missingFor(card, chargeable)
  return (
    <section className="hair flex flex-col overflow-hidden rounded-card bg-surface-1 md:flex-row" {...links}>
      <CardArt card={card} className="h-32 shrink-0 md:h-auto md:w-52" />
      <div className="grid min-w-0 flex-1 gap-4 p-4 lg:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-14 text-text-2">{t(missing > 0 ? 'mart.next' : 'mart.nextHave')}</h2>
            <p className="mt-1 text-20 font-[650]">{name(card)}</p>
            <p className="text-14 text-text-2">{terms(card)}</p>
          </div>
          <Coins points={card.points} className="text-20 font-[680]" text={t('mart.cost', { points: card.points })} />
        </div>
        <div>
          <CoinBar label={t('mart.balance')} part={chargeable / card.points} />
          {missing > 0 && <p className="num mt-2 text-14 text-warn">{t('mart.toGo', { points: missing })}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonStyle({ tone: missing > 0 ? 'second' : 'action' })}
            onClick={() => dialogs.open('exchange', { type: card.type, group: card.group, currency })}
          >
            {t(missing > 0 ? 'mart.details' : 'mart.exchange')}
          </button>
          <a href={href('/rocket-mart')} className={buttonStyle({ tone: 'plain' })}>
            {t('mart.open')}
            <Icon of={ArrowRight} size={16} />
          </a>
        </div>
      </div>
    </section>
  )
}
