import { Gem } from 'lucide-react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { useAtRest } from '../../../ui/useAtRest'
import { figuresByGame } from '../model'
import { useJackpots } from './useJackpots'

/** GAME-08: what a game's jackpot holds, counting: a badge among the others of its tile. */
export default function TileJackpot({ identifier }: { readonly identifier: string }) {
  const t = useT('games')
  const { locale } = useSite()
  const { jackpots } = useJackpots({ isWanted: useAtRest() })
  const figure = jackpots && figuresByGame(jackpots).get(identifier)
  if (!figure) return null
  const { cents, currency } = figure
  return (
    <span className="inline-flex h-5 items-center gap-1 rounded-full bg-(--on-light)/85 px-2 font-bold text-12 text-light lg:h-6">
      <Icon of={Gem} size={14} />
      <span className="sr-only">{t('tile.jackpot', { amount: formatMoney(cents, currency, locale) })}</span>
      <span aria-hidden="true">
        <Money cents={cents} currency={currency} live="quiet" />
      </span>
    </span>
  )
}
