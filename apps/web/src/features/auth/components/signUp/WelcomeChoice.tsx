import { Gift } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Switch } from '../../../../ui/forms/Switch'
import { Icon } from '../../../../ui/Icon'

interface WelcomeChoiceProps {
  /** The offer in the banner. */
  readonly title: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether the first deposit brings the offer the new player came for. The cashbox shows it again, with its terms. */
export function WelcomeChoice({ title, isOn, onChange }: WelcomeChoiceProps) {
  const t = useT('auth')
  const id = useId()
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 py-1 pr-2 pl-4 shadow-line">
      <Icon of={Gift} className="text-accent-text" />
      <span id={id} className="min-w-0 flex-1">
        <span data-written>{title}</span> <span className="text-text-3">{t('signUp.offerNext')}</span>
      </span>
      <Switch aria-labelledby={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}
