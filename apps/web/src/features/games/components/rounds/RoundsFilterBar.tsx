import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Field } from '../../../../ui/forms/Field'
import { Select } from '../../../../ui/forms/Select'
import { TextInput } from '../../../../ui/forms/TextInput'
import { pillStyle } from '../../../../ui/pillStyle'
import { continueQuery } from '../../queries'
import { outcomes, periods, type RoundsFilter } from '../../rounds/rounds'

interface RoundsFilterBarProps {
  readonly filter: RoundsFilter
  readonly currency: string
  readonly onChange: (filter: RoundsFilter) => void
}

/** SAFE-07: filters by outcome, period with custom dates, and game. */
export function RoundsFilterBar({ filter, currency, onChange }: RoundsFilterBarProps) {
  const t = useT('profile')
  const { data: played = [] } = useQuery(continueQuery(currency))
  const games = played.map(({ tile: { identifier, title } }) => ({ identifier, title }))
  const isElsewhere = filter.game !== undefined && !games.some(({ identifier }) => identifier === filter.game)
  const day = (key: 'from' | 'to') => (
    <Field label={t(`history.${key}`)}>
      {(ids) => (
        <TextInput
          {...ids}
          type="date"
          value={filter[key] ?? ''}
          max={key === 'from' ? filter.to : undefined}
          min={key === 'to' ? filter.from : undefined}
          onChange={({ target }) => onChange({ ...filter, [key]: target.value || undefined })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid gap-3">
      <fieldset className="scrollbar-none relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 md:mx-0 md:px-0">
        <legend className="sr-only">{t('history.label')}</legend>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={outcome === filter.outcome}
            onClick={() => onChange({ ...filter, outcome })}
            className={pillStyle({ on: outcome === filter.outcome })}
          >
            {t(`history.${outcome}`)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1">
        <Select
          aria-label={t('history.period')}
          value={filter.period}
          onChange={({ target }) =>
            onChange({ ...filter, period: periods.find((period) => period === target.value) ?? 'd30' })
          }
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {t(`history.${period}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('history.game')}
          value={filter.game ?? ''}
          onChange={({ target }) => onChange({ ...filter, game: target.value || undefined })}
        >
          <option value="">{t('history.anyGame')}</option>
          {isElsewhere && <option value={filter.game}>{filter.game}</option>}
          {games.map(({ identifier, title }) => (
            <option key={identifier} value={identifier}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      {filter.period === 'own' && (
        <div className="grid grid-cols-2 gap-3">
          {day('from')}
          {day('to')}
        </div>
      )}
    </div>
  )
}
