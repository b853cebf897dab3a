import { Check } from 'lucide-react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Icon } from '../../../ui/Icon'
import type { ShopCard } from '../shop'

/** CP-15: what there is to know before an exchange. */
export function Conditions({ card }: { readonly card: ShopCard }) {
  const t = useT('loyalty')
  const lines = useConditions(card)
  return (
    <div>
      <h3 className="font-[650]">{t('exchange.know')}</h3>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-14 text-text-2">
            <Icon of={Check} className="shrink-0 text-win" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useConditions(card: ShopCard): readonly string[] {
  const t = useT('loyalty')
  const { locale } = useSite()
  const { reward, wager, games, activateDays, wagerDays, maxBetCents, maxWinCents, currency } = card
  const money = (cents: number) => formatMoney(cents, currency, locale, { short: true })
  const lines = [
    reward.kind === 'cash' && t('exchange.conditions.real'),
    reward.kind === 'bonus' && t('exchange.conditions.wager', { wager }),
    ...(reward.kind === 'spins'
      ? [
          t('exchange.conditions.spinsIn', { count: reward.count, game: games.join(', ') }),
          wager > 0 ? t('exchange.conditions.spinsWager', { wager }) : t('exchange.conditions.spinsFree'),
        ]
      : []),
    maxBetCents !== undefined && t('exchange.conditions.maxBet', { amount: money(maxBetCents) }),
    maxWinCents !== undefined && t('exchange.conditions.maxWin', { amount: money(maxWinCents) }),
    activateDays !== undefined &&
      (reward.kind === 'spins'
        ? t('exchange.conditions.spinsDays', { activate: activateDays })
        : wagerDays !== undefined && t('exchange.conditions.days', { activate: activateDays, wager: wagerDays })),
    t('exchange.conditions.final'),
  ]
  return lines.filter((line) => line !== false)
}
