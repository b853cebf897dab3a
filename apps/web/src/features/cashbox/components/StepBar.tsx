import { Check } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'

export type StepName = 'bonus' | 'method' | 'amount' | 'confirm'

interface StepBarProps {
  readonly steps: readonly StepName[]
  /** The current step, from 1. */
  readonly at: number
}

/** The progress through the steps. The last step of a deposit is the provider's. */
export function StepBar({ steps, at }: StepBarProps) {
  const t = useT('cashbox')
  return (
    <ol aria-label={t('screen.steps.label')} className="mb-5 flex gap-2 short:hidden">
      {steps.map((name, index) => {
        const isDone = index + 1 < at
        const isCurrent = index + 1 === at
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex min-w-0 flex-1 items-center gap-2 border-t-3 pt-3 max-[22.5rem]:gap-1 max-[22.5rem]:text-12 ${isCurrent ? 'border-accent font-semibold' : isDone ? 'border-accent/55' : 'border-surface-3 text-text-3'}`}
          >
            <span
              className={`num grid size-5 shrink-0 place-items-center rounded-full font-bold text-12 ${isCurrent ? 'bg-accent text-on-accent' : 'bg-surface-3'}`}
            >
              {isDone ? <Icon of={Check} size={14} className="text-win" /> : index + 1}
            </span>
            <span className="truncate">{t(`screen.steps.${name}`)}</span>
            {isDone && <span className="sr-only">{t('screen.steps.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
