import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { type Action, lastFourOf } from '../model'
import { type Choice, MethodPicker } from './MethodPicker'
import { PanelFoot } from './PanelFoot'
import { StepBar, type StepName } from './StepBar'

interface MethodStepProps {
  readonly action: Action
  readonly currency: string
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
  readonly onContinue: () => void
  readonly steps: readonly StepName[]
  readonly at: number
  /** Shown above the methods, and next to the button. */
  readonly head?: ReactNode
  readonly note?: ReactNode
}

/** The choice of the payment method, or of the payout method. */
export function MethodStep({ action, currency, choice, onChoose, onContinue, ...more }: MethodStepProps) {
  const t = useT('cashbox')
  const ending = lastFourOf(choice?.accountTitle)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocusBack(step.current), [])
  return (
    <div ref={step}>
      <StepBar steps={more.steps} at={more.at} />
      {more.head}
      <MethodPicker action={action} currency={currency} choice={choice} onChoose={onChoose} />
      <PanelFoot
        label={
          choice
            ? t('screen.method.continue', { method: `${choice.method.title} ${ending ?? ''}`.trim() })
            : t('screen.method.pick')
        }
        isDisabled={!choice}
        onPress={onContinue}
        note={more.note}
      />
    </div>
  )
}

/** The focus was on the back button, which has been removed, so it moves to the previous choice. */
function takeFocusBack(step: HTMLElement | null): void {
  const { activeElement: at, body } = document
  if (at !== body && at?.getAttribute('role') !== 'dialog') return
  step?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
}
