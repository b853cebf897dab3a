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
  /** On a phone the sheet's header has the back button. */
  readonly onBack?: () => void
  /** Stays visible while the panel scrolls: the remaining limit, or a note about the statement. */
  readonly note?: ReactNode
}

/** The main action of a step; stays visible while the step scrolls. */
export function PanelFoot({
  label,
  waitingLabel,
  isWaiting = false,
  isDisabled = false,
  onPress,
  onBack,
  note,
}: PanelFootProps) {
  const t = useT('cashbox')
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 mt-5 -mb-4 flex flex-col gap-3 bg-surface-1 px-4 pt-3 pb-6 shadow-[inset_0_1px_0_var(--line)] md:-bottom-6 md:-mx-6 md:-mb-6 md:flex-row md:items-center md:gap-6 md:rounded-b-sheet md:px-6 md:py-4 short:py-2!">
      {onBack && (
        <span className="-ml-3 hidden shrink-0 md:block">
          <Button tone="plain" onClick={onBack}>
            <Icon of={ArrowLeft} />
            {t('screen.amountStep.back')}
          </Button>
        </span>
      )}
      <div className={`min-w-0 flex-1 empty:hidden md:empty:block ${onBack ? 'md:text-right' : 'md:max-w-80'}`}>
        {note}
      </div>
      <Button
        tone="action"
        size="large"
        type={onPress ? 'button' : 'submit'}
        disabled={isDisabled}
        waiting={isWaiting}
        waitingLabel={waitingLabel}
        onClick={onPress}
        className="max-w-full md:ml-auto md:min-w-56"
      >
        <span className="truncate">{label}</span>
        {onPress && !isDisabled && <Icon of={ArrowRight} />}
      </Button>
    </div>
  )
}
