import { useT } from '../../../lib/i18n/TextsProvider'
import type { Action } from '../model'
import { type Choice, MethodPicker } from './MethodPicker'
import { PanelFoot } from './PanelFoot'
import { StepBar } from './StepBar'

interface MethodStepProps {
  readonly action: Action
  readonly currency: string
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
  readonly onContinue: () => void
}

/** First step: how to pay, or where to. */
export function MethodStep({ action, currency, choice, onChoose, onContinue }: MethodStepProps) {
  const t = useT('cashbox')
  return (
    <>
      <StepBar step={1} />
      <MethodPicker action={action} currency={currency} choice={choice} onChoose={onChoose} />
      <PanelFoot
        label={choice ? t('screen.method.continue', { method: choice.method.title }) : t('screen.method.pick')}
        isDisabled={!choice}
        onPress={onContinue}
      />
    </>
  )
}
