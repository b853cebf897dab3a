import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

interface PanelFootProps {
  readonly label: ReactNode
  readonly waitingLabel?: ReactNode
  readonly isWaiting?: boolean
  readonly isDisabled?: boolean
  /** Without it the button submits its form. */
  readonly onPress?: () => void
  readonly onBack?: () => void
}

/** The one action of a step; stays in sight while the step scrolls. */
export function PanelFoot({
  label,
  waitingLabel,
  isWaiting = false,
  isDisabled = false,
  onPress,
  onBack,
}: PanelFootProps) {
  const t = useT('cashbox')
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 mt-4 -mb-4 flex flex-col-reverse gap-3 bg-surface-1 px-4 pt-3 pb-6 shadow-[inset_0_1px_0_var(--line)] md:-bottom-6 md:-mx-6 md:-mb-6 md:rounded-b-sheet md:flex-row md:items-center md:justify-between md:px-6 md:py-4">
      {onBack ? (
        <Button tone="plain" size="large" onClick={onBack}>
          <Icon of={ArrowLeft} />
          {t('screen.amountStep.back')}
        </Button>
      ) : (
        <span />
      )}
      <Button
        tone="action"
        size="large"
        type={onPress ? 'button' : 'submit'}
        disabled={isDisabled}
        waiting={isWaiting}
        waitingLabel={waitingLabel}
        onClick={onPress}
        className="md:min-w-56"
      >
        {label}
        {onPress && <Icon of={ArrowRight} />}
      </Button>
    </div>
  )
}
