import { isWheelKey } from '@apogee/rules/lootboxes/boxes'
import { Check } from 'lucide-react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import type { ShopCard } from '../shop'

/** CP-15: the conditions of an exchange. */
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

/** How and until when a box is opened, and the conditions of its prizes. */
function useBoxConditions({ box, activateDays }: ShopCard): readonly string[] {
  const t = useT('loyalty')
  if (!box) return []
  const wagerOf = (type: 'freespins' | 'bonus') => box.prizes.find((prize) => prize.type === type)?.wager ?? 0
  const way = isWheelKey(box.key) ? 'spin' : 'open'
  return [
    t(`exchange.conditions.${way}`),
    ...(activateDays === undefined ? [] : [t(`exchange.conditions.${way}Days`, { days: activateDays })]),
    ...(['freespins', 'bonus'] as const)
      .map((type) => [type, wagerOf(type)] as const)
      .filter(([, wager]) => wager > 0)
      .map(([type, wager]) => t(`exchange.conditions.${type}Wager`, { wager })),
  ]
}

function useConditions(card: ShopCard): readonly string[] {
  const t = useT('loyalty')
  const ofBox = useBoxConditions(card)
  const { locale } = useSite()
  const { lotteryId, cents, spins, spinCents = 0, wager, games, activateDays, playDays, wagerDays, currency } = card
  const money = (amount: number) => formatMoney(amount, currency, locale, { short: true })
  const game = games.join(', ')
  const ofMoney =
    cents === undefined
      ? []
      : [
          wager > 0 ? t('exchange.conditions.wager', { wager }) : t('exchange.conditions.real'),
          activateDays !== undefined &&
            wagerDays !== undefined &&
            t('exchange.conditions.days', { activate: activateDays, wager: wagerDays }),
        ]
  const ofSpins =
    spins === undefined
      ? []
      : [
          t('exchange.conditions.spinsIn', { count: spins, amount: money(spinCents), game }),
          wager > 0 ? t('exchange.conditions.spinsWager', { wager }) : t('exchange.conditions.spinsFree'),
          activateDays !== undefined &&
            playDays !== undefined &&
            t('exchange.conditions.spinsDays', { activate: activateDays, play: playDays }),
        ]
  const { maxBetCents, maxWinCents } = card
  const lines = [
    ...(lotteryId === undefined ? [] : [t('exchange.conditions.ticket')]),
    ...ofBox,
    ...ofMoney,
    ...ofSpins,
    maxBetCents !== undefined && t('exchange.conditions.maxBet', { amount: money(maxBetCents) }),
    maxWinCents !== undefined && t('exchange.conditions.maxWin', { amount: money(maxWinCents) }),
    t('exchange.conditions.final'),
  ]
  return lines.filter((line) => line !== false)
}
