import { redeemVerdict } from '@apogee/rules/loyalty/shop'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { CardButton, CardFace, LinkedCard } from '../../../ui/CardLink'
import { Coins } from '../../../ui/Coins'
import { missingFor, type ShopCard } from '../shop'
import { CardArt } from './CardArt'
import { useReward } from './useReward'

interface ShopTileProps {
  readonly card: ShopCard
  readonly isPlayer: boolean
  readonly chargeable: number | undefined
  readonly currency: string
}

/** CP-12, CP-14, CP-19: a card of the shop with its cost; it opens the details. For guests it is a preview. */
export function ShopTile({ card, isPlayer, chargeable, currency }: ShopTileProps) {
  const t = useT('loyalty')
  const dialogs = useDialogs()
  const { name, terms } = useReward()
  const verdict = redeemVerdict({ isGuest: !isPlayer, chargeable }, card.points)
  const isShort = isPlayer && verdict !== 'allowed' && chargeable !== undefined
  return (
    <LinkedCard className="flex overflow-hidden md:flex-col">
      <CardArt
        card={card}
        className={`w-26 shrink-0 md:aspect-[16/9] md:w-full ${isShort ? 'opacity-60 saturate-60' : ''}`}
      />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h3 className="font-[650] text-pretty">
          <CardButton onClick={() => dialogs.open('exchange', { type: card.type, group: card.group, currency })}>
            {name(card)}
          </CardButton>
        </h3>
        <p className="mt-1 text-14 text-text-2">{terms(card)}</p>
        <div className="mt-auto flex min-h-10 flex-wrap items-center justify-between gap-2 pt-4">
          <Coins points={card.points} className="text-20 font-[680]" text={t('mart.cost', { points: card.points })} />
          {isShort ? (
            <span className="num ml-auto max-w-28 text-right text-12 font-[650] text-warn">
              {t('mart.toGo', { points: missingFor(card, chargeable) })}
            </span>
          ) : (
            <CardFace>{t(isPlayer ? 'mart.exchange' : 'mart.details')}</CardFace>
          )}
        </div>
      </div>
    </LinkedCard>
  )
}
