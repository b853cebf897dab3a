import { Ban, Gift } from 'lucide-react'
import { useId } from 'react'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { RadioCard } from '../../../../ui/forms/RadioCard'
import { Icon } from '../../../../ui/Icon'
import type { BonusView } from '../../bonusView'
import { BonusCode } from './BonusCode'

interface BonusChoiceProps {
  readonly bonuses: readonly BonusView[]
  readonly chosen: BonusView | undefined
  readonly onChoose: (id: string | undefined) => void
  readonly currency: string
}

/** The bonuses a deposit can bring, with their conditions; no bonus is an equal option. */
export function BonusChoice({ bonuses, chosen, onChoose, currency }: BonusChoiceProps) {
  const t = useT('cashbox')
  const name = useId()
  const terms = useTerms(currency)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('screen.bonus.label')}</legend>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-[550] text-text-2" aria-hidden="true">
          {t('screen.bonus.label')}
        </p>
        <BonusCode />
      </div>
      <div className="grid grid-cols-1 gap-2">
        {bonuses.map((bonus) => (
          <RadioCard
            key={bonus.id}
            name={name}
            className="p-3!"
            checked={chosen?.id === bonus.id}
            onChange={() => onChoose(bonus.id)}
          >
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-control bg-[linear-gradient(150deg,var(--scene-from),var(--accent))] text-text"
            >
              <Icon of={Gift} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{bonus.title}</span>
              <span className="num block text-12 text-text-2">{terms(bonus)}</span>
            </span>
          </RadioCard>
        ))}
        <RadioCard name={name} className="p-3!" checked={chosen === undefined} onChange={() => onChoose(undefined)}>
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2"
          >
            <Icon of={Ban} />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{t('screen.bonus.none')}</span>
            <span className="block text-12 text-text-2">{t('screen.bonus.noneText')}</span>
          </span>
        </RadioCard>
      </div>
    </fieldset>
  )
}

/** The conditions of a bonus in one line, the most restrictive first. */
function useTerms(currency: string) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const money = (cents: number) => formatMoney(cents, currency, locale, { short: true })
  return ({ wager, wagerDays, maxBetCents, maxWinCents, minCents }: BonusView): string =>
    [
      wager > 0 ? t('screen.bonus.wager', { times: wager }) : t('screen.bonus.noWager'),
      wagerDays !== null && t('screen.bonus.days', { count: wagerDays }),
      maxBetCents !== null && t('screen.bonus.maxBet', { amount: money(maxBetCents) }),
      maxWinCents !== null && t('screen.bonus.maxWin', { amount: money(maxWinCents) }),
      minCents > 0 && t('screen.bonus.min', { amount: money(minCents) }),
    ]
      .filter(Boolean)
      .join(' ')
}
