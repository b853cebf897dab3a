import { Check } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'

/** Where one is: method, then amount. The provider's own page confirms. */
export function StepBar({ step }: { readonly step: 1 | 2 }) {
  const t = useT('cashbox')
  return (
    <ol aria-label={t('screen.steps.label')} className="mb-4 grid grid-cols-2 gap-2">
      {(['method', 'amount'] as const).map((name, index) => {
        const isDone = index + 1 < step
        const isCurrent = index + 1 === step
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-2 border-t-3 pt-3 ${isDone || isCurrent ? 'border-accent' : 'border-surface-3 text-text-2'} ${isDone ? 'border-accent/55' : ''}`}
          >
            <span
              className={`num grid size-5 place-items-center rounded-full font-bold text-12 ${isCurrent ? 'bg-accent text-on-accent' : 'bg-surface-3'}`}
            >
              {isDone ? <Icon of={Check} size={14} className="text-win" /> : index + 1}
            </span>
            {t(`screen.steps.${name}`)}
            {isDone && <span className="sr-only">{t('screen.steps.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
