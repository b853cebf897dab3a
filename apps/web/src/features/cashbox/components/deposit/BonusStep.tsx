import { useT } from '../../../../lib/i18n/TextsProvider'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { PanelFoot } from '../PanelFoot'
import { StepBar, type StepName } from '../StepBar'
import { BonusChoice } from './BonusChoice'
import type { BonusOffers } from './useDepositFacts'

interface BonusStepProps {
  readonly offers: BonusOffers
  readonly currency: string
  readonly steps: readonly StepName[]
  readonly onContinue: () => void
}

/** /deposit-bonus: choosing the bonus before the method (OPEN-41). */
export function BonusStep({ offers, currency, steps, onContinue }: BonusStepProps) {
  const t = useT('cashbox')
  const { bonuses, chosen, choose, isLoading } = offers
  return (
    <>
      <StepBar steps={steps} at={1} />
      {isLoading ? (
        <Skeleton className="h-48 rounded-card" />
      ) : (
        <>
          {bonuses.length === 0 && <p className="mb-4 text-text-2">{t('screen.bonus.empty')}</p>}
          <BonusChoice bonuses={bonuses} chosen={chosen} onChoose={choose} currency={currency} />
        </>
      )}
      <PanelFoot
        label={t(chosen ? 'screen.bonus.continue' : 'screen.bonus.continueWithout')}
        isDisabled={isLoading}
        onPress={onContinue}
      />
    </>
  )
}
