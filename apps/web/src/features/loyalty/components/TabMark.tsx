import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { pointsQuery } from '../queries'
import { availableIn, type ShopCard, spendable } from '../shop'

interface TabMarkProps {
  readonly cards: readonly ShopCard[]
  readonly isPlayer: boolean
}

/** CP-10: the number of cards in a tab, highlighted if the player can afford one of them now. */
export function TabMark({ cards, isPlayer }: TabMarkProps) {
  const t = useT('loyalty')
  const { data: points } = useQuery({ ...pointsQuery(), enabled: isPlayer })
  const count = availableIn(cards, spendable(points))
  if (cards.length === 0) return null
  if (count === 0) return <span className="num text-12 text-text-3">{cards.length}</span>
  return (
    <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-12 font-[650] text-on-accent">
      <span aria-hidden="true">{cards.length}</span>
      <span className="sr-only">{t('mart.available', { count })}</span>
    </span>
  )
}
