import { useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { formatMoney, shownUnitOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { useIsIdle } from '../../../ui/useIsIdle'
import { playerQuery } from '../../profile/queries'
import { figuresByGame } from '../model'
import { tileFiguresQuery } from '../tileFiguresQuery'
import { useJackpots } from './useJackpots'

/** GAME-08: the amount of a game's jackpot, counting up: a badge among the others on its tile. */
export default function TileJackpot({ identifier }: { readonly identifier: string }) {
  const t = useT('games')
  const { locale } = useSite()
  const { data: player } = useQuery(playerQuery())
  const { data: figures } = useQuery(tileFiguresQuery)
  // Those of a guest's country are in another currency for a player who has signed in on this page.
  const carried = player ? undefined : figures?.[identifier]
  const isIdle = useIsIdle()
  const { jackpots } = useJackpots({ isWanted: isIdle && !carried })
  const figure = jackpots ? figuresByGame(jackpots).get(identifier) : carried
  if (!figure) return null
  const { cents, currency } = figure
  // Cents do not fit on a phone with three tiles in a row.
  const whole = cents - (cents % shownUnitOf(currency))
  return (
    <span className="in-data-[jackpots=told]:hidden inline-flex h-5 max-w-full items-center rounded-full bg-(--on-light)/85 px-1 font-bold text-12 text-light lg:h-6 lg:gap-1 lg:px-2">
      <Icon of={Gem} size={12} />
      <span className="sr-only">
        {t('tile.jackpot', { amount: formatMoney(cents, currency, locale, { rough: true }) })}
      </span>
      <span aria-hidden="true" className="num truncate lg:hidden">
        {formatMoney(whole, currency, locale, { short: true })}
      </span>
      <span aria-hidden="true" className="max-lg:hidden">
        <Money key={currency} rough cents={cents} currency={currency} live="quiet" />
      </span>
    </span>
  )
}
