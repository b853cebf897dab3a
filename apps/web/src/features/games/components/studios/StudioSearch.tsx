import { Search } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { TextInput } from '../../../../ui/forms/TextInput'
import { Icon } from '../../../../ui/Icon'

interface StudioSearchProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly className: string
}

/** Filters the studios shown by name. */
export function StudioSearch({ value, onChange, className }: StudioSearchProps) {
  const t = useT('games')
  return (
    <TextInput
      type="search"
      aria-label={t('studios.search')}
      placeholder={t('studios.search')}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      before={<Icon of={Search} className="text-text-2" />}
      className={className}
    />
  )
}
