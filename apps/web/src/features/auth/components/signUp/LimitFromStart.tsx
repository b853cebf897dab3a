import { ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Switch } from '../../../../ui/forms/Switch'
import { Icon } from '../../../../ui/Icon'

interface LimitFromStartProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Players who want a limit before their first deposit are taken there right after sign-up. */
export function LimitFromStart({ isOn, onChange }: LimitFromStartProps) {
  const t = useT('auth')
  const id = useId()
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 py-1 pr-2 pl-4 shadow-line">
      <Icon of={ShieldCheck} className="text-text-2" />
      <span id={id} className="min-w-0 flex-1">
        {t('signUp.limit')} <span className="text-text-3">{t('signUp.limitNext')}</span>
      </span>
      <Switch aria-labelledby={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}
