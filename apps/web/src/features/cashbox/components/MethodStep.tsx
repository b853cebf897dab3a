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
  /** Above the methods, and beside the button. */
  readonly head?: ReactNode
  readonly note?: ReactNode
}

/** How to pay, or where to. */
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

/** The button that led back is gone, and the focus with it: it goes on at what was chosen before. */
function takeFocusBack(step: HTMLElement | null): void {
  const { activeElement: at, body } = document
  if (at !== body && at?.getAttribute('role') !== 'dialog') return
  step?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
}
